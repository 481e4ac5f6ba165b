/// The structure of UTF-8 (The Unicode Standard, tables 3-6 and 3-7).
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

  /// Whether `bytes` encode one character. They must be limited to the length that their first byte specifies.
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

  /// Returns the range of the first invalid sequence: one byte, or the start of a character that is cut off at the end.
  static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if index &+ 8 <= bytes.count,
        memory.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index &+= 8
        continue
      }
      if bytes[index] < 0x80 {
        index &+= 1
        continue
      }
      let end = min(index &+ ofSequence(startingWith: bytes[index]), bytes.count)
      guard isCharacter(bytes, index, end) else {
        return index..<(isTruncated(Array(bytes[index..<end])) ? end : index + 1)
      }
      index = end
    }
    return nil
  }

  /// Whether the bytes from `start` up to `end` encode one character. The first byte must not be ASCII.
  @inline(__always)
  private static func isCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let (first, second) = (bytes[start], start &+ 1 < end ? bytes[start &+ 1] : 0)
    switch end &- start {
    case 2: return first >= 0xC2 && first < 0xE0 && second & 0xC0 == 0x80
    case 3:
      guard first >= 0xE0, first < 0xF0, second & 0xC0 == 0x80, bytes[start &+ 2] & 0xC0 == 0x80 else { return false }
      return first == 0xE0 ? second >= 0xA0 : first == 0xED ? second < 0xA0 : true
    case 4:
      guard first <= 0xF4, second & 0xC0 == 0x80, bytes[start &+ 2] & 0xC0 == 0x80, bytes[start &+ 3] & 0xC0 == 0x80
      else { return false }
      return first == 0xF0 ? second >= 0x90 : first == 0xF4 ? second < 0x90 : true
    default: return false
    }
  }

  /// Whether `bytes` are the start of a character that is cut off.
  static func isTruncated(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first >= 0xC2, first <= 0xF4, bytes.count < ofSequence(startingWith: first) else {
      return false
    }
    guard bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return false }
    // After the second byte, any continuation bytes complete a character.
    let whole = bytes + [UInt8](repeating: 0x80, count: ofSequence(startingWith: first) - bytes.count)
    return bytes.count > 1 ? isValid(whole[...]) : true
  }
}
