import WatchwordDiagnostics

extension JSONScanner {
  /// The segment of a string that was read, with its text if that is known.
  func segment(of written: WrittenString, text: ExactText? = nil) -> Segment {
    let text = text ?? self.text(of: written.quoted)
    guard written.hasEscapes else {
      return Segment(text: text, as: Segment.xcstringsContent, span: written.span, contentSpan: written.contentSpan)
    }
    return Segment(
      text: text, written: Array(bytes[written.content]), in: .xcstrings, span: written.span,
      contentSpan: written.contentSpan)
  }
}

extension TextNotation {
  /// The strings of string catalogues, whose plural forms stand beside each other.
  static let xcstrings = TextNotation(
    piece: jsonString.piece, write: jsonString.write, form: { XCStringsForm.replacement($0, $1) })
}

extension Segment {
  /// The content of strings without escapes.
  static let xcstringsContent = PlainContent(in: .xcstrings)
}
