/// A user id or other words that a password may not contain, folded.
struct PersonalWords: Hashable, Sendable {
  private let forward: WordSet
  private let backward: WordSet

  init(_ words: [String]) {
    let folded = words.map { CaseFolding.folded($0) }
    forward = WordSet(folded)
    backward = WordSet(folded.map { Self.reversed($0) })
  }

  /// The code points from last to first.
  private static func reversed(_ word: [UInt8]) -> [UInt8] {
    var reversed: [UInt8] = []
    var end = word.count
    // In UTF-8, a byte that does not continue a code point starts one.
    for start in word.indices.reversed() where word[start] & 0xC0 != 0x80 {
      reversed += word[start..<end]
      end = start
    }
    return reversed
  }

  /// Whether one of the words with at least `minimumLength` code points occurs in folded text, or backwards if
  /// `reversed` is true.
  func occur(in folded: [UInt8], minimumLength: Int = 1, reversed: Bool) -> Bool {
    forward.occurs(in: folded, minimumLength: minimumLength)
      || reversed && backward.occurs(in: folded, minimumLength: minimumLength)
  }
}
