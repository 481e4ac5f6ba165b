/// A regular expression as a tree.
///
/// Patterns are both parsed into this tree and written from it, so that comparing trees is enough to recognise a
/// pattern that the toolkit wrote.
package indirect enum PatternNode: Hashable, Sendable {
  /// One character of a set.
  case set(PatternSet)
  /// The start of the text: `^`.
  case start
  /// The end of the text: `$`.
  case end
  /// A back-reference to a group: `\1`.
  case backReference(Int)
  /// A capturing group.
  case capture(PatternNode)
  /// A concatenation.
  case sequence([PatternNode])
  /// An alternation.
  case choice([PatternNode])
  /// A repetition; without `maximum`, any number of times.
  case repetition(PatternNode, minimum: Int, maximum: Int?)
  /// A lookahead, which must or must not match.
  case lookahead(PatternNode, isNegative: Bool)
}
