package import WatchwordBasics

/// The reason why a text is not an expression that policies support, with its location.
public struct ExpressionDefect: Error, Hashable, Sendable {
  /// The range of the affected bytes in the pattern's UTF-8.
  public let range: Range<Int>
  /// The text of these bytes, shortened if it is long.
  public let found: String
  package let reason: PatternFlaw.Reason

  init(_ flaw: PatternFlaw, in bytes: [UInt8]) {
    range = flaw.start..<max(flaw.start, min(flaw.end, bytes.count))
    found = String(decoding: bytes[range], as: UTF8.self).clipped
    reason = flaw.reason
  }

  /// The kind of finding that reports the defect: malformed, unsupported, or exceeding a limit.
  package var kind: FindingKind {
    switch reason {
    case .tooManySteps, .tooDeep, .tooManyLookaheads, .tooManyRepetitions: .limitExceeded
    case .group, .lookahead, .alternatives, .reference, .escape, .category, .posixClass, .setNotation:
      .unsupportedPattern
    default: .malformedPattern
    }
  }

  /// The message, which states what was found and what was expected; starts with a capital and ends without a full
  /// stop.
  public var message: String {
    "Found " + found + "; expected " + reason.expected.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Additional advice, if there is any.
  public var help: String? {
    switch reason {
    case .unopened, .unclosed, .repetition, .count: "Write \\" + found + " for the character itself"
    case .tooManySteps, .tooManyRepetitions: "Use the rule length for long passwords"
    case .lookahead, .reference, .tooManyLookaheads: "Use several rules"
    default: nil
    }
  }
}
