/// What a scan must know about a character.
struct CharacterTraits: Sendable {
  let kind: CharacterKind
  /// The lower-case form of a letter, if it is a single code point, or else the character itself.
  let lowercase: UInt32
  /// The character's full case folding, if it is a single code point whose marks are those of the character, and the
  /// character is not a mark.
  let folded: Unicode.Scalar?

  /// Latin, Greek and Cyrillic letters, of which the standard library is asked only once: it takes a thousand
  /// instructions for each, and this a tenth of them.
  private static let known = (firstKnown..<UInt32(0x530)).map { CharacterTraits(asking: $0) }
  private static let firstKnown: UInt32 = 0x80

  /// The traits of a character.
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

  /// The traits of a character that is not ASCII, with its folding.
  private init(asking value: UInt32) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    kind = CharacterKind(scalar)
    lowercase = PasswordScan.lowercase(scalar, kind)
    folded = kind == .none ? nil : CaseFolding.single(scalar, kind)
  }
}
