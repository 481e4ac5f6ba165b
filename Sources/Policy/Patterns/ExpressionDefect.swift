package import WatchwordDiagnostics

/// Why a text is not an expression that policies can use, and where.
public struct ExpressionDefect: Error, Hashable, Sendable {
  /// The range of the bytes of the pattern's UTF-8 that are concerned.
  public let range: Range<Int>
  /// What these bytes say, shortened if it is long.
  public let found: String
  package let reason: PatternFlaw.Reason

  init(_ flaw: PatternFlaw, in bytes: [UInt8]) {
    range = flaw.start..<max(flaw.start, min(flaw.end, bytes.count))
    found = String(decoding: bytes[range], as: UTF8.self).clipped
    reason = flaw.reason
  }

  /// The kind of finding that reports it: that a pattern is malformed or unsupported, or exceeds a limit.
  package var kind: FindingKind {
    switch reason {
    case .tooManySteps, .tooDeep, .tooManyLookaheads, .tooManyRepetitions: .limitExceeded
    case .group, .lookahead, .alternatives, .reference, .escape, .category, .posixClass, .setNotation:
      .unsupportedPattern
    default: .malformedPattern
    }
  }

  /// What was found and what was expected; starts with a capital and ends without a full stop.
  public var message: String {
    "Found " + found + "; expected " + reason.expected.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// What to do about it, if there is advice beyond the message.
  public var help: String? {
    switch reason {
    case .unopened, .unclosed, .repetition, .count: "Write \\" + found + " for the character itself"
    case .tooManySteps, .tooManyRepetitions: "Use the rule length for long passwords"
    case .lookahead, .reference, .tooManyLookaheads: "Use several rules"
    default: nil
    }
  }
}
