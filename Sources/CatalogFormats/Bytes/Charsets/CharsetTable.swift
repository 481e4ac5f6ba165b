/// A charset of ASCII and of characters of one or two more bytes, which a table lists.
///
/// The code of a character is the number that its bytes make. A table has one entry for each number of 16 bits, so that
/// looking up is the same for small and large charsets.
struct CharsetTable: CharacterCoding {
  /// The characters by their codes; 0 where there is none.
  private var characters = [UInt16](repeating: 0, count: 0x1_0000)
  /// The codes by their characters; 0 where there is none.
  private var codes = [UInt16](repeating: 0, count: 0x1_0000)

  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> CodedCharacter {
    let byte = bytes[index]
    if byte < 0x80 { return .character(Unicode.Scalar(byte), length: 1) }
    if let character = self[UInt16(byte)] { return .character(character, length: 1) }
    guard index + 1 < bytes.count else { return .bad(isCut: isLead(byte)) }
    if let character = self[Self.code(byte, bytes[index + 1])] { return .character(character, length: 2) }
    return .bad(isCut: false)
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

  /// The character with a code.
  subscript(code: UInt16) -> Unicode.Scalar? {
    let character = characters[Int(code)]
    return character == 0 ? nil : Unicode.Scalar(character)
  }

  /// The code of a character that is not of ASCII.
  func code(of character: Unicode.Scalar) -> UInt16? {
    guard character.value < codes.count else { return nil }
    let code = codes[Int(character.value)]
    return code == 0 ? nil : code
  }

  /// The code of two bytes.
  static func code(_ lead: UInt8, _ trail: UInt8) -> UInt16 { UInt16(lead) << 8 | UInt16(trail) }

  /// Whether characters of two bytes start with `byte`.
  private func isLead(_ byte: UInt8) -> Bool {
    characters[Int(byte) << 8..<(Int(byte) + 1) << 8].contains { $0 != 0 }
  }

  // MARK: Filling a table

  /// Gives a code another character, or none if it is 0. A character with two codes is written as the first.
  mutating func set(_ code: UInt16, to character: UInt16) {
    let former = Int(characters[Int(code)])
    if codes[former] == code { codes[former] = 0 }
    characters[Int(code)] = character
    if character != 0, codes[Int(character)] == 0 { codes[Int(character)] = code }
  }

  /// Adds the characters of a generated table, whose lines start with a code; `place` makes the code of this charset of
  /// one of the table.
  mutating func add(_ table: StaticString, at place: (UInt16) -> UInt16 = { $0 }) {
    var code: UInt16 = 0
    var isInCode = true
    for scalar in table.withUTF8Buffer({ String(decoding: $0, as: UTF8.self) }).unicodeScalars {
      switch scalar {
      case "\n": (code, isInCode) = (0, true)
      case " ": isInCode = false
      case _ where isInCode: code = code << 4 | UInt16(truncatingIfNeeded: scalar.value - (scalar < "A" ? 0x30 : 0x37))
      default:
        if scalar != "?" { set(place(code), to: UInt16(truncatingIfNeeded: scalar.value)) }
        code += 1
      }
    }
  }

  /// Gives the codes that have no character those of `characters`, in order, that have no code.
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
