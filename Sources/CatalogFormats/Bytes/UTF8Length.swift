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
