import TestSupport
import Testing
import WatchwordBasics

@Suite struct SuggestionTests {
  typealias Words = (word: ExactText, candidates: [ExactText])

  static let words: [Case<Words, ExactText?>] = [
    Case("two letters swapped", ("lenght", ["digits", "length"]), "length"),
    Case("another case", ("LENGTH", ["digits", "length"]), "length"),
    Case("one letter in another case", ("minDG", ["minL", "minDg"]), "minDg"),
    Case("no letter", ("", ["a", "b"]), "a"),
    Case("swapped in the middle", ("sing.in", ["sign.in", "sign.up"]), "sign.in"),
    Case("a word that is near no other", ("x", ["length"]), nil),
    Case("the start of one", ("len", ["digits", "Length"]), "Length"),
    Case("the start of two", ("per", ["personal-words", "perimeter-words"]), nil),
    Case("too short a start", ("le", ["digits", "length"]), nil),
    Case("no candidates", ("missing-placeholder", []), nil),
    Case("two that are as near", ("ab", ["abc", "abd"]), "abc"),
    Case("the word itself", ("same", ["some", "same"]), "same"),
    Case(
      "a word that is too long to compare",
      (ExactText(String(repeating: "a", count: 65)), [ExactText(String(repeating: "a", count: 65))]), nil),
  ]

  @Test(arguments: words) func `the nearest word is found, if it is near`(_ words: Case<Words, ExactText?>) {
    #expect(Suggestion.nearest(to: words.given.word, in: words.given.candidates) == words.expected)
  }

  @Test func `words out of reach are passed over without a change of the answer`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let words = (0..<8).map { _ in
        ExactText(String(decoding: (0..<random.next() % 6).map { _ in 0x61 + UInt8(random.next() % 3) }, as: UTF8.self))
      }
      var best: (word: ExactText, distance: Int)?
      for word in words.dropFirst() {
        let distance = Self.distance(Array(words[0].string.utf8)[...], Array(word.string.utf8)[...])
        guard distance <= max(1, word.count / 3), distance < best?.distance ?? .max else { continue }
        best = (word, distance)
      }
      let longer = words.dropFirst().filter { words[0].count > 2 && $0.string.hasPrefix(words[0].string) }
      let start = longer.count == 1 ? longer.first : nil
      #expect(Suggestion.nearest(to: words[0], in: Array(words.dropFirst())) == start ?? best?.word, "\(words)")
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
