import WatchwordBasics
import WatchwordPolicy

/// A password policy provider that comes with Keycloak (26), with its id and meaning.
///
/// The ids, defaults and meanings are those of the classes `…PasswordPolicyProvider` and `…PasswordPolicyProviderFactory`
/// in `org.keycloak.policy`.
struct KeycloakProvider: Sendable {
  /// The requirement of a provider.
  enum Meaning: Sendable {
    /// A setting whose value is a number.
    case number(BackEndSetting, default: Int)
    /// A setting without a value.
    case flag(BackEndSetting)
    /// The name of a file of common passwords on the server.
    case list
    /// A Java regular expression that the whole password must match.
    case pattern
    /// A requirement on passwords that no rule expresses, as words that follow the name: "refuses …".
    case unsupported(String)
    /// No requirement on passwords.
    case other
  }

  /// The id in policies.
  let id: ExactText
  /// The requirement of the provider.
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
    KeycloakProvider("notUsername", .unsupported("refuses only a password that is the user name")),
    KeycloakProvider("notEmail", .unsupported("refuses only a password that is the e-mail address")),
    KeycloakProvider("passwordBlacklist", .list),
    KeycloakProvider("passwordHistory", .number(.history, default: 3)),
    KeycloakProvider("passwordAge", .unsupported("refuses passwords that were used in recent days")),
    KeycloakProvider("regexPattern", .pattern),
    KeycloakProvider("forceExpiredPasswordChange", .number(.expiry, default: 365)),
    KeycloakProvider("hashAlgorithm", .other), KeycloakProvider("hashIterations", .other),
    KeycloakProvider("maxAuthAge", .other), KeycloakProvider("recoveryCodesWarningThreshold", .other),
  ]

  private init(_ id: ExactText, _ meaning: Meaning) {
    self.id = id
    self.meaning = meaning
  }

  /// Returns the provider called `id`; `nil` if Keycloak has none.
  static func named(_ id: ExactText) -> KeycloakProvider? { all.first { $0.id == id } }

  /// Returns the id of the provider for `setting`.
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
