/// The parts that passphrases consist of.
package enum PhraseMaterial: Hashable, Sendable, CaseIterable {
  /// 7,772 English words of 3 to 9 letters: EFF's long word list (2016, CC BY 3.0 US) without words with a hyphen.
  case words
  /// Pronounceable syllables: a consonant, a vowel and usually another consonant; three make a word.
  case syllables

  /// The parts, without duplicates. Different choices never make the same phrase: either no part is a prefix of
  /// another, or the first letters of a part show where it starts.
  var parts: [String] {
    switch self {
    case .words: PhraseWordTable.words.description.split(separator: " ").map { String($0) }
    case .syllables: Self.allSyllables
    }
  }

  /// The number of parts between two separators.
  var partsOfWord: Int {
    switch self {
    case .words: 1
    case .syllables: 3
    }
  }

  // A syllable starts with exactly one consonant before a vowel, so that "bana" can only be ba-na.
  private static let allSyllables = "bdfghjklmnprstvz".flatMap { first in
    "aeiou".flatMap { vowel in (["", "l", "m", "n", "r", "s", "t"]).map { "\(first)\(vowel)\($0)" } }
  }
}
