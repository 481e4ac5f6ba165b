/// A regular expression as a tree.
///
/// Patterns are parsed into this tree and written from it, so that written patterns are recognised by comparison.
package indirect enum PatternNode: Hashable, Sendable {
  /// One character of a set.
  case set(PatternSet)
  /// The start of the text: `^`.
  case start
  /// The end of the text: `$`.
  case end
  /// A back-reference to a group: `\1`.
  case back(Int)
  /// A capturing group.
  case capture(PatternNode)
  /// A concatenation.
  case sequence([PatternNode])
  /// An alternation.
  case choice([PatternNode])
  /// A repetition; without `most`, any number of times.
  case many(PatternNode, least: Int, most: Int?)
  /// A lookahead, which must or must not match.
  case ahead(PatternNode, isNegative: Bool)
}
