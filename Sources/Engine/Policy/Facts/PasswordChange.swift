import WatchwordBasics

/// The difference between the current password and a new one.
struct PasswordChange {
  /// The maximum number of characters of each password that are compared, without a common start and end.
  static let maximumCharacters = 1024

  private let facts: PasswordFacts
  private let current: String

  init(of facts: PasswordFacts, from current: ExactText) {
    self.facts = facts
    self.current = current.string
  }

  /// The number of characters to insert, remove or replace to turn one password into the other (Levenshtein, 1966).
  /// A common start and a common end need no change. Of what is between them, only the first ``maximumCharacters`` of each
  /// are compared; longer passwords differ at least by the difference of their lengths.
  var changedCharacters: Int {
    let (allOld, allNew) = (Self.values(current, atMost: .max), Self.values(facts.normalized, atMost: .max))
    let shorter = min(allOld.count, allNew.count)
    var start = 0
    while start < shorter, allOld[start] == allNew[start] { start += 1 }
    var end = 0
    while end < shorter - start, allOld[allOld.count - 1 - end] == allNew[allNew.count - 1 - end] { end += 1 }
    let old = Array(allOld[start..<allOld.count - end].prefix(Self.maximumCharacters))
    let new = Array(allNew[start..<allNew.count - end].prefix(Self.maximumCharacters))
    return max(Self.distance(from: old, to: new), abs(allOld.count - allNew.count))
  }

  private static func distance(from old: [UInt32], to new: [UInt32]) -> Int {
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

  /// Returns the first code points of a text.
  @inline(never)
  static func values(_ text: String, atMost count: Int) -> [UInt32] {
    var values: [UInt32] = []
    for scalar in text.unicodeScalars {
      if values.count == count { break }
      values.append(scalar.value)
    }
    return values
  }

  /// Whether the new password is the current one, ignoring case: as it is, backwards, or with its start moved to the
  /// end.
  var isVariation: Bool {
    let old = CaseFolding.folded(current)
    let new = facts.folded
    return old.count == new.count && (new == PersonalWords.reversed(old) || Self.occurs(new, in: old + old))
  }

  /// Whether `word` occurs in `text`, in linear time (Knuth, Morris and Pratt, 1977).
  private static func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard !word.isEmpty else { return true }
    // For each number of matching bytes, how many still match if the next byte does not.
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
