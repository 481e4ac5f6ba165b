/// Finds where runs of plain bytes end in a document of UTF-8.
///
/// A zero byte stands behind the last byte of the document, and at least fifteen more bytes can be read behind that, so
/// no function compares its place with the end: each stops at a zero byte.
enum XMLBytes {
  typealias Place = UnsafePointer<UInt8>

  // MARK: Runs

  /// Where the character data at `start` ends: at `<`, `&`, CR or `]]>`, or at what is no character of XML.
  @inline(__always)
  static func endOfText(from start: Place) -> Place {
    var next = start
    while true {
      let block = load(next)
      let stops =
        low(block) & ~equal(block, 0x0A) | equal(block, UInt8(ascii: "<")) | equal(block, UInt8(ascii: "&"))
        | equal(block, UInt8(ascii: "]"))
      guard let index = firstIndex(stops) else {
        next += 16
        continue
      }
      next += index
      guard next[0] >= 0x80 || next[0] == 0x09 || next[0] == UInt8(ascii: "]") else { return next }
      guard passRareText(&next) else { return next }
    }
  }

  /// Passes characters beyond ASCII and what is around them, up to what ends character data or to a bracket that may do
  /// so; false at `]]>` and at what is no character.
  @inline(__always)
  private static func passRareText(_ next: inout Place) -> Bool {
    var plain = 0
    while plain < 16 {
      let byte = next[0]
      if byte >= 0x80 {
        let length = lengthOfCharacter(at: next)
        guard length > 0 else { return false }
        next += length
        plain = 0
        continue
      }
      if byte == UInt8(ascii: "]"), next[1] == UInt8(ascii: "]"), next[2] == UInt8(ascii: ">") { return false }
      if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        return true
      }
      next += 1
      plain &+= 1
    }
    return true
  }

  /// Where the part of an attribute's value at `start` ends that stands for itself and is ASCII.
  @inline(__always)
  static func endOfValue(from start: Place) -> Place {
    var next = start
    while true {
      let block = load(next)
      let stops =
        low(block) | equal(block, UInt8(ascii: "\"")) | equal(block, UInt8(ascii: "'"))
        | equal(block, UInt8(ascii: "<")) | equal(block, UInt8(ascii: "&"))
      if let index = firstIndex(stops) { return next + index }
      next += 16
    }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Whether the first bytes of both are the same.
  static func areEqual(_ left: Place, _ right: Place, _ count: Int) -> Bool {
    UnsafeBufferPointer(start: left, count: count).elementsEqual(UnsafeBufferPointer(start: right, count: count))
  }

  /// Whether `text` stands at `place`; nothing is read behind a zero byte.
  static func isWritten(_ text: StaticString, at place: Place) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where place[index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Characters

  /// The length of the character beyond ASCII at `place` (The Unicode Standard, table 3-7); 0 if there is none, or one
  /// that XML forbids (XML 1.0, section 2.2).
  @inline(__always)
  static func lengthOfCharacter(at place: Place) -> Int {
    let (first, second) = (place[0], place[1])
    guard first >= 0xC2, second & 0xC0 == 0x80 else { return 0 }
    if first < 0xE0 { return 2 }
    guard place[2] & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second >= 0xA0 { return 0 }
      // U+FFFE and U+FFFF.
      if first == 0xEF, second == 0xBF, place[2] >= 0xBE { return 0 }
      return 3
    }
    guard place[3] & 0xC0 == 0x80, first <= 0xF4 else { return 0 }
    if first == 0xF0, second < 0x90 { return 0 }
    if first == 0xF4, second >= 0x90 { return 0 }
    return 4
  }

  /// The length of the character at `place` (XML 1.0, section 2.2); 0 if there is none.
  @inline(__always)
  static func lengthOfAnyCharacter(at place: Place) -> Int {
    let byte = place[0]
    if byte >= 0x80 { return lengthOfCharacter(at: place) }
    return byte >= 0x20 || isSpace(byte) ? 1 : 0
  }

  /// The character at `place`; `nil` if XML allows none there.
  static func character(at place: Place) -> Unicode.Scalar? {
    let length = lengthOfAnyCharacter(at: place)
    guard length > 1 else { return length == 1 ? Unicode.Scalar(place[0]) : nil }
    var value = UInt32(place[0]) & (0x7F &>> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(place[index] & 0x3F) }
    return Unicode.Scalar(value)
  }

  // MARK: Blocks

  @inline(__always)
  private static func load(_ place: Place) -> SIMD16<UInt8> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// All bits of the bytes that are `byte`.
  @inline(__always)
  private static func equal(_ block: SIMD16<UInt8>, _ byte: UInt8) -> SIMD2<UInt64> {
    bits(block .== SIMD16(repeating: byte))
  }

  /// All bits of the bytes below U+0020 and of those of characters beyond ASCII, which are below it as signed numbers.
  @inline(__always)
  private static func low(_ block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    bits(SIMD16<Int8>(repeating: 0x20) .> unsafeBitCast(block, to: SIMD16<Int8>.self))
  }

  /// The bits of a mask, which are combined as numbers: the operators of masks are loops, and so are comparisons whose
  /// result has no written type.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD2<UInt64> {
    unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func firstIndex(_ words: SIMD2<UInt64>) -> Int? {
    let (low, high) = (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return high != 0 ? 8 &+ high.trailingZeroBitCount &>> 3 : nil
  }
}
