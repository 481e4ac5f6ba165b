public import WatchwordBasics

/// The places in a UTF-8 text, computed independently of the code under test.
public struct TextMap {
  /// The text, without its byte-order mark.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates the map of `bytes`.
  public init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: ByteOrderMark.utf8) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = text
    lineStarts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the offset of `position`, which may be the end of the text; `nil` outside of the text.
  ///
  /// A stray byte counts as one code point unless it looks like a continuation byte.
  public func offset(of position: SourcePosition) -> Int? {
    guard 1...lineStarts.count ~= position.line, position.column >= 1 else { return nil }
    var column = 1
    var offset = lineStarts[position.line - 1]
    let end = position.line < lineStarts.count ? lineStarts[position.line] : bytes.count
    while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    while column < position.column {
      guard offset < end else { return nil }
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }

  /// Returns whether both ends of `span` are inside the text and in order.
  public func contains(_ span: SourceSpan) -> Bool {
    span.start <= span.end && offset(of: span.start) != nil && offset(of: span.end) != nil
  }

  /// Requires that every finding is inside the text and has a message.
  public func requirePlaces(of findings: [Finding]) {
    for finding in findings {
      require(contains(finding.span), "\(finding) is outside the text")
      require(!finding.id.isEmpty && !finding.message.isEmpty, "\(finding) has no message")
    }
  }
}
