/// What makes a text no JSON; reading ends there.
public struct JSONDefect: Error {
  /// The kind of finding that reports it.
  public let kind: FindingKind
  /// The bytes that are wrong.
  public let range: Range<Int>
  /// What was found and what was expected.
  public let message: String
  /// What to do about it, if there is useful advice.
  public let help: String?

  /// A defect with all its parts.
  public init(_ kind: FindingKind, range: Range<Int>, message: String, help: String? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
  }
}
