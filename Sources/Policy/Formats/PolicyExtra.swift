package import WatchwordDiagnostics

/// A value of a format that is not a requirement on passwords.
package struct PolicyExtra: Hashable, Sendable {
  /// The name in the format.
  package let name: ExactText
  /// The value.
  package let value: Value

  /// The content of an additional value.
  package enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A text.
    case text(ExactText)
  }

  /// Creates the additional value `name`.
  package init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }
}
