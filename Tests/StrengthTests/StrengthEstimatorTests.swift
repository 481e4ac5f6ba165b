import Foundation
import TestSupport
import Testing
import WatchwordStrength

@Suite struct StrengthEstimatorTests {
  private let estimator = StrengthEstimator.embedded

  static let scores = [
    Case("nothing", "", 0), Case("the second of the list", "password", 0), Case("with a capital", "Password", 0),
    Case("backwards", "drowssap", 0), Case("with look-alikes", "p@ssw0rd", 0),
    Case("with two look-alikes of a letter", "b4n@na", 0), Case("four words", "correct horse battery staple", 4),
    Case("a date", "13.5.1991", 1), Case("a row of keys", "poiuytrewq", 0), Case("one letter", "a", 0),
    Case("many times one letter", "aaaaaaaaaaaaaaaaaaaa", 0), Case("letters in a row", "abcdefghijk", 0),
    Case("random", "x7$Qv!m2Zp#9", 4), Case("a name and a year", "patricia2024", 1),
    Case("a walk with turns", "zxcvfr38923!a", 4), Case("Cyrillic letters", "ъыщцжюхбэгр", 4),
  ]

  @Test(arguments: scores) func `known passwords have their scores`(_ password: Case<String, Int>) {
    #expect(estimator.estimate(password.given).score == password.expected)
  }

  static let patterns: [Case<String, [StrengthPattern]>] = [
    Case("a common password", "password", [.commonPassword]), Case("a name", "kimberly", [.name]),
    Case("a surname", "schwarzenegger", [.word]), Case("a rare surname", "kowalczyk", [.name]),
    Case("backwards", "drowssap", [.reversed]), Case("look-alikes", "p@ssw0rd!x", [.substituted]),
    Case("the same again", "dXbdXbdXb", [.repetition]), Case("letters in a row", "cdefghij", [.sequence]),
    Case("backwards in a row", "9876543", [.sequence]), Case("keys", "6tfcvbhu8", [.keyboard]),
    Case("Russian keys", "фывапролджэ", [.keyboard]), Case("Ukrainian keys", "ХЇґфівап", [.keyboard]),
    Case("a date", "31.12.1974", [.date]), Case("two parts", "unquestionablekowalczyk1987", [.word, .name, .year]),
    Case("nothing known", "x7$Qv!m2Zp#9", []), Case("nothing", "", []),
  ]

  @Test(arguments: patterns) func `patterns are named, the longest first`(_ password: Case<String, [StrengthPattern]>) {
    #expect(estimator.estimate(password.given).patterns == password.expected)
  }

  @Test func `words of the user are guessed first, in any form`() {
    let words = ["Xylofoon GmbH", "b.lindqvist", "Žaneta"]
    for password in ["xylofoon gmbh", "B.Lindqvist", "tsivqdnil.b", "žaneta", "b.l1ndqv1st"] {
      let (alone, known) = (estimator.estimate(password), estimator.estimate(password, userWords: words))
      #expect(known.score == 0)
      #expect(known.guessesLog10 < alone.guessesLog10 - 2)
      #expect(estimator.scorer(userWords: words)(password) == 0)
      #expect(estimator.scorer()(password) == alone.score)
    }
    #expect(estimator.estimate("b.lindqvist", userWords: words).patterns == [.userWord])
    #expect(estimator.estimate("xylofoon", userWords: ["", "xylofoon", "xylofoon"]).guessesLog10 < 0.31)
    let long = String(repeating: "long words ", count: 100)
    #expect(estimator.estimate("password", userWords: [long]).score == 0)
  }

  @Test func `a word of the user never makes a password stronger`() {
    for password in PasswordMix.passwords(400) {
      let alone = estimator.estimate(password).guessesLog10
      let known = estimator.estimate(password, userWords: [password, "word"]).guessesLog10
      #expect(known <= alone + 1e-9)
      if password == password.lowercased() { #expect(known <= 0.31) }
    }
  }

  @Test func `no estimate is above that of characters without patterns, below 0 or infinite`() {
    for password in PasswordMix.passwords(1_000) {
      let estimate = estimator.estimate(password)
      let count = password.unicodeScalars.count
      #expect(0...(log10(pow(10, Double(count)) + 1) + 0.05) ~= estimate.guessesLog10)
      #expect(estimate == estimator.estimate(password))
    }
  }

  private static let part = String((0..<300).map { "\($0 * $0)" }.joined().prefix(300))

  static let long: [Case<String, ClosedRange<Double>>] = [
    Case("one letter", String(repeating: "a", count: 1 << 20), 4...6),
    Case("two letters", String(repeating: "ab", count: 1 << 19), 4...7),
    Case("a word", String(repeating: "password", count: 1 << 17), 2...5),
    Case("one letter and an end", String(repeating: "a", count: 1 << 20) + "b!", 3...12),
    Case(
      "hidden in the middle", String(repeating: "a", count: 1 << 19) + "Q7#x" + String(repeating: "a", count: 1 << 19),
      4...20),
    Case("marks", String(repeating: "\u{301}\u{327}", count: 1 << 18), 3...7),
    Case(
      "a repeated part of 300 characters",
      String(
        repeating: part,
        count: 900), 100...256),
    Case("numbers", (0..<200_000).map { "\($0)" }.joined(), 200...256),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: long)
  func `long passwords are judged, and repetition makes none strong`(_ password: Case<String, ClosedRange<Double>>) {
    let estimate = estimator.estimate(password.given)
    #expect(password.expected ~= estimate.guessesLog10, "10^\(estimate.guessesLog10), \(estimate.patterns)")
  }

  @Test func `lengths around a block are judged alike`() {
    let random = (0..<300).map { "\(($0 * $0 * 7919 + $0) % 97)" }.joined()
    var previous = 0.0
    for count in 200...300 {
      let log10 = estimator.estimate(String(random.prefix(count))).guessesLog10
      #expect(log10 > previous - 2.5)
      #expect(log10 < previous + 2.5 || previous == 0)
      previous = log10
    }
  }

  @Test func `an estimate shows nothing of a password`() {
    var text = ""
    dump(estimator.estimate("kowalczyk1987!zu", userWords: ["zu"]), to: &text)
    for part in ["kowal", "1987", "zu"] { #expect(!text.contains(part)) }
  }
}
