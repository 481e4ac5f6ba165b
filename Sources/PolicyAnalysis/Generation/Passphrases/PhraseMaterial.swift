/// What passphrases are made of.
package enum PhraseMaterial: Hashable, Sendable, CaseIterable {
  /// 7,772 English words of 3 to 9 letters: EFF's long word list (2016, CC BY 3.0 US) without words with a hyphen.
  case words
  /// Syllables that are easy to say: a consonant and a vowel, and mostly another consonant; three make a word.
  case syllables

  /// The parts, each once. No part starts with another, or they can be told apart by their first letters, so that
  /// different choices never make the same phrase.
  var parts: [String] {
    switch self {
    case .words: PhraseWordTable.words.description.split(separator: " ").map { String($0) }
    case .syllables: Self.allSyllables
    }
  }

  /// How many parts stand between two separators.
  var partsOfWord: Int {
    switch self {
    case .words: 1
    case .syllables: 3
    }
  }

  // A syllable starts with exactly one consonant in front of a vowel, so that "bana" is only ba-na.
  private static let allSyllables = "bdfghjklmnprstvz".flatMap { first in
    "aeiou".flatMap { vowel in (["", "l", "m", "n", "r", "s", "t"]).map { "\(first)\(vowel)\($0)" } }
  }
}
