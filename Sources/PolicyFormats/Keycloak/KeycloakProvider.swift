import WatchwordDiagnostics
import WatchwordPolicy

/// A provider of password policies that comes with Keycloak (26), by its id, and what it means.
///
/// The ids, defaults and meanings are those of the classes `…PasswordPolicyProvider` and `…PasswordPolicyProviderFactory`
/// in `org.keycloak.policy`.
struct KeycloakProvider: Sendable {
  /// What a provider asks for.
  enum Meaning: Sendable {
    /// A setting whose value is a number.
    case number(BackEndSetting, default: Int)
    /// A setting without a value.
    case flag(BackEndSetting)
    /// The name of a file of common passwords on the server.
    case list
    /// A regular expression of Java that the whole password matches.
    case pattern
    /// Something of passwords that no rule says, as words that follow the name: "refuses …".
    case unsaid(String)
    /// Nothing of passwords.
    case other
  }

  /// The id in policies.
  let id: ExactText
  /// What it asks for.
  let meaning: Meaning

  /// All providers.
  static let all: [KeycloakProvider] = [
    KeycloakProvider("length", .number(.minimum, default: 8)),
    KeycloakProvider("maxLength", .number(.maximum, default: 64)),
    KeycloakProvider("digits", .number(.count(.digits), default: 1)),
    KeycloakProvider("lowerCase", .number(.count(.lowercase), default: 1)),
    KeycloakProvider("upperCase", .number(.count(.uppercase), default: 1)),
    KeycloakProvider("specialChars", .number(.count(.special), default: 1)),
    KeycloakProvider("notContainsUsername", .flag(.userID)),
    KeycloakProvider("notUsername", .unsaid("refuses only a password that is the user name")),
    KeycloakProvider("notEmail", .unsaid("refuses only a password that is the e-mail address")),
    KeycloakProvider("passwordBlacklist", .list),
    KeycloakProvider("passwordHistory", .number(.history, default: 3)),
    KeycloakProvider("passwordAge", .unsaid("refuses passwords that were used in the last days")),
    KeycloakProvider("regexPattern", .pattern),
    KeycloakProvider("forceExpiredPasswordChange", .number(.expiry, default: 365)),
    KeycloakProvider("hashAlgorithm", .other), KeycloakProvider("hashIterations", .other),
    KeycloakProvider("maxAuthAge", .other), KeycloakProvider("recoveryCodesWarningThreshold", .other),
  ]

  private init(_ id: ExactText, _ meaning: Meaning) {
    self.id = id
    self.meaning = meaning
  }

  /// The provider called `id`; `nil` if Keycloak has none.
  static func named(_ id: ExactText) -> KeycloakProvider? { all.first { $0.id == id } }

  /// The id of the provider for `setting`.
  static func id(for setting: BackEndSetting) -> ExactText? {
    all.first {
      switch $0.meaning {
      case .number(let own, _), .flag(let own): own == setting
      case .list: setting == .commonPassword
      case .pattern: setting == .pattern
      default: false
      }
    }?.id
  }
}
