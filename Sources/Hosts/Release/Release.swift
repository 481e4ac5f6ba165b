/// The data of a release, which development builds lack.
///
/// `Scripts/release.sh` writes another file to use instead of this one; `WATCHWORD_RELEASE` names its folder (see
/// Package.swift).
package enum Release {
  /// The commit that the release was built from.
  package static let commit: StaticString? = nil
  /// The template of the page that `watchword preview` fills in.
  package static let page: StaticString? = nil
}
