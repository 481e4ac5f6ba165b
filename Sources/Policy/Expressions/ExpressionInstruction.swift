/// An instruction of an automaton that matches a text against an expression.
///
/// Distances are relative, so that a part of the automaton can be copied for every repetition.
enum ExpressionInstruction: Sendable {
  /// Reads this code point.
  case scalar(UInt32)
  /// Reads a code point of the set with this index.
  case set(Int)
  /// Continues both with the next instruction and at this distance.
  case fork(Int)
  /// Continues at this distance.
  case jump(Int)
  /// Continues if nothing has been read.
  case start
  /// Continues if nothing is left to read.
  case end
  /// Records a match of the part with this index.
  case accept(Int)
}
