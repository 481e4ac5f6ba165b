import WatchwordBasics
import WatchwordCatalogFormats

extension ResourceTarget {
  /// Java's resource bundles, for Spring's `MessageSource` and `ResourceBundle`: `messages_ru.properties`.
  ///
  /// A requirement has the code under which Passay reports the failure, if the code's values are those of the text in the
  /// same order (Passay, `SpringMessageResolver`).
  static let properties = ResourceTarget(
    id: "properties", title: "Java properties", usualName: "messages",
    key: { key in passayCodes.first { $0.key == key }?.code ?? key.string }, notation: .messageFormat,
    hasPluralForms: false,
    write: { texts in
      texts.withoutPluralForms {
        .catalog(
          $0.elements(in: .messageFormat, syntax: .none, ending: ".properties", datatype: "x-java-properties"),
          in: .javaProperties)
      }
    })

  private static let passayCodes: [(key: ExactText, code: String)] = [
    ("rule.length.min.requirement", "TOO_SHORT"),
    ("rule.letters.min.requirement", "INSUFFICIENT_ALPHABETICAL"),
    ("rule.digits.min.requirement", "INSUFFICIENT_DIGIT"),
    ("rule.uppercase.min.requirement", "INSUFFICIENT_UPPERCASE"),
    ("rule.lowercase.min.requirement", "INSUFFICIENT_LOWERCASE"),
    ("rule.special.min.requirement", "INSUFFICIENT_SPECIAL"),
    ("rule.white-space.default.requirement", "ILLEGAL_WHITESPACE"),
    ("rule.user-id.default.requirement", "ILLEGAL_USERNAME"),
    ("rule.common-password.default.requirement", "ILLEGAL_WORD"),
    ("rule.history.count.requirement", "HISTORY_VIOLATION"),
  ]
}
