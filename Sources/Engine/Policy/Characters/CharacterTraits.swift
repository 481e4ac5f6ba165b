/// The properties of a character that a scan needs.
struct CharacterTraits: Sendable {
  let kind: CharacterKind
  /// The lower-case form of a letter if it is a single code point, otherwise the character itself.
  let lowercase: UInt32
  /// The character's full case folding if it is a single code point with the same marks and the character is not a
  /// mark; otherwise `nil`.
  let folded: Unicode.Scalar?

  /// The traits of Latin, Greek and Cyrillic letters, computed once: querying the standard library takes a thousand
  /// instructions per letter; a look-up in this table takes a tenth as many.
  private static let known = (firstKnown..<UInt32(0x530)).map { CharacterTraits(querying: $0) }
  private static let firstKnown: UInt32 = 0x80

  /// Looks up or computes the traits of a character.
  init(of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      kind = CharacterKind(ascii: UInt8(truncatingIfNeeded: scalar.value))
      lowercase = kind == .uppercase ? scalar.value | 0x20 : scalar.value
      folded = Unicode.Scalar(lowercase)
    } else if scalar.value < 0x530 {
      self = Self.known[Int(scalar.value - Self.firstKnown)]
    } else {
      kind = CharacterKind(scalar)
      lowercase = PasswordScan.lowercase(scalar, kind)
      folded = nil
    }
  }

  /// Computes the traits of a non-ASCII character, with its folding.
  private init(querying value: UInt32) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    kind = CharacterKind(scalar)
    lowercase = PasswordScan.lowercase(scalar, kind)
    folded = kind == .none ? nil : CaseFolding.single(scalar, kind)
  }
}
