/// The result of a reader: the value that it read, if any, and the findings about the text.
public struct Reading<Value> {
  /// The value, even if parts of the text are wrong; `nil` if the text is unusable.
  public let value: Value?
  /// The findings about the text, in the order in which the reader reported them.
  public let findings: [Finding]

  /// Creates a reading with a value and findings.
  public init(_ value: Value?, _ findings: [Finding]) {
    self.value = value
    self.findings = findings
  }

  /// Whether there is a value and no finding is an error.
  public var isSound: Bool { value != nil && !findings.containsError }

  /// Returns the same reading with the value converted by `transform`.
  public func map<Other>(_ transform: (Value) -> Other?) -> Reading<Other> {
    Reading<Other>(value.flatMap(transform), findings)
  }
}

extension Reading: Sendable where Value: Sendable {}
