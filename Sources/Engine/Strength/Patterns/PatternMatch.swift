/// A part of a text that follows a pattern, with the number of guesses that it takes.
struct PatternMatch: Sendable {
  /// The characters of the part.
  let range: Range<Int>
  /// The kind of pattern; `nil` for characters without a pattern.
  let kind: StrengthPattern?
  /// The number of guesses for this part alone.
  let guesses: GuessCount
}
