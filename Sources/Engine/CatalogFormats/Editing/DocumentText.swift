import WatchwordBasics

/// The text of a document, which converts between places and byte offsets.
package struct DocumentText {
  /// The text in UTF-8, without a byte-order mark.
  let bytes: [UInt8]

  /// Decodes a document in a format.
  package init(_ document: [UInt8], in format: CatalogFormat) {
    let text = format.utf8(of: document)
    bytes = text.starts(with: ByteOrderMark.utf8) ? Array(text.dropFirst(ByteOrderMark.utf8.count)) : text
  }

  /// Returns the offset of a place, or `nil` if the text has no such place.
  func offset(of place: SourcePosition) -> Int? { SourcePosition.offsets(of: [place], in: bytes)[0] }

  /// Returns the offsets of a span, or `nil` if its places are not in the text.
  func range(of span: SourceSpan) -> Range<Int>? {
    let offsets = SourcePosition.offsets(of: [span.start, span.end], in: bytes)
    guard let start = offsets[0], let end = offsets[1] else { return nil }
    return start..<end
  }

  /// Returns the span of the bytes in `range`.
  func span(of range: Range<Int>) -> SourceSpan {
    bytes.withUnsafeBufferPointer { bytes in
      var (line, column) = (1, 1)
      var start = SourcePosition.start
      for offset in 0..<range.upperBound {
        if offset == range.lowerBound { start = SourcePosition(line: line, column: column) }
        if bytes[offset] == 0x0A {
          line += 1
          column = 1
        } else if bytes[offset] & 0xC0 != 0x80 {
          column += 1
        }
      }
      let end = SourcePosition(line: line, column: column)
      return SourceSpan(start: range.isEmpty ? end : start, end: end)
    }
  }
}
