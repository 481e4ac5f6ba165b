/// A part of a text.
enum TextPiece: Equatable {
  /// Words that are shown unchanged.
  case words(String)
  /// The value at this position, from 0.
  case value(Int)
}
