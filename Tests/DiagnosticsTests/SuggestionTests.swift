import WatchwordDiagnostics
import TestSupport
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("lenght", ["digits", "length"], "length"), ("LENGTH", ["digits", "length"], "length"), ("", ["a", "b"], "a"),
      ("sing.in", ["sign.in", "sign.up"], "sign.in"), ("x", ["length"], nil), ("missing-placeholder", [], nil),
      ("ab", ["abc", "abd"], "abc"), ("same", ["some", "same"], "same"),
      (String(repeating: "a", count: 65), [String(repeating: "a", count: 65)], nil),
    ] as [(String, [String], String?)])
  func `the nearest word is found, if it is near`(word: String, candidates: [String], nearest: String?) {
    #expect(Suggestion.nearest(to: word, in: candidates) == nearest)
  }

  @Test func `words out of reach are passed over without a change of the answer`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let words = (0..<8).map { _ in
        String(decoding: (0..<random.next() % 6).map { _ in 0x61 + UInt8(random.next() % 3) }, as: UTF8.self)
      }
      var best: (word: String, distance: Int)?
      for word in words.dropFirst() {
        let distance = Self.distance(Array(words[0].utf8)[...], Array(word.utf8)[...])
        guard distance <= max(1, word.utf8.count / 3), distance < best?.distance ?? .max else { continue }
        best = (word, distance)
      }
      #expect(Suggestion.nearest(to: words[0], in: Array(words.dropFirst())) == best?.word, "\(words)")
    }
  }

  /// The distance by its definition.
  private static func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let last = left.last, let other = right.last else { return left.count + right.count }
    var best = min(distance(left.dropLast(), right), distance(left, right.dropLast())) + 1
    best = min(best, distance(left.dropLast(), right.dropLast()) + (last == other ? 0 : 1))
    if left.count > 1, right.count > 1, last == right.dropLast().last, left.dropLast().last == other {
      best = min(best, distance(left.dropLast(2), right.dropLast(2)) + 1)
    }
    return best
  }
}
