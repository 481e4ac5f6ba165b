public import WatchwordDiagnostics

/// The direction of a sequence.
public enum SequenceDirection: UInt8, NamedChoice {
  /// Ascending or descending.
  case either
  /// Ascending, such as 123, or to the right on a keyboard.
  case ascending
  /// Descending, such as 321, or to the left on a keyboard.
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
