public import WatchwordDiagnostics

/// A value of a format that is not a requirement on passwords.
public struct PolicyExtra: Hashable, Sendable {
  /// Its name in the format.
  public let name: ExactText
  /// Its value.
  public let value: Value

  /// The content of an additional value.
  public enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A text.
    case text(ExactText)
  }

  /// Creates the additional value `name`.
  public init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }
}
