import WatchwordBasics

/// The character classes of patterns (UAX #31, section 4: `Pattern_Syntax` and `Pattern_White_Space`, which never
/// change).
enum ICUCharacters {
  /// Returns the length of the white space at `offset`, or `nil` if there is none.
  static func whiteSpace(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) ? 1 : nil }
    let (value, length) = scalar(bytes, at: offset)
    return [0x85, 0x200E, 0x200F, 0x2028, 0x2029].contains(value) ? length : nil
  }

  /// Returns the length of the identifier character at `offset`, or `nil` if it is not one.
  static func identifier(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte < 0x80 {
      let isSyntax = byte <= 0x20 && whiteSpace(bytes, at: offset) != nil || syntaxInASCII.contains(byte)
      return isSyntax ? nil : 1
    }
    let (value, length) = scalar(bytes, at: offset)
    if whiteSpace(bytes, at: offset) != nil { return nil }
    let index = syntax.indices.partitioningIndex { syntax[$0].upperBound >= value }
    return index < syntax.count && syntax[index].contains(value) ? nil : length
  }

  /// Returns the number of bytes in a character that starts with `byte`.
  static func length(of byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  private static func scalar(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int) {
    let length = min(length(of: bytes[offset]), bytes.count - offset)
    var value = UInt32(bytes[offset]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for byte in bytes[(offset + 1)..<(offset + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }

  private static let syntaxInASCII = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^`{|}~".utf8)

  private static let syntax: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2010...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030, 0xFD3E...0xFD3F,
    0xFE45...0xFE46,
  ]
}
