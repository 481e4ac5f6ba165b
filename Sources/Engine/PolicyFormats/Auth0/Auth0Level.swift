import WatchwordBasics
import WatchwordPolicy

/// One of Auth0's older levels of strength ("Password Strength in Auth0 Database Connections").
struct Auth0Level: Sendable {
  /// The name, such as `good`.
  let name: ExactText
  /// The minimum length, unless `password_complexity_options` sets another.
  let minimum: Int
  /// The other requirements.
  let rules: [PasswordRule]

  private static let threeOfFour = PasswordRule.classes(ClassesRule(minimum: 3, repertoire: .ascii))

  /// All levels.
  static let all: [Auth0Level] = [
    Auth0Level(name: "none", minimum: 1, rules: []),
    Auth0Level(name: "low", minimum: 6, rules: []),
    Auth0Level(
      name: "fair", minimum: 8,
      rules: [CharacterClass.uppercase, .lowercase, .digits].map {
        .characterCount(CharacterCountRule($0, minimum: 1, repertoire: .ascii))
      }),
    Auth0Level(name: "good", minimum: 8, rules: [threeOfFour]),
    Auth0Level(
      name: "excellent", minimum: 10, rules: [threeOfFour, .repetition(RepetitionRule(maximum: 2))]),
  ]

  /// Returns the level called `name`; `nil` if there is none.
  static func named(_ name: ExactText) -> Auth0Level? { all.first { $0.name == name } }
}
