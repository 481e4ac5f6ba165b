/// A regular expression as a tree.
///
/// Patterns are read into it and written from it, so that what was written is recognised by comparison.
package indirect enum PatternNode: Hashable, Sendable {
  /// One character of a set.
  case set(PatternSet)
  /// The start of the text: `^`.
  case start
  /// The end of the text: `$`.
  case end
  /// What a group has captured: `\1`.
  case back(Int)
  /// A group that captures.
  case capture(PatternNode)
  /// One after the other.
  case sequence([PatternNode])
  /// One or the other.
  case choice([PatternNode])
  /// Several times; without `most`, any number of times.
  case many(PatternNode, least: Int, most: Int?)
  /// What has to follow, or must not.
  case ahead(PatternNode, isNegative: Bool)
}
