import WatchwordDiagnostics
import WatchwordPolicy

/// The names of Okta's password settings.
enum OktaNames {
  /// Numbers of characters, which are 0 or 1.
  static let counts: [(name: ExactText, characterClass: CharacterClass)] = [
    ("minLowerCase", .lowercase), ("minUpperCase", .uppercase), ("minNumber", .digits), ("minSymbol", .special),
  ]
  /// The attributes of users that a password may not contain.
  static let attributes: ExactText = "excludeAttributes"
  /// All of these attributes.
  static let allAttributes: [ExactText] = ["firstName", "lastName"]
  /// How many days before the expiry users are warned.
  static let warning: ExactText = "expireWarnDays"
  static let lockoutNumbers: [ExactText] = ["maxAttempts", "autoUnlockMinutes"]
  static let lockoutFlag: ExactText = "showLockoutFailures"
  static let keptAttributes: ExactText = "complexity.excludeAttributes"
  /// The additional values that are kept.
  static let kept: [ExactText] =
    ["name", keptAttributes, ExactText("age.\(warning)")]
    + (lockoutNumbers + [lockoutFlag]).map { ExactText("lockout.\($0)") }

  /// The members of the password's settings in a policy.
  static func settings(in members: [JSONMember]) -> [JSONMember]? {
    members.value("settings")?.members?.value("password")?.members
  }
}
