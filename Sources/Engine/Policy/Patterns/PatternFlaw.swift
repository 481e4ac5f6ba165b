/// A defect of a pattern, without the pattern's text, so that the value that parsers throw is small.
package struct PatternFlaw: Error {
  let reason: Reason
  /// The offset of the first affected byte, and that of the byte after the last one.
  let start: Int
  let end: Int

  package enum Reason: UInt8, Sendable {
    case unopened, unclosed, emptyClass, repetition, count, order, rangeEnd, otherForm, backslash, codePoint
    case group, lookahead, alternatives, reference, escape, category, posixClass, setNotation
    case tooManySteps, tooDeep, tooManyLookaheads, tooManyRepetitions

    var expected: StaticString {
      switch self {
      case .unopened: "an opening bracket before it"
      case .unclosed: "a closing bracket after it"
      case .emptyClass: "at least one character between the brackets"
      case .repetition: "an element before it that can be repeated, and only one quantifier"
      case .count: "a number of repetitions, as in {2,5}"
      case .order: "the smaller value first"
      case .rangeEnd: "a character at each end of the range"
      case .otherForm: "the NFC form, in which passwords are compared: a letter and its marks as one character"
      case .backslash: "a character after it"
      case .codePoint: "the number of a code point, as in \\xE9, \\u00E9 or \\u{1F511}"
      case .group: "a group of the form (…) or (?:…)"
      case .lookahead: "lookaheads only after a ^ that starts the pattern, as in ^(?=.*\\d)"
      case .alternatives: "alternatives after lookaheads in a group, as in ^(?=…)(?:a|b)"
      case .reference: "no back-reference, which would take unlimited time"
      case .escape: "punctuation or one of d, w, s, p, t, n, x and u after the backslash"
      case .category: "the short name of a general category in braces, as in \\p{L} or \\p{Lu}"
      case .posixClass: "\\[ for the character, or a class such as \\p{L}"
      case .setNotation: "no class and no operator inside a class"
      case .tooManySteps: "a pattern of at most 4000 steps when its repetitions are written out"
      case .tooDeep: "at most 50 nested groups"
      case .tooManyLookaheads: "at most 30 lookaheads"
      case .tooManyRepetitions: "at most 1000 repetitions"
      }
    }
  }
}
