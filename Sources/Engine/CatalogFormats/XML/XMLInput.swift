import WatchwordBasics

/// The properties of an XML document that are known before it is read.
struct XMLDocumentKind {
  /// The name of a document of this kind in sentences: `An XLIFF file`.
  let name: String
  /// The name of the root element.
  let root: String
  /// The end of the message about a DOCTYPE, which starts with "The file has a DOCTYPE".
  let doctypeDefect: String
  /// Whether a DOCTYPE without internal declarations is skipped. External declarations are never read.
  var allowsDoctype = false

  static let xliff = XMLDocumentKind(name: "An XLIFF file", root: "xliff", doctypeDefect: ", which XLIFF does not need")

  /// Android's string resources.
  static let android = XMLDocumentKind(
    name: "An Android resource file", root: "resources",
    doctypeDefect: " with declarations, which are not read", allowsDoctype: true)

  /// TBX term collections (ISO 30042), which usually had a DOCTYPE in 2008.
  static let termBase = XMLDocumentKind(
    name: "A TBX file", root: "tbx", doctypeDefect: " with declarations, which TBX files do not need",
    allowsDoctype: true)

  /// Apple's XML property lists, which usually have a DOCTYPE (`plist(5)`).
  static let propertyList = XMLDocumentKind(
    name: "An XML property list", root: "plist", doctypeDefect: " with declarations, which property lists do not need",
    allowsDoctype: true)
}

/// An XML document in memory as UTF-8, which converts offsets to places.
///
/// Offsets count UTF-8 bytes after the byte-order mark.
struct XMLInput: ~Copyable {
  let encoding: TextEncoding
  let buffer: PaddedBuffer
  /// The bytes after the decoded text that do not encode a character in the document's encoding.
  private(set) var invalidSequence: InvalidSequence?
  private var cursor = PositionCursor()

  /// A sequence of bytes that does not encode a character.
  struct InvalidSequence {
    let bytes: [UInt8]
    /// The offset of the sequence in the decoded text.
    let offset: Int
    /// Whether the document ends inside the character.
    let isTruncated: Bool
  }

  /// The number of bytes that determine the encoding: more than an XML declaration takes.
  private static let headLength = 4096

  /// Decodes a document in any encoding.
  init(_ bytes: consuming [UInt8]) {
    encoding = TextEncoding(head: Array(bytes[..<min(Self.headLength, bytes.count)]))
    let (text, bad) = encoding.decoded(bytes)
    invalidSequence = bad.map { InvalidSequence(bytes: $0.bytes, offset: text.count, isTruncated: $0.isTruncated) }
    buffer = PaddedBuffer(text)
  }

  // MARK: Places

  /// Returns the place of the byte at `offset`, which must not precede an offset requested earlier.
  @inline(__always)
  mutating func position(at offset: Int) -> SourcePosition {
    if cursor.offset != offset { cursor.advance(to: offset, in: buffer) }
    return cursor.position
  }

  /// Moves the cursor to `end` if there are only bytes up to U+0020 between `offset` and `end`; returns whether it did.
  @inline(__always)
  mutating func skipBlanks(from offset: Int, to end: Int) -> Bool {
    if cursor.offset != offset { cursor.advance(to: offset, in: buffer) }
    return cursor.skipBlanks(to: end, in: buffer)
  }

  /// Returns the place after the next `count` bytes from `offset` on, which must be ASCII without line breaks.
  @inline(__always)
  mutating func position(afterASCII count: Int, from offset: Int) -> SourcePosition {
    if cursor.offset != offset { cursor.advance(to: offset, in: buffer) }
    cursor.skip(count)
    return cursor.position
  }

  /// Returns the place of the byte at `offset`, which must not precede the cursor, without moving the cursor.
  func positionAhead(at offset: Int) -> SourcePosition {
    var ahead = cursor
    ahead.advance(to: offset, in: buffer)
    return ahead.position
  }

  /// The incomplete character at the end of the document, if any.
  var truncatedCharacter: InvalidSequence? {
    if let invalidSequence { return invalidSequence.isTruncated ? invalidSequence : nil }
    for length in 1...3 {
      let start = buffer.count - length
      guard let first = buffer.byte(at: start) else { return nil }
      if first & 0xC0 == 0x80 { continue }
      let bytes = buffer.bytes(in: start..<buffer.count)
      return UTF8Length.isTruncated(bytes) ? InvalidSequence(bytes: bytes, offset: start, isTruncated: true) : nil
    }
    return nil
  }

  /// Returns the range of the first invalid UTF-8 sequence in `range` (The Unicode Standard, table 3-7).
  func firstInvalidUTF8(in range: Range<Int>) -> Range<Int>? {
    buffer.withBytes(in: range) { UTF8Length.firstInvalid(in: $0) }.map {
      range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound
    }
  }
}

/// Converts XML documents in any encoding.
enum XMLText {
  /// Converts a document in any encoding to UTF-8. The result ends before the first bytes that do not encode a
  /// character. A document in UTF-8 is returned unchanged.
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(head: Array(bytes.prefix(CatalogFormat.headLength)))
    return encoding.converterName == nil ? bytes : Array(encoding.decoded(bytes).text)
  }
}
