import WatchwordBasics
import WatchwordLocalization

/// The notation of texts in a format whose segments are not XML character data.
///
/// Each format declares its notation in its own folder.
struct TextNotation: Sendable {
  /// A piece of content that represents a piece of the text, such as an escape.
  struct Piece {
    /// The number of bytes in the file.
    let written: Int
    /// The number of bytes in the text; 0 for content that is not text, such as an escaped line break.
    let text: Int
  }

  /// Returns the piece that starts at an index of the content, which must be before its end.
  let piece: @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Piece
  /// Returns the text as written in the notation, or `nil` if it cannot be written.
  let write: @Sendable (ExactText) -> ExactText?
  /// Returns the replacement that adds another plural form of a text next to one of its forms; `nil` in formats without
  /// such edits.
  var form: (@Sendable (PluralCategory, ExactText) -> ExactText)?
  /// Whether the text is in another file, so that it has a single place in this file and cannot be edited.
  var isInOtherFile = false
  /// The ranges of the text that are tags of the format, as in Android; tags that people see as text are none.
  var tags: [Range<Int>] = []
  /// Returns the notation of a text at a range of the segment's text, if the notation depends on the range; the result
  /// is `nil` if the text cannot be written there.
  var writeInPlace: (@Sendable (_ replacement: ExactText, Range<Int>, _ whole: ExactText) -> ExactText?)?

  /// The notation of texts in another file: the whole text has the place of the segment.
  static let inOtherFile = TextNotation(
    piece: { content, index in Piece(written: content.count - index, text: content.count - index) },
    write: { _ in nil }, isInOtherFile: true)

  /// Returns the piece of one unescaped character.
  static func character(in content: UnsafeBufferPointer<UInt8>, at index: Int) -> Piece {
    let length = min(UTF8Length.ofSequence(startingWith: content[index]), content.count - index)
    return Piece(written: length, text: length)
  }
}
