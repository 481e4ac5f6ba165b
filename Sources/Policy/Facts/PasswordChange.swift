import WatchwordDiagnostics

/// What is between the current password and a new one.
struct PasswordChange {
  /// The number of characters of each password that are compared.
  static let mostCharacters = 1024

  private let facts: PasswordFacts
  private let current: String

  init(of facts: PasswordFacts, from current: ExactText) {
    self.facts = facts
    self.current = current.string
  }

  /// How many characters must be inserted, removed or replaced to turn one password into the other (Levenshtein, 1966).
  /// Of each, only the first ``mostCharacters`` are compared.
  var changedCharacters: Int {
    let old = Self.characters(of: current)
    let new = Self.characters(of: facts.normalized)
    var distances = Array(0...new.count)
    for (row, character) in old.enumerated() {
      var diagonal = row
      distances[0] = row + 1
      for column in new.indices {
        let replaced = diagonal + (new[column] == character ? 0 : 1)
        diagonal = distances[column + 1]
        distances[column + 1] = min(replaced, diagonal + 1, distances[column] + 1)
      }
    }
    return distances[new.count]
  }

  private static func characters(of password: String) -> [UInt32] {
    var characters: [UInt32] = []
    password.forEachCharacter { scalar, _ in
      if characters.count < mostCharacters { characters.append(scalar.value) }
    }
    return characters
  }

  /// Whether the new password is the current one, regardless of case, as it is, backwards, or with its start moved to the
  /// end.
  var isVariation: Bool {
    let old = CaseFolding.folded(current)
    let new = facts.folded
    return old.count == new.count && (new == PersonalWords.reversed(old) || Self.occurs(new, in: old + old))
  }

  /// Whether `word` occurs in `text`, in linear time (Knuth, Morris and Pratt, 1977).
  private static func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard !word.isEmpty else { return true }
    // By the number of bytes that match, how many still match if the next one does not.
    var fallbacks = [0, 0]
    fallbacks.reserveCapacity(word.count + 1)
    var matching = 0
    for byte in word.dropFirst() {
      while matching > 0, word[matching] != byte { matching = fallbacks[matching] }
      if word[matching] == byte { matching += 1 }
      fallbacks.append(matching)
    }
    matching = 0
    for byte in text {
      while matching > 0, word[matching] != byte { matching = fallbacks[matching] }
      if word[matching] == byte { matching += 1 }
      if matching == word.count { return true }
    }
    return false
  }
}
