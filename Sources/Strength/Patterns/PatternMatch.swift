/// A part of a text that follows a pattern, and the guesses that it takes.
struct PatternMatch: Sendable {
  /// The characters of the part.
  let range: Range<Int>
  /// The kind, or `nil` for characters without a pattern.
  let kind: StrengthPattern?
  /// The guesses for this part alone.
  let guesses: GuessCount
}
