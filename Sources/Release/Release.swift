/// What a release carries, and a development build does not.
///
/// `Scripts/release.sh` writes another file in place of this one; `WATCHWORD_RELEASE` names its folder (see Package.swift).
package enum Release {
  /// The commit that the release was built from.
  package static let commit: StaticString? = nil
  /// The template of the page that `watchword preview` fills in.
  package static let page: StaticString? = nil
}
