/// A step of an automaton that compares a text with an expression.
///
/// The distances are relative, so that a part of the automaton can be copied for every repetition.
enum ExpressionInstruction: Hashable, Sendable {
  /// Reads this code point.
  case scalar(UInt32)
  /// Reads a code point of the set with this index.
  case set(Int32)
  /// Continues with the next instruction, and also at this distance.
  case fork(Int32)
  /// Continues at this distance.
  case jump(Int32)
  /// Continues if nothing has been read.
  case start
  /// Continues if nothing is left to read.
  case end
  /// The part with this index has matched.
  case accept(UInt32)
}
