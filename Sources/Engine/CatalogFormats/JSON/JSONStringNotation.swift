import WatchwordDiagnostics

extension TextNotation {
  /// The notation of JSON strings, between the quotation marks (RFC 8259, section 7).
  static let jsonString = TextNotation(
    piece: { content, index in
      let piece = JSONEscapes.piece(of: content, at: index)
      return Piece(written: piece.written, text: piece.text)
    },
    write: { ExactText(JSONText.content(of: $0)) })
}

extension Segment {
  /// The notation of JSON strings without escapes, for segments whose content equals their text.
  static let jsonContent = PlainContent(in: .jsonString)
}
