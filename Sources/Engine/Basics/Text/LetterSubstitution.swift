/// Characters typed in place of letters that they resemble (Wheeler 2016, section 4.1; the table is zxcvbn's).
package enum LetterSubstitution {
  /// Returns the letters that a character can replace.
  private static func letters(for character: UInt32) -> [UInt32] {
    guard let byte = UInt8(exactly: character) else { return [] }
    return switch byte {
    case UInt8(ascii: "4"), UInt8(ascii: "@"): [0x61]  // a
    case UInt8(ascii: "8"): [0x62]  // b
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"): [0x63]  // c
    case UInt8(ascii: "3"): [0x65]  // e
    case UInt8(ascii: "6"), UInt8(ascii: "9"): [0x67]  // g
    case UInt8(ascii: "1"), UInt8(ascii: "|"): [0x69, 0x6C]  // i, l
    case UInt8(ascii: "!"): [0x69]  // i
    case UInt8(ascii: "7"): [0x6C, 0x74]  // l, t
    case UInt8(ascii: "0"): [0x6F]  // o
    case UInt8(ascii: "$"), UInt8(ascii: "5"): [0x73]  // s
    case UInt8(ascii: "+"): [0x74]  // t
    case UInt8(ascii: "%"): [0x78]  // x
    case UInt8(ascii: "2"): [0x7A]  // z
    default: []
    }
  }

  /// The characters that can replace more than one letter. Their combinations produce at most 8 readings.
  private static let ambiguous: [UInt32] = [0x31, 0x37, 0x7C]

  /// Returns the texts that result from replacing every substitute in `folded` with a letter. All occurrences of a
  /// character are replaced with the same letter. Empty if there is no substitute.
  package static func readings(of folded: [UInt32]) -> [[UInt32]] {
    let first = folded.map { letters(for: $0).first ?? $0 }
    guard first != folded else { return [] }
    var readings = [first]
    for character in ambiguous where folded.contains(character) {
      guard let other = letters(for: character).last else { continue }
      readings += readings.map { reading in
        reading.indices.map { folded[$0] == character ? other : reading[$0] }
      }
    }
    return readings
  }
}
