public import WatchwordBasics

/// A unit for the age of a password.
public enum AgeUnit: UInt8, NamedChoice {
  /// 24 hours.
  case days
  /// 60 minutes.
  case hours
  /// 60 seconds.
  case minutes

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .days: "days"
    case .hours: "hours"
    case .minutes: "minutes"
    }
  }

  /// The length of the unit in minutes.
  package var minutes: Int {
    switch self {
    case .days: 1440
    case .hours: 60
    case .minutes: 1
    }
  }
}
