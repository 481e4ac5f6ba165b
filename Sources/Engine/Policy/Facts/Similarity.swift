/// The similarity of a password to words: the share of characters that the password and a word have in common, in any
/// order.
///
/// This is twice the number of common characters, divided by the sum of the two lengths: `quick_ratio` of Python's
/// `difflib.SequenceMatcher`, which Django compares with 0.7. It takes linear time; a search for common substrings
/// takes quadratic time.
struct Similarity {
  /// The maximum number of characters of a password that are compared; words have at most 4096 bytes.
  static let maximumCharacters = 1024

  /// The password's first characters in folded form, sorted.
  private let characters: [UInt32]

  init(_ facts: PasswordFacts) {
    characters = facts.foldedValues(atMost: Self.maximumCharacters).sorted()
  }

  /// Whether the similarity to a word, or to a part of one unless `match` is whole, is at least `percent`. The parts of
  /// a word are delimited by white space and special characters other than `_`.
  func reaches(_ percent: Int, with words: PersonalWords, _ match: WordMatch) -> Bool {
    guard !characters.isEmpty else { return false }
    if match == .whole {
      return words.foldedWords.contains { word in
        reaches(percent, with: PasswordChange.values(String(decoding: word, as: UTF8.self), atMost: .max))
      }
    }
    var isReached = false
    for word in words.folded where !isReached {
      var whole: [UInt32] = []
      var part: [UInt32] = []
      for (scalar, kind) in String(decoding: word, as: UTF8.self).characters {
        whole.append(scalar.value)
        if scalar.isWhiteSpace || scalar != "_" && kind == .special {
          isReached = isReached || reaches(percent, with: part)
          part = []
        } else {
          part.append(scalar.value)
        }
      }
      isReached = isReached || reaches(percent, with: part) || reaches(percent, with: whole)
    }
    return isReached
  }

  private func reaches(_ percent: Int, with word: [UInt32]) -> Bool {
    let sum = characters.count + word.count
    // The common characters cannot outnumber the characters of the shorter text. Therefore a password is never compared
    // with words that are much shorter.
    guard 200 * min(characters.count, word.count) >= percent * sum else { return false }
    let word = word.sorted()
    var common = 0
    var (index, other) = (0, 0)
    while index < characters.count, other < word.count {
      if characters[index] == word[other] {
        common += 1
        index += 1
        other += 1
      } else if characters[index] < word[other] {
        index += 1
      } else {
        other += 1
      }
    }
    return 200 * common >= percent * sum
  }
}
