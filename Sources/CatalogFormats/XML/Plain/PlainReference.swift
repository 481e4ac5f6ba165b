/// A reference of XML without declarations, such as `&amp;` or `&#233;` (XML 1.0, sections 4.1 and 4.6).
enum PlainReference {
  /// Writes the character that the reference at `place`, an `&`, stands for to `target` in UTF-8, and moves `place`
  /// behind it. Returns the number of bytes, up to four; 0 if only a parser can judge it, and `place` stays.
  static func resolve(_ place: inout PlainBytes.Place, into target: UnsafeMutablePointer<UInt8>) -> Int {
    let start = place + 1
    if start[0] == UInt8(ascii: "#") { return resolveNumber(&place, into: target) }
    for (name, character) in names {
      let length = name.utf8CodeUnitCount
      // The name is compared up to the first byte that differs, so nothing is read behind a zero byte.
      var index = 0
      while index < length, start[index] == name.utf8Start[index] { index += 1 }
      guard index == length else { continue }
      target[0] = character
      place = start + length
      return 1
    }
    return 0
  }

  private static let names: [(StaticString, UInt8)] = [
    ("quot;", UInt8(ascii: "\"")), ("amp;", UInt8(ascii: "&")), ("apos;", UInt8(ascii: "'")),
    ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")),
  ]

  private static func resolveNumber(
    _ place: inout PlainBytes.Place, into target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var next = place + 2
    let isHexadecimal = next[0] == UInt8(ascii: "x")
    if isHexadecimal { next += 1 }
    let first = next
    var value: UInt32 = 0
    while let digit = digit(next[0], isHexadecimal: isHexadecimal), next - first < 8 {
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
      next += 1
    }
    guard next > first, next[0] == UInt8(ascii: ";"), isAllowed(value), let scalar = Unicode.Scalar(value) else {
      return 0
    }
    place = next + 1
    var count = 0
    for byte in UTF8.encode(scalar) ?? .init() {
      target[count] = byte
      count += 1
    }
    return count
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46 where isHexadecimal: UInt32(byte - 0x41 + 10)
    case 0x61...0x66 where isHexadecimal: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  /// XML 1.0, section 2.2.
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
