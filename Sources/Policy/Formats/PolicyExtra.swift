public import WatchwordDiagnostics

/// Something that a format says and that asks nothing of passwords.
public struct PolicyExtra: Hashable, Sendable {
  /// Its name in the format.
  public let name: ExactText
  /// Its value.
  public let value: Value

  /// The value of something that a format says.
  public enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A text.
    case text(ExactText)
  }

  /// The value `name`.
  public init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }
}
