/// How much a finding matters, from least to most.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// Worth knowing; nothing has to change.
  case info
  /// Probably a defect; a person decides.
  case warning
  /// A defect that users would meet.
  case error

  /// The word used in reports and on the command line.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Whether `left` matters less than `right`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
