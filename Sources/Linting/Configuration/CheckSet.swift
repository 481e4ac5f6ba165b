public import WatchwordDiagnostics

/// A named set of checks; each set contains the sets before it.
public enum CheckSet: UInt8, CaseIterable, Comparable, Sendable {
  /// Defects that break a text or hide it from its readers: no false alarms. The default.
  case essential
  /// Also texts that most editors would correct.
  case recommended
  /// Also matters of style that not every team wants.
  case all

  /// The stable name, as the option `--checks` takes it.
  public var name: ExactText {
    switch self {
    case .essential: "essential"
    case .recommended: "recommended"
    case .all: "all"
    }
  }

  /// Whether `left` is contained in `right` and smaller.
  public static func < (left: CheckSet, right: CheckSet) -> Bool { left.rawValue < right.rawValue }
}
