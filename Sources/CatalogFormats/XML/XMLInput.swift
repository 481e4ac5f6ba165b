import WatchwordDiagnostics

/// An XML document in memory as UTF-8, with the places of its bytes.
///
/// Offsets count UTF-8 bytes after the byte-order mark.
struct XMLInput: ~Copyable {
  let encoding: TextEncoding
  let window: ByteWindow
  /// Bytes behind the last one that are not a character of the document's encoding.
  private(set) var badSequence: BadSequence?
  private var cursor = PositionCursor()

  /// Bytes that are not a character.
  struct BadSequence {
    let bytes: [UInt8]
    /// The offset where the character would be.
    let offset: Int
    /// Whether the document ends before the character does.
    let isCut: Bool
  }

  /// How many bytes tell the encoding: more than an XML declaration takes.
  private static let headLength = 4096

  /// Takes the document, in any encoding.
  init(_ bytes: consuming [UInt8]) {
    encoding = TextEncoding(head: Array(bytes[..<min(Self.headLength, bytes.count)]))
    let (text, bad) = encoding.decoded(bytes)
    badSequence = bad.map { BadSequence(bytes: $0.bytes, offset: text.count, isCut: $0.isCut) }
    window = ByteWindow(text)
  }

  // MARK: Places

  /// The place of the byte at `offset`, which must not lie before one that was asked for earlier.
  @inline(__always)
  mutating func position(at offset: Int) -> SourcePosition {
    if cursor.offset != offset { cursor.advance(to: offset, in: window) }
    return cursor.position
  }

  /// Moves the place asked for last to `end`, if nothing but bytes up to U+0020 stands between `offset` and there;
  /// answers whether it did.
  @inline(__always)
  mutating func passBlanks(from offset: Int, to end: Int) -> Bool {
    if cursor.offset != offset { cursor.advance(to: offset, in: window) }
    return cursor.advanceOverBlanks(to: end, in: window)
  }

  /// The place after the next `count` bytes from `offset` on, if they are ASCII and hold no line break.
  @inline(__always)
  mutating func position(behindASCII count: Int, from offset: Int) -> SourcePosition {
    if cursor.offset != offset { cursor.advance(to: offset, in: window) }
    cursor.skip(count)
    return cursor.position
  }

  /// The place of the byte at `offset` after the last one asked for, without moving on to it.
  func positionAhead(at offset: Int) -> SourcePosition {
    var ahead = cursor
    ahead.advance(to: offset, in: window)
    return ahead.position
  }

  /// The character at the document's end of which a part is missing.
  var cutCharacter: BadSequence? {
    if let badSequence { return badSequence.isCut ? badSequence : nil }
    for length in 1...3 {
      let start = window.end - length
      guard let first = window.byte(at: start) else { return nil }
      if first & 0xC0 == 0x80 { continue }
      let bytes = window.bytes(in: start..<window.end)
      return UTF8Length.isCut(bytes) ? BadSequence(bytes: bytes, offset: start, isCut: true) : nil
    }
    return nil
  }

  /// Where the first bytes in `range` stand that are not UTF-8 (The Unicode Standard, table 3-7).
  func firstInvalidUTF8(in range: Range<Int>) -> Range<Int>? {
    window.withBytes(in: range) { UTF8Length.firstInvalid(in: $0) }.map {
      range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound
    }
  }
}
