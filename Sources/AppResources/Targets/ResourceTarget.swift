package import WatchwordDiagnostics
import WatchwordLocalization

/// A kind of resources that apps use: the resources of Android, or gettext's catalogues.
///
/// To add one, add a file beside this one with a value of this type, and a line in ``all``.
package struct ResourceTarget: Sendable {
  /// The stable name of the target in options of the command: `android`.
  package let id: ExactText
  /// The name for people: `Android`.
  package let title: String
  /// The usual name of its files, without an ending: `strings`.
  package let usualName: String

  /// The key of a text in the target.
  let key: @Sendable (ExactText) -> String
  /// How the target's messages show values.
  let notation: ValueNotation
  /// Whether the texts of a region need a file of its language alone beside them.
  var needsLanguageAlone = false
  /// Writes the texts.
  let write: @Sendable (ResourceTexts) -> WrittenResources

  /// All targets.
  package static let all: [ResourceTarget] = [.android, .arb, .i18next, .xcstrings, .po, .json]
}
