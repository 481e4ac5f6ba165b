import WatchwordBasics

/// Collects the text of an element, and copies it only if it differs from the document.
struct ElementTextBuffer {
  /// The length of the text so far, in UTF-8 bytes.
  private(set) var count = 0
  /// The offset at which the content of the element starts.
  private var contentOffset = 0
  /// Whether the text so far equals the bytes in the document, except for any CR that is not followed by LF.
  private var isDirect = true
  /// The text so far, if it differs from the document.
  private var bytes: [UInt8] = []

  /// Starts the text of another element.
  mutating func begin(at contentOffset: Int) {
    self.contentOffset = contentOffset
    count = 0
    isDirect = true
  }

  /// Appends a piece of text; `offset` is the parser's offset after the piece.
  ///
  /// Every reference, tag, comment and CRLF is longer than the text it represents. So while the lengths are equal, the
  /// text equals the document.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ buffer: borrowing PaddedBuffer) {
    count += piece.count
    if isDirect {
      if offset - contentOffset == count { return }
      isDirect = false
      bytes.removeAll(keepingCapacity: true)
      buffer.withBytes(in: contentOffset..<contentOffset + count - piece.count) { append($0) }
    }
    bytes.append(contentsOf: piece)
  }

  private mutating func append(_ raw: UnsafeBufferPointer<UInt8>) {
    let first = bytes.count
    bytes.append(contentsOf: raw)
    guard raw.contains(0x0D) else { return }
    for index in first..<bytes.count where bytes[index] == 0x0D { bytes[index] = 0x0A }
  }

  /// Returns the text, and whether it equals the content, which ends at `contentEnd`, byte for byte.
  ///
  /// If the text equals `other`, the two share memory: ids in String Catalogs often equal their sources.
  mutating func finish(
    contentEnd: Int, sharing other: ExactText? = nil, _ buffer: borrowing PaddedBuffer
  ) -> (text: ExactText, isContent: Bool) {
    if isDirect {
      let direct = buffer.withBytes(in: contentOffset..<contentOffset + count) { raw -> ExactText? in
        if raw.contains(0x0D) { return nil }
        if let other, other.hasBytes(UnsafeRawBufferPointer(raw)) { return other }
        return ExactText(utf8: raw)
      }
      if let direct { return (direct, contentEnd - contentOffset == count) }
      bytes.removeAll(keepingCapacity: true)
      buffer.withBytes(in: contentOffset..<contentOffset + count) { append($0) }
    }
    return (ExactText(utf8: bytes), false)
  }
}
