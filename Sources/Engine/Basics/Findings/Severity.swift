/// The severity of a finding, from the least to the most serious.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// Information that requires no change.
  case info
  /// A probable defect; a person must decide whether it is one.
  case warning
  /// A defect that affects users.
  case error

  /// The word used in reports and on the command line.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Whether `left` is less serious than `right`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
