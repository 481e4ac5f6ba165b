import WatchwordDiagnostics
import WatchwordLocalization

/// How a format writes the texts of its segments, other than as character data of XML.
///
/// A format declares its notation in its own folder.
struct TextNotation: Sendable {
  /// A piece of a content that stands for a piece of the text, such as an escape for a character.
  struct Piece {
    /// The number of bytes in the file.
    let written: Int
    /// The number of bytes in the text; 0 for what is no text, such as the break of a line that goes on.
    let text: Int
  }

  /// The piece that starts at an index of a content, which is not its end.
  let piece: @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Piece
  /// The text as it is written in the place of another one; `nil` if it cannot be written there.
  let write: @Sendable (ExactText) -> ExactText?
  /// What stands for another plural form of a text in an edit beside one of its forms; `nil` in formats without such
  /// edits.
  var form: (@Sendable (PluralCategory, ExactText) -> ExactText)?
  /// Whether the text is written in another file, so that it has one place here and cannot be edited.
  var isElsewhere = false
  /// The text as it is written in the place of the bytes of the segment's text in a range, where `write` alone cannot
  /// tell; `nil` if it cannot be written there.
  var writeInPlace: (@Sendable (ExactText, Range<Int>) -> ExactText?)?

  /// The notation of texts that another file has: the whole text has the place of the segment.
  static let elsewhere = TextNotation(
    piece: { content, index in Piece(written: content.count - index, text: content.count - index) },
    write: { _ in nil }, isElsewhere: true)

  /// One character as it is.
  static func character(in content: UnsafeBufferPointer<UInt8>, at index: Int) -> Piece {
    let length = min(UTF8Length.ofSequence(startingWith: content[index]), content.count - index)
    return Piece(written: length, text: length)
  }
}
