import WatchwordBasics
import WatchwordCatalogFormats

extension ResourceTarget {
  /// Resource files of .NET: `Strings.ru.resx`.
  ///
  /// A requirement has the name of the method that describes the failure in ASP.NET Core Identity, if there is one
  /// (Microsoft, `IdentityErrorDescriber`).
  static let resx = ResourceTarget(
    id: "resx", title: "ResX", usualName: "Strings",
    key: { key in identityMethods.first { $0.key == key }?.method ?? key.string }, notation: .composite,
    hasPluralForms: false,
    write: { texts in
      texts.withoutPluralForms {
        .catalog($0.elements(in: .composite, syntax: .none, ending: ".resx", datatype: "resx"), in: .resx)
      }
    })

  private static let identityMethods: [(key: ExactText, method: String)] = [
    ("rule.length.min.requirement", "PasswordTooShort"),
    ("rule.digits.min.requirement", "PasswordRequiresDigit"),
    ("rule.uppercase.min.requirement", "PasswordRequiresUpper"),
    ("rule.lowercase.min.requirement", "PasswordRequiresLower"),
    ("rule.special.min.requirement", "PasswordRequiresNonAlphanumeric"),
    ("rule.distinct-characters.min.requirement", "PasswordRequiresUniqueChars"),
  ]
}
