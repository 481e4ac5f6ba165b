import WatchwordBasics
import WatchwordPolicy

/// The characters of Passay's `EnglishCharacterData`, version 2.0.
struct PassayCharacters {
  /// The constant's name.
  let name: ExactText
  let characterClass: CharacterClass
  /// The characters, if they differ from the class's ASCII characters.
  let characters: ExactText?

  static let all: [PassayCharacters] = [
    PassayCharacters(name: "UpperCase", characterClass: .uppercase, characters: nil),
    PassayCharacters(name: "LowerCase", characterClass: .lowercase, characters: nil),
    PassayCharacters(name: "Digit", characterClass: .digits, characters: nil),
    PassayCharacters(name: "Alphabetical", characterClass: .letters, characters: nil),
    PassayCharacters(name: "Special", characterClass: .special, characters: ExactText(ascii + unicode + latin)),
    PassayCharacters(name: "SpecialAscii", characterClass: .special, characters: ExactText(ascii)),
    PassayCharacters(name: "SpecialUnicode", characterClass: .special, characters: ExactText(unicode)),
    PassayCharacters(name: "SpecialLatin", characterClass: .special, characters: ExactText(latin)),
  ]

  /// Returns the rule that requires `count` of these characters.
  func rule(requiring count: Int) -> CharacterCountRule {
    characters.map { CharacterCountRule(characterClass, minimum: count, characters: $0) }
      ?? CharacterCountRule(characterClass, minimum: count, repertoire: .ascii)
  }

  /// The 32 special ASCII characters without the space.
  private static let ascii = text([0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E])
  private static let unicode = text([
    0x2013...0x2015, 0x2017...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x2030...0x2030, 0x2032...0x2033,
    0x2039...0x203A, 0x203C...0x203C, 0x203E...0x203E, 0x2044...0x2044, 0x204A...0x204A, 0x20A0...0x20BE,
  ])
  private static let latin = text([0xA1...0xBF, 0xD7...0xD7, 0xF7...0xF7])

  private static func text(_ ranges: [ClosedRange<UInt32>]) -> String {
    var text = String.UnicodeScalarView()
    for range in ranges { for value in range { Unicode.Scalar(value).map { text.append($0) } } }
    return String(text)
  }
}
