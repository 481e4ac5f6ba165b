import WatchwordBasics

extension TextNotation {
  /// The notation of JSON strings, between the quotation marks (RFC 8259, section 7).
  static let jsonString = TextNotation(
    piece: { content, index in
      let length = JSONEscapes.length(of: content, at: index)
      return Piece(written: length.written, text: length.decoded)
    },
    write: { ExactText(JSONText.content(of: $0)) })
}

extension Segment {
  /// The notation of JSON strings without escapes, for segments whose content equals their text.
  static let jsonContent = SharedNotation(in: .jsonString)
}
