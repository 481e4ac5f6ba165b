import Diagnostics

/// The bytes of an XML document as UTF-8, handed out once from front to back, with the places of those handed out.
///
/// Offsets count UTF-8 bytes behind the byte-order mark. A window of them stays in memory: from the last counted place
/// on, so that each byte is counted once, or all where they came in memory.
struct XMLInput: ~Copyable {
  private let origin: ByteOrigin
  private var transcoder: Transcoder?
  private(set) var encoding = TextEncoding(head: [])
  /// Room for the document's bytes from `start` on, of which the first `filled` are there.
  private var window: [UInt8] = []
  private var filled = 0
  private(set) var start = 0
  /// The offset of the first byte that was not handed out yet.
  private(set) var served = 0
  /// Whether no more bytes will come into the window.
  private(set) var isExhausted = false
  /// Bytes that stand for no character of the document's encoding, and the offset where they would.
  private(set) var badSequence: (bytes: [UInt8], offset: Int)?
  /// The offset from which on the bytes must stay in the window.
  var retainedOffset: Int?
  private var cursor = PositionCursor()

  /// How many bytes are read at once, at most.
  private static let pieceLength = 64 * 1024
  /// How many bytes tell the encoding: more than an XML declaration takes.
  private static let headLength = 4096

  init(origin: ByteOrigin) { self.origin = origin }

  /// The offset behind the last byte that is in the window.
  var end: Int { start + filled }
  /// Why the file could not be read to its end.
  var failure: CatalogIOError.Reason? { origin.failure }

  /// Finds out the encoding and brings the first bytes into the window.
  mutating func open() {
    while filled < Self.headLength, read(atMost: Self.headLength) > 0 {}
    encoding = TextEncoding(head: Array(window[..<filled]))
    transcoder = encoding.converterName.flatMap { Transcoder(encoding: $0) }
    if transcoder != nil {
      let head = window[encoding.byteOrderMarkLength..<filled]
      filled = 0
      decode(head)
      while filled == 0, fill() {}
      return
    }
    if let whole = origin.whole {
      isExhausted = true
      window = whole
      filled = whole.count
    }
    start = -min(encoding.byteOrderMarkLength, filled)
  }

  // MARK: Handing out

