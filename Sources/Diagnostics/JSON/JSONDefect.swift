/// A defect that makes a text invalid JSON. Reading stops at it.
package struct JSONDefect: Error {
  /// The kind of finding that reports it.
  package let kind: FindingKind
  /// The bytes that are wrong.
  package let range: Range<Int>
  /// What was found and what was expected.
  package let message: String
  /// What to do about it, if there is useful advice.
  package let help: String?

  /// Creates a defect.
  package init(_ kind: FindingKind, range: Range<Int>, message: String, help: String? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
  }
}
