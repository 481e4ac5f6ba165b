/// What a reader made of a text: a value, as far as there is one, and everything there is to say about the text.
public struct Reading<Value> {
  /// What could be read, even where parts of it are wrong; `nil` if no use can be made of the text.
  public let value: Value?
  /// What is wrong with the text, in the order in which the reader met it.
  public let diagnostics: [Diagnostic]

  /// A reading with this result.
  public init(_ value: Value?, _ diagnostics: [Diagnostic]) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether there is a value and nothing in the text is an error.
  public var isSound: Bool { value != nil && !diagnostics.containsError }

  /// The reading of what `transform` makes of the value.
  public func map<Other>(_ transform: (Value) -> Other?) -> Reading<Other> {
    Reading<Other>(value.flatMap(transform), diagnostics)
  }
}

extension Reading: Sendable where Value: Sendable {}
