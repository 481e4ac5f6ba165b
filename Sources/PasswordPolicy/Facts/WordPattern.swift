/// A word to look for in folded text, prepared once (Knuth, Morris and Pratt, 1977), so that a search is linear in the
/// text whatever the word.
struct WordPattern: Hashable, Sendable {
  private let word: [UInt8]
  private let failure: [Int]

  /// The pattern for a word in folded UTF-8.
  init(_ word: [UInt8]) {
    self.word = word
    var failure = [Int](repeating: 0, count: word.count)
    var matched = 0
    for index in word.indices.dropFirst() {
      while matched > 0, word[index] != word[matched] { matched = failure[matched - 1] }
      if word[index] == word[matched] { matched += 1 }
      failure[index] = matched
    }
    self.failure = failure
  }

  /// Whether the word occurs in `text`. An empty word occurs nowhere.
  func occurs(in text: [UInt8]) -> Bool {
    guard !word.isEmpty, word.count <= text.count else { return false }
    var matched = 0
    for byte in text {
      while matched > 0, byte != word[matched] { matched = failure[matched - 1] }
      if byte == word[matched] { matched += 1 }
      if matched == word.count { return true }
    }
    return false
  }
}
