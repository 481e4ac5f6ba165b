import WatchwordBasics
import WatchwordPolicy

/// One of Auth0's older levels of strength ("Password Strength in Auth0 Database Connections").
struct Auth0Level: Sendable {
  /// The name, such as `good`.
  let name: ExactText
  /// The minimum length, unless `password_complexity_options` sets another.
  let minimum: Int
  /// The other requirements.
  let settings: [BackEndSetting]

  /// All levels.
  static let all: [Auth0Level] = [
    Auth0Level(name: "none", minimum: 1, settings: []),
    Auth0Level(name: "low", minimum: 6, settings: []),
    Auth0Level(name: "fair", minimum: 8, settings: [.count(.uppercase), .count(.lowercase), .count(.digits)]),
    Auth0Level(name: "good", minimum: 8, settings: [.someClasses]),
    Auth0Level(name: "excellent", minimum: 10, settings: [.someClasses, .repetition]),
  ]

  /// Returns the level called `name`; `nil` if there is none.
  static func named(_ name: ExactText) -> Auth0Level? { all.first { $0.name == name } }
}
