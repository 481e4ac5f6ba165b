import WatchwordDiagnostics

/// An index of words by their first bytes, which finds all of them in one pass over a text.
struct GlossaryIndex: Sendable {
  /// The indices of the words, by their first bytes; shorter words are padded with zeros.
  private var numbers: [UInt32: [Int]] = [:]
  private let words: [GlossaryWord]

  /// The number of indexed bytes of a word.
  private static let length = 4

  init(_ words: [GlossaryWord]) {
    self.words = words
    for (number, word) in words.enumerated() { numbers[Self.key(word.folded[...]), default: []].append(number) }
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var key: UInt32 = 0
    for (place, byte) in bytes.prefix(length).enumerated() { key |= UInt32(byte) << UInt32(8 * place) }
    return key
  }

  /// Returns the ranges of `text` in which words of the list are whole words, by the indices of the words.
  func places(in text: FoldedText) -> [(number: Int, places: [Range<Int>])] {
    guard !words.isEmpty else { return [] }
    let bytes = text.bytes
    var found: [Int: [Range<Int>]] = [:]
    for start in bytes.indices where bytes[start] & 0xC0 != 0x80 && GlossaryWord.isEdge(before: start, in: bytes) {
      for length in 1...Self.length where start + length <= bytes.count {
        for number in numbers[Self.key(bytes[start..<start + length])] ?? [] {
          let word = words[number].folded
          // A key of this length may also match longer words.
          guard length == min(word.count, Self.length), bytes[start...].starts(with: word),
            GlossaryWord.isEdge(before: start + word.count, in: bytes)
          else { continue }
          found[number, default: []].append(start..<start + word.count)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
