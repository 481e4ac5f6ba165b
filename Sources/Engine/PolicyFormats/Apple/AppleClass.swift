import WatchwordPolicy

/// The classes of policies as sets of Apple characters; larger classes come first.
enum AppleClass {
  static let all: [(characterClass: CharacterClass, members: AppleCharacters)] = [
    (.letters, letters), (.uppercase, .upper), (.lowercase, .lower), (.digits, .digit), (.special, .special),
  ]

  private static let letters = AppleCharacters(CharacterClass.letters.asciiMembers)

  static func members(of characterClass: CharacterClass) -> AppleCharacters {
    all.first { $0.characterClass == characterClass }?.members ?? AppleCharacters()
  }
}
