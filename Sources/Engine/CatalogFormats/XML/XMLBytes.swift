/// Finds the ends of runs of plain bytes in a UTF-8 document.
///
/// A zero byte follows the last byte of the document, and at least fifteen more bytes are readable after it. So no
/// function checks for the end of the document: each stops at a zero byte.
enum XMLBytes {
  typealias Pointer = UnsafePointer<UInt8>

  // MARK: Runs

  /// Returns the end of the character data at `start`: the address of `<`, `&`, CR, `]]>` or anything that is not an
  /// XML character.
  @inline(__always)
  static func endOfText(from start: Pointer) -> Pointer {
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
      guard skipRareText(&next) else { return next }
    }
  }

  /// Skips non-ASCII characters and adjacent text, up to the end of character data or to a bracket that may end it;
  /// returns false at `]]>` and at anything that is not a character.
  @inline(__always)
  private static func skipRareText(_ next: inout Pointer) -> Bool {
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

  /// Returns the end of the part of an attribute value at `start` that is literal ASCII.
  @inline(__always)
  static func endOfValue(from start: Pointer) -> Pointer {
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

  /// Whether the first `count` bytes at both addresses are equal.
  static func areEqual(_ left: Pointer, _ right: Pointer, _ count: Int) -> Bool {
    UnsafeBufferPointer(start: left, count: count).elementsEqual(UnsafeBufferPointer(start: right, count: count))
  }

  /// Whether `text` is at `pointer`. Reading stops at a zero byte.
  static func matches(_ text: StaticString, at pointer: Pointer) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where pointer[index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Characters

  /// Returns the length of the non-ASCII character at `pointer` (The Unicode Standard, table 3-7), or 0 if there is no
  /// such character or XML forbids it (XML 1.0, section 2.2).
  @inline(__always)
  static func lengthOfCharacter(at pointer: Pointer) -> Int {
    let (first, second) = (pointer[0], pointer[1])
    guard first >= 0xC2, second & 0xC0 == 0x80 else { return 0 }
    if first < 0xE0 { return 2 }
    guard pointer[2] & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second >= 0xA0 { return 0 }
      // U+FFFE and U+FFFF.
      if first == 0xEF, second == 0xBF, pointer[2] >= 0xBE { return 0 }
      return 3
    }
    guard pointer[3] & 0xC0 == 0x80, first <= 0xF4 else { return 0 }
    if first == 0xF0, second < 0x90 { return 0 }
    if first == 0xF4, second >= 0x90 { return 0 }
    return 4
  }

  /// Returns the length of the character at `pointer` (XML 1.0, section 2.2), or 0 if there is none.
  @inline(__always)
  static func lengthOfAnyCharacter(at pointer: Pointer) -> Int {
    let byte = pointer[0]
    if byte >= 0x80 { return lengthOfCharacter(at: pointer) }
    return byte >= 0x20 || isSpace(byte) ? 1 : 0
  }

  /// Returns the character at `pointer`, or `nil` if there is none that XML allows.
  static func character(at pointer: Pointer) -> Unicode.Scalar? {
    let length = lengthOfAnyCharacter(at: pointer)
    guard length > 1 else { return length == 1 ? Unicode.Scalar(pointer[0]) : nil }
    var value = UInt32(pointer[0]) & (0x7F &>> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(pointer[index] & 0x3F) }
    return Unicode.Scalar(value)
  }

  // MARK: Blocks

  @inline(__always)
  private static func load(_ pointer: Pointer) -> SIMD16<UInt8> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Returns a mask with all bits set for bytes equal to `byte`.
  @inline(__always)
  private static func equal(_ block: SIMD16<UInt8>, _ byte: UInt8) -> SIMD2<UInt64> {
    bits(block .== SIMD16(repeating: byte))
  }

  /// Returns a mask for bytes below U+0020 and for non-ASCII bytes, which are negative as signed numbers.
  @inline(__always)
  private static func low(_ block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    bits(SIMD16<Int8>(repeating: 0x20) .> unsafeBitCast(block, to: SIMD16<Int8>.self))
  }

  /// Returns the bits of a mask as integers, because operators on masks compile to loops, and so do comparisons whose
  /// result type is inferred.
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
