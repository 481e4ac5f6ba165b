import TestSupport
import Testing

@testable import WatchwordStrength

/// The words of the estimator as a file, for programs that do not carry the built-in ones.
@Suite struct WordsFileTests {
  private static let file: [UInt8] = {
    var file: [UInt8] = []
    for part in EmbeddedWordsTable.parts {
      for text in [part.words, part.ranks] { file += text.withUTF8Buffer { Array($0) } + [0x0A] }
    }
    return file
  }()

  @Test func `an estimator with the words of a file judges as the built-in one`() throws {
    let estimator = try #require(StrengthEstimator(wordsFile: Self.file))
    for password in PasswordMix.passwords(1_000) {
      #expect(estimator.estimate(password) == StrengthEstimator.embedded.estimate(password))
    }
  }

  /// Nothing, ranks that are missing, too many, 0, of an unknown list or cut off, and words that are cut off, share more
  /// than there is, are empty, twice the same or not in order.
  static let damaged = [
    "", "Aword\n", "Aword\n\n", "Aword\n004004\n", "Aword\n000\n", "Aword\n007\n", "Aword\n00\n", "Aword\n00!\n",
    "Aword\n004", "word\n004\n", "AabDc\n004004\n", "Babc\n004\n", "AAb\n004004\n", "AabCAab\n004004004\n",
    "AbAa\n004004\n", "Ab\n004\nAa\n004\n",
  ]

  @Test(arguments: damaged) func `a damaged file gives no estimator`(_ text: String) {
    #expect(StrengthEstimator(wordsFile: Array(text.utf8)) == nil)
  }

  @Test func `a small file is read`() throws {
    let estimator = try #require(StrengthEstimator(wordsFile: Array("AfrabjousErab\n0041@5\n".utf8)))
    #expect(estimator.estimate("frabjous").guessesLog10 < 0.31)
    #expect(estimator.estimate("frabrab").patterns == [.word])
  }

  @Test func `no bytes make the reader or a search trap`() {
    var generator = SeededGenerator(seed: 93)
    let bytes = Array("AaBbCbDcZ04@\n\n\n~\u{0}".utf8)
    for _ in 0..<20_000 {
      let file = (0..<Int.random(in: 0...24, using: &generator)).compactMap { _ in
        bytes.randomElement(using: &generator)
      }
      _ = StrengthEstimator(wordsFile: file)?.estimate("aabbc abcB")
    }
    var cut = Array(Self.file.prefix(40_000))
    for _ in 0..<200 {
      cut[Int.random(in: cut.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      _ = StrengthEstimator(wordsFile: cut)?.estimate("aabbc abcB")
    }
  }
}
