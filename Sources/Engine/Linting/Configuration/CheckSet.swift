public import WatchwordBasics

/// A named set of checks; each set contains the sets before it.
public enum CheckSet: UInt8, CaseIterable, Comparable, Sendable {
  /// Defects that break a text or hide it from its readers, without false alarms. The default.
  case essential
  /// Also defects that most editors would correct.
  case recommended
  /// Also matters of style that not every team checks.
  case all

  /// The stable name, as used by the option `--checks`.
  public var name: ExactText {
    switch self {
    case .essential: "essential"
    case .recommended: "recommended"
    case .all: "all"
    }
  }

  /// Whether `left` is a proper subset of `right`.
  public static func < (left: CheckSet, right: CheckSet) -> Bool { left.rawValue < right.rawValue }
}
