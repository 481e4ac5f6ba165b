package import WatchwordBasics
import WatchwordLocalization

/// A kind of app resources, such as Android's resources or gettext catalogues.
///
/// To add a target, add a file with a value of this type, and a line in ``all``.
package struct ResourceTarget: Sendable {
  /// The stable name of the target in command options: `android`.
  package let id: ExactText
  /// The displayed name: `Android`.
  package let title: String
  /// The usual name of its files, without an ending: `strings`.
  package let usualName: String

  /// Converts the key of a text to a key of the target.
  let key: @Sendable (ExactText) -> String
  /// The notation for values in the target's messages.
  let notation: ValueNotation
  /// Whether the texts of a region need an additional file for the language alone.
  var needsBaseLanguageFile = false
  /// Whether a text can vary by number.
  package var hasPluralForms = true
  /// Writes the texts.
  let write: @Sendable (ResourceTexts) -> WrittenResources

  /// All targets.
  package static let all: [ResourceTarget] = [
    .android, .arb, .i18next, .xcstrings, .po, .properties, .resx, .json,
  ]
}
