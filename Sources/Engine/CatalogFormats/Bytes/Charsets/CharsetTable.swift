/// A charset of ASCII and of characters of one or two further bytes, defined by a table.
///
/// The code of a character is the number that its bytes form. A table has one entry for each 16-bit number, so that
/// lookups cost the same in small and large charsets.
struct CharsetTable: CharacterCoding {
  /// The characters by code; 0 for unassigned codes.
  private var characters = [UInt16](repeating: 0, count: 0x1_0000)
  /// The codes by character; 0 for characters that the charset lacks.
  private var codes = [UInt16](repeating: 0, count: 0x1_0000)

  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> DecodingResult {
    let byte = bytes[index]
    if byte < 0x80 { return .character(Unicode.Scalar(byte), length: 1) }
    if let character = self[UInt16(byte)] { return .character(character, length: 1) }
    guard index + 1 < bytes.count else { return .invalid(isTruncated: isLead(byte)) }
    if let character = self[Self.code(byte, bytes[index + 1])] { return .character(character, length: 2) }
    return .invalid(isTruncated: false)
  }

  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
    if character.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: character.value))
      return true
    }
    guard let code = code(of: character) else { return false }
    if code > 0xFF { bytes.append(UInt8(code >> 8)) }
    bytes.append(UInt8(truncatingIfNeeded: code))
    return true
  }

  /// Returns the character with a code.
  subscript(code: UInt16) -> Unicode.Scalar? {
    let character = characters[Int(code)]
    return character == 0 ? nil : Unicode.Scalar(character)
  }

  /// Returns the code of a character outside ASCII.
  func code(of character: Unicode.Scalar) -> UInt16? {
    guard character.value < codes.count else { return nil }
    let code = codes[Int(character.value)]
    return code == 0 ? nil : code
  }

  /// Returns the code of a pair of bytes.
  static func code(_ lead: UInt8, _ trail: UInt8) -> UInt16 { UInt16(lead) << 8 | UInt16(trail) }

  /// Whether `byte` is a lead byte of double-byte characters.
  private func isLead(_ byte: UInt8) -> Bool {
    characters[Int(byte) << 8..<(Int(byte) + 1) << 8].contains { $0 != 0 }
  }

  // MARK: Filling a table

  /// Assigns a character to a code, or removes the assignment if `character` is 0. A character with two codes is
  /// written with the first one.
  mutating func set(_ code: UInt16, to character: UInt16) {
    let former = Int(characters[Int(code)])
    if codes[former] == code { codes[former] = 0 }
    characters[Int(code)] = character
    if character != 0, codes[Int(character)] == 0 { codes[Int(character)] = code }
  }

  /// Adds the characters of a generated table, whose lines start with a code. `transform` converts a code of the table to
  /// a code of this charset.
  mutating func add(_ table: StaticString, transform: (UInt16) -> UInt16 = { $0 }) {
    var code: UInt16 = 0
    var isInCode = true
    for scalar in table.withUTF8Buffer({ String(decoding: $0, as: UTF8.self) }).unicodeScalars {
      switch scalar {
      case "\n": (code, isInCode) = (0, true)
      case " ": isInCode = false
      case _ where isInCode: code = code << 4 | UInt16(truncatingIfNeeded: scalar.value - (scalar < "A" ? 0x30 : 0x37))
      default:
        if scalar != "?" { set(transform(code), to: UInt16(truncatingIfNeeded: scalar.value)) }
        code += 1
      }
    }
  }

  /// Assigns those of `characters` that have no code to the unassigned codes, in order.
  mutating func fill(
    leads: ClosedRange<UInt16>, trails: [ClosedRange<UInt16>], with characters: ClosedRange<UInt16>
  ) {
    var next = characters.lowerBound
    for lead in leads {
      for code in trails.joined().map({ lead << 8 | $0 }) where self[code] == nil {
        while next <= characters.upperBound, codes[Int(next)] != 0 { next += 1 }
        guard next <= characters.upperBound else { return }
        set(code, to: next)
      }
    }
  }
}
