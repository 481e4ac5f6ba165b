/// A labelled case of a table: what is given, what is expected, and what the case is about.
public struct Case<Given: Sendable, Expected: Sendable>: Sendable, CustomStringConvertible {
  /// What the case is about, as a test's report shows it.
  public let description: String
  /// What is given.
  public let given: Given
  /// What is expected.
  public let expected: Expected

  /// A case under a label.
  public init(_ label: String, _ given: Given, _ expected: Expected) {
    description = label
    self.given = given
    self.expected = expected
  }
}
