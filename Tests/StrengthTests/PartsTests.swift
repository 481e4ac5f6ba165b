import Foundation
import TestSupport
import Testing

@testable import WatchwordStrength

@Suite struct PartsTests {
  @Test func `numbers of guesses multiply, add and compare as numbers do`() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<2_000 {
      let left = pow(10, Double.random(in: 0...140, using: &generator))
      let right = pow(10, Double.random(in: 0...140, using: &generator))
      #expect(abs((GuessCount(left) * GuessCount(right)).log10 - log10(left * right)) < 1e-9)
      #expect(abs((GuessCount(left) + GuessCount(right)).log10 - log10(left + right)) < 1e-9)
      #expect((GuessCount(left) < GuessCount(right)) == (left < right))
    }
    #expect(GuessCount.power(.ten, 0).log10 == 0)
    #expect(abs(GuessCount.power(.ten, 1_000_000).log10 - 1e6) < 1e-3)
  }

  @Test func `all words of the lists are there, with the ranks of the lists`() {
    let words = RankedWords<UInt8>.embedded
    #expect(words.all.count == EmbeddedWordsTable.wordCount)
    let known: [(String, UInt32, StrengthPattern)] = [
      ("123456", 1, .commonPassword), ("password", 2, .commonPassword), ("the", 1, .word), ("of", 2, .word),
      ("mary", 1, .name), ("smith", 1, .name), ("you", 1, .word), ("james", 1, .name),
    ]
    for (word, rank, kind) in known {
      let entry = entry(of: word)
      #expect(entry?.kind == kind, "\(word)")
      #expect(entry?.rank == rank, "\(word)")
    }
    for word in ["", "passwordx", "unquestionabl", "\u{7F}", "пароль"] { #expect(entry(of: word) == nil, "\(word)") }
  }

  private func entry(of word: String) -> RankedWords<UInt8>.Entry? {
    let words = RankedWords<UInt8>.embedded
    var range = words.all
    for (depth, scalar) in word.unicodeScalars.enumerated() {
      range = words.narrowed(range, by: scalar.value, at: depth)
    }
    return words.entry(of: range, at: word.unicodeScalars.count)
  }

  @Test func `keyboards have the sizes and neighbours of zxcvbn's graphs`() {
    #expect(KeyboardGraph.all.map(\.characterCount) == [94, 94, 15, 16, 64, 66])
    let averages = KeyboardGraph.all.map(\.averageNeighbours)
    for (average, expected) in zip(averages, [432.0 / 94, 432.0 / 94, 76.0 / 15, 84.0 / 16]) {
      #expect(abs(average - expected) < 1e-12)
    }
    let (qwerty, pad) = (KeyboardGraph.all[0], KeyboardGraph.all[2])
    #expect(neighbours(of: "g", on: qwerty) == "BFHTVYbfhtvy")
    #expect(neighbours(of: "A", on: qwerty) == "QSWZqswz")
    #expect(neighbours(of: "5", on: pad) == "12346789")
    #expect(neighbours(of: "0", on: pad) == ".123")
  }

  private func neighbours(of key: Unicode.Scalar, on layout: KeyboardGraph) -> String {
    String(
      String.UnicodeScalarView(
        (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }
          .filter { layout.direction(from: key.value, to: $0.value) != nil }))
  }

  @Test(arguments: [
    Case("one letter", "aaaa", ["0+1×4"]), Case("the whole before a part", "aabaab", ["0+3×2"]),
    Case("twice the same", "abcabcabcabc", ["0+3×4"]), Case("two of them", "xx-yzyz", ["0+1×2", "3+2×2"]),
    Case("none", "abcdef", []), Case("nothing", "", []), Case("a start", "xabab", ["1+2×2"]),
  ])
  func `repetitions are found`(_ text: Case<String, [String]>) {
    let found = RepetitionSearch.repetitions(in: text.given.unicodeScalars.map(\.value))
    #expect(found.map { "\($0.start)+\($0.partLength)×\($0.count)" } == text.expected)
  }

  @Test func `the shortest part of a repeated text is found`() {
    for (text, part) in [
      ("aaaa", 1), ("abab", 2), ("ababa", 2), ("abcabc", 3), ("a", 1), ("", 0), ("aabaab", 3), ("abcab", 5),
    ] {
      #expect(RepetitionSearch.shortestPart(of: text.unicodeScalars.map(\.value)) == part, "\(text)")
    }
  }

  @Test(arguments: [
    Case("digits alone", "13051991", ["0..<8"]), Case("separators", "x13.05.1991", ["1..<11"]),
    Case("the year first", "1991-5-13", ["0..<9"]), Case("two digits of the year", "1/1/91", ["0..<6"]),
    Case("different separators, so that only 19/9/1 is one", "13.05-1991", ["6..<10"]),
    Case("no month", "31.99.1991", ["6..<10"]),
    Case("no day", "0.0.00", []),
    Case("words", "abcdefgh", []), Case("four digits", "1191", ["0..<4"]), Case("zeros", "0000", []),
  ])
  func `dates are found, the outermost alone`(_ text: Case<String, [String]>) {
    #expect(DateSearch.matches(in: TypedText(text.given)).map { "\($0.range)" } == text.expected)
  }
}
