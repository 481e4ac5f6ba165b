import WatchwordDiagnostics

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
  func offset(of place: SourcePosition) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var (offset, line, column) = (0, 1, 1)
      while line < place.line, offset < bytes.count {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
      while column < place.column, offset < bytes.count, bytes[offset] != 0x0A {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        column += 1
      }
      return line == place.line && column == place.column ? offset : nil
    }
  }

  /// Returns the offsets of a span, or `nil` if its places are not in the text.
  func range(of span: SourceSpan) -> Range<Int>? {
    guard let start = offset(of: span.start), let end = offset(of: span.end), start <= end else { return nil }
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
