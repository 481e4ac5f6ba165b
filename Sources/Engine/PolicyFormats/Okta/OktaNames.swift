import WatchwordBasics
import WatchwordPolicy

/// The names of Okta's password settings.
enum OktaNames {
  /// The numbers of characters, each of which is 0 or 1.
  static let counts: [(name: ExactText, characterClass: CharacterClass)] = [
    ("minLowerCase", .lowercase), ("minUpperCase", .uppercase), ("minNumber", .digits), ("minSymbol", .special),
  ]
  /// The attributes of users that a password may not contain.
  static let attributes: ExactText = "excludeAttributes"
  /// All of these attributes.
  static let allAttributes: [ExactText] = ["firstName", "lastName"]
  /// The number of days before the expiry at which users are warned.
  static let warning: ExactText = "expireWarnDays"
  static let lockoutNumbers: [ExactText] = ["maxAttempts", "autoUnlockMinutes"]
  static let lockoutFlag: ExactText = "showLockoutFailures"
  static let keptAttributes: ExactText = "complexity.excludeAttributes"
  /// The names of the additional values that are kept.
  static let kept: [ExactText] =
    ["name", keptAttributes, ExactText("age.\(warning)")]
    + (lockoutNumbers + [lockoutFlag]).map { ExactText("lockout.\($0)") }

  /// Returns the members of the password settings in a policy.
  static func settings(in members: [JSONMember]) -> [JSONMember]? {
    members.value("settings")?.members?.value("password")?.members
  }
}

extension MinimumAgeRule {
  /// Creates a rule for an age in minutes, in the largest unit that expresses it exactly.
  init(minutes: Int) {
    let unit = [AgeUnit.days, .hours].first { minutes.isMultiple(of: $0.minutes) } ?? .minutes
    self.init(age: minutes / unit.minutes, unit: unit)
  }
}