  /// Copies the next bytes to `buffer` and returns how many; what lies before `offset` is no longer needed.
  mutating func serve(into buffer: UnsafeMutableRawBufferPointer, forgettingBefore offset: Int) -> Int {
    if served == end {
      forget(before: offset)
      guard fill() else { return 0 }
    }
    let count = min(buffer.count, end - served)
    window.withUnsafeBytes { bytes in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[served - start..<served - start + count]))
    }
    served += count
    return count
  }

  /// Moves what is still needed to the front of the window, where it is full.
  private mutating func forget(before offset: Int) {
    guard !isExhausted, window.count - filled < Self.pieceLength else { return }
    _ = position(at: offset)
    let count = min(cursor.offset, retainedOffset ?? cursor.offset) - start
    guard count > 0 else { return }
    filled -= count
    start += count
    window.withUnsafeMutableBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[count..<count + filled])
      bytes.copyMemory(from: rest)
    }
  }

  /// Brings the next piece into the window; false at the end.
  private mutating func fill() -> Bool {
    let before = filled
    while !isExhausted, filled == before {
      if transcoder == nil {
        isExhausted = read(atMost: Self.pieceLength) == 0
      } else {
        var piece = [UInt8](repeating: 0, count: Self.pieceLength)
        let count = piece.withUnsafeMutableBytes { origin.read(into: $0) }
        isExhausted = count == 0
        decode(piece[..<count])
      }
    }
    return filled > before
  }

  /// Reads the next piece right into the window and returns its length.
  private mutating func read(atMost length: Int) -> Int {
    makeRoom(for: length)
    let count = window.withUnsafeMutableBytes { bytes in
      origin.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled..<filled + length]))
    }
    filled += count
    return count
  }

  private mutating func makeRoom(for count: Int) {
    guard window.count - filled < count else { return }
    let room = filled < Self.pieceLength ? count : max(count, window.count)
    window.append(contentsOf: [UInt8](repeating: 0, count: room))
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) {
    var decoded: [UInt8] = []
    let bad = transcoder?.decode(bytes, isLast: isExhausted, into: &decoded)
    makeRoom(for: decoded.count)
    window.replaceSubrange(filled..<filled + decoded.count, with: decoded)
    filled += decoded.count
    guard let bad else { return }
    badSequence = (bad.bytes, end)
    isExhausted = true
  }

  // MARK: Looking

  /// The place of the byte at `offset`, which must not lie before one that was asked for earlier.
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.advance(to: offset, in: window, upTo: filled, from: start)
    return cursor.position
  }

  /// Moves the place asked for last to `end`, if nothing but bytes up to U+0020 stands between `offset` and there;
  /// answers whether it did.
  @inline(__always)
  mutating func passBlanks(from offset: Int, to end: Int) -> Bool {
    if cursor.offset != offset { _ = position(at: offset) }
    return cursor.advanceOverBlanks(to: end, in: window, upTo: filled, from: start)
  }

  /// The place behind the next `count` bytes from `offset` on, if they are ASCII and hold no line break.
  @inline(__always)
  mutating func position(behindASCII count: Int, from offset: Int) -> SourcePosition {
    if cursor.offset != offset { _ = position(at: offset) }
    cursor.skip(count)
    return cursor.position
  }

  /// The place of the byte at `offset` behind the last one asked for, without moving on to it.
  func positionAhead(at offset: Int) -> SourcePosition {
    var ahead = cursor
    ahead.advance(to: offset, in: window, upTo: filled, from: start)
    return ahead.position
  }

  /// The offset of the `<` of the tag that ends before `end`, given where the event before it ended.
  ///
  /// A tag mostly starts right there; only the parser tells nothing of white space around the root. No `<` stands inside
  /// a tag.
  @inline(__always)
  func tagStart(from previous: Int, to end: Int) -> Int {
    if byte(at: previous) == UInt8(ascii: "<"), let next = byte(at: previous + 1), next != UInt8(ascii: "!"),
      next != UInt8(ascii: "?")
    {
      return previous
    }
    return lastOffset(of: UInt8(ascii: "<"), before: end) ?? end
  }

  /// The byte at `offset`, if it is in the window.
  func byte(at offset: Int) -> UInt8? {
    offset >= start && offset < end ? window[offset - start] : nil
  }

  /// The offset of the last `byte` before `offset`.
  func lastOffset(of byte: UInt8, before offset: Int) -> Int? {
    var index = min(offset, end) - start - 1
    return window.withUnsafeBufferPointer { bytes in
      while index >= 0 {
        if bytes[index] == byte { return index + start }
        index -= 1
      }
      return nil
    }
  }

  /// The bytes of `range` that are in the window; add `start` to their indices for their offsets.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    let lower = min(max(range.lowerBound - start, 0), filled)
    return window[lower..<max(lower, min(range.upperBound - start, filled))]
  }

  /// Calls `body` with the bytes of `range` that are in the window.
  @inline(__always)
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    window.withUnsafeBufferPointer { bytes in
      let lower = min(max(range.lowerBound - start, 0), filled)
      let upper = max(lower, min(range.upperBound - start, filled))
      return body(UnsafeBufferPointer(rebasing: bytes[lower..<upper]))
    }
  }

  /// Where the first bytes in `range` stand that are not UTF-8 (The Unicode Standard, table 3-7).
  func firstInvalidUTF8(in range: Range<Int>) -> Range<Int>? {
    guard transcoder == nil else { return nil }
    let bytes = bytes(in: range)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = UTF8Length.ofSequence(startingWith: bytes[index])
      let sequence = bytes[index..<min(index + length, bytes.endIndex)]
      if !UTF8Length.isValid(sequence) { return start + index..<start + sequence.endIndex }
      index += length
    }
    return nil
  }
}

/// The shape of UTF-8 (The Unicode Standard, tables 3-6 and 3-7).
enum UTF8Length {
  static func ofSequence(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  static func ofScalar(_ value: UInt32) -> Int {
    switch value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x1_0000: 3
    default: 4
    }
  }

  /// Whether `bytes`, cut to the length that their first one promises, are one character.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if first < 0x80 { return true }
    let rest = bytes.dropFirst()
    guard first >= 0xC2, first <= 0xF4, bytes.count == ofSequence(startingWith: first), let second = rest.first,
      rest.allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return false }
    switch first {
    case 0xE0: return second >= 0xA0
    case 0xED: return second < 0xA0
    case 0xF0: return second >= 0x90
    case 0xF4: return second < 0x90
    default: return true
    }
  }
}
