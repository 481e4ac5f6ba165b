public import WatchwordDiagnostics

/// Why a text is not an expression that policies can use, and where.
public struct ExpressionDefect: Error, Hashable, Sendable {
  /// The kind of defect: `malformed-pattern`, `unsupported-pattern` or `limit-exceeded`.
  public let id: ExactText
  /// The range of the bytes of the pattern's UTF-8 that are concerned.
  public let range: Range<Int>
  /// What was found and what was expected; starts with a capital and ends without a full stop.
  public let message: String
  /// What to do about it, if there is useful advice.
  public let help: String?

  init(_ id: ExactText, _ range: Range<Int>, _ message: String, help: String? = nil) {
    self.id = id
    self.range = range
    self.message = message
    self.help = help
  }
}
