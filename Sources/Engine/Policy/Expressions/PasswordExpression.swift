public import WatchwordBasics

/// A regular expression for passwords, which takes linear time for every pattern and every password.
///
/// Patterns are written as in ECMAScript with the flag `u` (ECMA-262, 16th edition, section 22.2.1) and match the same
/// texts, but only constructs that an automaton can match are supported:
///
/// - characters, `.`, `[a-z]`, `[^a-z]`, `\d \D \w \W \s \S`, and `\p{L}` and `\P{Lu}` for the general categories
///   by their short names;
/// - `a|b`, `(…)`, `(?:…)`, `^`, `$`, and `? * + {2} {2,} {2,5}` up to 1,000 times, with or without a following `?`:
///   lazy quantifiers match the same texts;
/// - `\t \n \r \f \v \xHH \uHHHH \u{H…}`, and a backslash before any ASCII punctuation;
/// - lookaheads `(?=…)` and `(?!…)`, up to 30, directly after a `^` that starts the pattern.
///
/// Back-references, lookbehinds, word boundaries, named groups and inline flags are rejected, and so is anything that
/// engines interpret differently, such as a lone `{` or a POSIX class. Characters are the code points of the NFC form.
/// Without `^` and `$`, a match of a part of the text is enough.
public struct PasswordExpression: Sendable {
  /// The pattern as written.
  public let pattern: ExactText
  let program: ExpressionProgram

  /// The maximum number of steps of the automaton; the time that a character takes is at most proportional to it.
  package static let maximumSteps = 4000
  /// The maximum number of lookaheads, each of which has one bit.
  package static let maximumLookaheads = 30
  /// The maximum nesting depth of groups.
  package static let maximumDepth = 50
  /// The maximum number of repetitions in a quantifier.
  package static let maximumRepetitions = 1000

  /// Reads a pattern, in time linear in its length and in that of the automaton, which is limited to 4,000 steps.
  ///
  /// - Throws: ``ExpressionDefect``, with its position in the pattern.
  public init(parsing pattern: ExactText) throws(ExpressionDefect) {
    self.pattern = pattern
    program = ExpressionProgram(try RegularExpression(pattern.string.utf8, .policy))
  }

  /// Whether the pattern is one of the usual ways to say "digits only".
  package var matchesOnlyDigits: Bool { ["^\\p{Nd}+$", "^\\d+$", "^[0-9]+$"].contains(pattern) }

  /// Whether the NFC form of `text`, or a part of it, matches.
  public func matches(_ text: String) -> Bool { matches(normalized: Normalization.nfc(text)) }

  /// Whether a text in NFC, or a part of it, matches.
  func matches(normalized text: String) -> Bool {
    var run = ExpressionRun(program)
    for scalar in text.unicodeScalars {
      if run.isDecided { break }
      run.read(scalar.value)
    }
    return run.matchesAtEnd()
  }
}

extension PasswordExpression: Hashable {
  /// Whether both expressions have the same pattern.
  public static func == (left: PasswordExpression, right: PasswordExpression) -> Bool { left.pattern == right.pattern }

  /// Feeds the pattern to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
