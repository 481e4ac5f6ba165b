import WatchwordDiagnostics

/// The bytes of an XML document as UTF-8, which are passed to the parser once and in order, with their places.
///
/// Offsets count UTF-8 bytes after the byte-order mark. A window of them stays in memory: from the last counted place
/// on, so that each byte is counted once.
struct XMLInput: ~Copyable {
  private let origin: ByteOrigin
  private var transcoder: Transcoder?
  private(set) var encoding = TextEncoding(head: [])
  var window = ByteWindow()
  /// The offset of the first byte that was not handed out yet.
  var served = 0
  /// Whether no more bytes will come into the window.
  var isExhausted = false
  /// Bytes that are not a character of the document's encoding.
  private(set) var badSequence: BadSequence?
  /// The offset from which on the bytes must stay in the window.
  var retainedOffset: Int?
  private var cursor = PositionCursor()

  /// Bytes that are not a character.
  struct BadSequence {
    let bytes: [UInt8]
    /// The offset where the character would be.
    let offset: Int
    /// Whether the document ends before the character does.
    let isCut: Bool
  }

  /// How many bytes are read at once, at most.
  private static let pieceLength = 64 * 1024
  /// How many bytes tell the encoding: more than an XML declaration takes.
  private static let headLength = 4096

  init(origin: ByteOrigin) { self.origin = origin }

  /// Whether the file could not be read to its end.
  var hasFailed: Bool { origin.failure != nil }

  /// Determines the encoding and reads the first bytes into the window.
  mutating func open() {
    while window.end < Self.headLength, read(atMost: Self.headLength) > 0 {}
    let head = window.bytes(in: 0..<window.end)
    encoding = TextEncoding(head: head)
    transcoder = encoding.converterName.flatMap { Transcoder(encoding: $0) }
    if transcoder != nil {
      window.empty()
      decode(head[encoding.byteOrderMarkLength...])
      while window.end == 0, fill() {}
    } else {
      window.renumber(from: -min(encoding.byteOrderMarkLength, head.count))
    }
  }

  // MARK: Handing out

  /// Copies the next bytes to `buffer` and returns their number; bytes before `offset` are no longer needed.
  mutating func serve(into buffer: UnsafeMutableRawBufferPointer, forgettingBefore offset: Int) -> Int {
    if served == window.end {
      forget(before: offset)
      guard fill() else { return 0 }
    }
    let count = min(buffer.count, window.end - served)
    window.withBytes(in: served..<served + count) { buffer.copyMemory(from: UnsafeRawBufferPointer($0)) }
    served += count
    return count
  }

  /// If the window is full, moves the bytes that are still needed to its front.
  mutating func forget(before offset: Int) {
    guard !isExhausted, window.room < Self.pieceLength else { return }
    _ = position(at: offset)
    window.drop(before: min(cursor.offset, retainedOffset ?? cursor.offset))
  }

  /// Reads the next piece into the window; returns false at the end.
  mutating func fill() -> Bool {
    let before = window.end
    while !isExhausted, window.end == before {
      if transcoder == nil {
        isExhausted = read(atMost: Self.pieceLength) == 0
      } else {
        var piece = [UInt8](repeating: 0, count: Self.pieceLength)
        let count = piece.withUnsafeMutableBytes { origin.read(into: $0) }
        isExhausted = count == 0
        decode(piece[..<count])
      }
    }
    return window.end > before
  }

  /// Reads the next piece right into the window and returns its length.
  private mutating func read(atMost length: Int) -> Int {
    window.append(from: origin, atMost: length)
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) {
    var decoded: [UInt8] = []
    let bad = transcoder?.decode(bytes, isLast: isExhausted, into: &decoded)
    window.append(decoded)
    guard let bad else { return }
    badSequence = BadSequence(bytes: bad.bytes, offset: window.end, isCut: bad.isCut)
    isExhausted = true
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

  /// The character at the document's end of which a part is missing, if everything was handed out.
  var cutCharacter: BadSequence? {
    guard isExhausted, served == window.end else { return nil }
    if let badSequence { return badSequence.isCut ? badSequence : nil }
    for length in 1...3 {
      let start = window.end - length
      guard let first = window.byte(at: start) else { return nil }
      if first & 0xC0 == 0x80 { continue }
      guard first >= 0xC2, first <= 0xF4, UTF8Length.ofSequence(startingWith: first) > length else { return nil }
      return BadSequence(bytes: window.bytes(in: start..<window.end), offset: start, isCut: true)
    }
    return nil
  }

  /// Where the first bytes in `range` stand that are not UTF-8 (The Unicode Standard, table 3-7).
  func firstInvalidUTF8(in range: Range<Int>) -> Range<Int>? {
    guard transcoder == nil else { return nil }
    let bytes = window.bytes(in: range)[...]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = UTF8Length.ofSequence(startingWith: bytes[index])
      let sequence = bytes[index..<min(index + length, bytes.endIndex)]
      if !UTF8Length.isValid(sequence) { return range.lowerBound + index..<range.lowerBound + sequence.endIndex }
      index += length
    }
    return nil
  }
}
