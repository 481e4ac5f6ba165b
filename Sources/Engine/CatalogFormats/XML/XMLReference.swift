/// Resolves XML references that need no declaration, such as `&amp;` or `&#233;` (XML 1.0, sections 4.1 and 4.6).
enum XMLReference {
  /// Writes the character that the reference at `pointer`, an `&`, represents to `target` in UTF-8, and moves `pointer`
  /// after it.
  ///
  /// Returns the number of bytes, up to four, or 0 if there is no such reference; `pointer` then does not change.
  static func resolve(_ pointer: inout XMLBytes.Pointer, into target: UnsafeMutablePointer<UInt8>) -> Int {
    let start = pointer + 1
    if start[0] == UInt8(ascii: "#") { return resolveNumber(&pointer, into: target) }
    for (name, character) in names where XMLBytes.matches(name, at: start) {
      target[0] = character
      pointer = start + name.utf8CodeUnitCount
      return 1
    }
    return 0
  }

  private static let names: [(StaticString, UInt8)] = [
    ("quot;", UInt8(ascii: "\"")), ("amp;", UInt8(ascii: "&")), ("apos;", UInt8(ascii: "'")),
    ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")),
  ]

  private static func resolveNumber(
    _ pointer: inout XMLBytes.Pointer, into target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let isHexadecimal = pointer[2] == UInt8(ascii: "x")
    let first = pointer + (isHexadecimal ? 3 : 2)
    var next = first
    var value: UInt32 = 0
    while let digit = digit(next[0], isHexadecimal: isHexadecimal) {
      // Numbers beyond Unicode are clamped, so that long ones do not overflow.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      next += 1
    }
    guard next > first, next[0] == UInt8(ascii: ";"), isAllowed(value), let scalar = Unicode.Scalar(value) else {
      return 0
    }
    pointer = next + 1
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

  /// Whether XML allows the character (XML 1.0, section 2.2).
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// Returns the character that a reference represents, in UTF-8; `name` is the text between `&` and `;`. An invalid
  /// reference, which the reader has reported, becomes U+FFFD.
  static func bytes(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let written = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";"), 0]
    return written.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { room in
        guard var pointer = bytes.baseAddress, let target = room.baseAddress else { return [] }
        let count = resolve(&pointer, into: target)
        return count == 0 ? [0xEF, 0xBF, 0xBD] : Array(room[..<count])
      }
    }
  }
}
