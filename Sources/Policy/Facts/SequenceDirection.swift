public import WatchwordDiagnostics

/// Where a sequence runs.
public enum SequenceDirection: UInt8, NamedChoice {
  /// Up or down.
  case either
  /// Up, such as 123, or to the right on a keyboard.
  case ascending
  /// Down, such as 321, or to the left on a keyboard.
  case descending

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .either: "either"
    case .ascending: "ascending"
    case .descending: "descending"
    }
  }
}
