/// Estimates how many guesses an attacker needs for a password who knows common passwords, words, names, dates and
/// keyboards.
///
/// The method is that of zxcvbn (D. L. Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", 25th USENIX Security
/// Symposium, 2016): parts of the password that follow a pattern are found, each part is given the guesses that it takes,
/// and the parts that together take the fewest guesses are the estimate. Characters outside of any pattern count 10
/// guesses each.
///
/// It differs from zxcvbn in these points:
/// - Years up to 2039 are years, and distances of years count from 2020.
/// - Runs of keys are found on Russian and Ukrainian keyboards too.
/// - One word may use two substitutes of the same letter, as in b4n@na.
/// - Repeated parts are the longest repetition at their place; zxcvbn compares the longest and the shortest part.
/// - Numbers of guesses have no bound at which they become infinite.
/// - Any length is judged, in linear time; zxcvbn refuses more than 72 characters. More than
///   ``searchedLength`` characters are judged in blocks of that length, each alone; a block that was there before adds
///   nothing, and the search ends with the block that makes the guesses reach 10^``largestLog10``. A long password that
///   consists of one repeated part, of whatever length, is judged as that.
///
/// A character is a Unicode code point as given. Pass passwords in the form in which they are compared with the stored
/// one, normally NFC (NIST SP 800-63B-4, 3.1.1.2).
public struct StrengthEstimator: Sendable {
  /// The number of characters that are searched for patterns together.
  public static let searchedLength = 256
  /// The logarithm of the number of guesses from which on the rest of a password is not searched.
  public static let largestLog10 = 256.0

  private let words: RankedWords<UInt8>

  init(words: RankedWords<UInt8>) { self.words = words }

  /// An estimator with the words of a file, for programs that do not carry the built-in ones: `strength-words.txt`, which
  /// `Scripts/build-wasm.sh` writes. There is none if the file is damaged.
  public init?(wordsFile bytes: [UInt8]) {
    guard let words = RankedWords(file: bytes) else { return nil }
    self.init(words: words)
  }

  /// The estimate for `password`.
  ///
  /// `userWords` are words that an attacker of this user tries first, such as the user id, names and the company, the
  /// likeliest first. Case does not matter. Words of more than ``searchedLength`` characters are ignored.
  public func estimate(_ password: String, userWords: [String] = []) -> StrengthEstimate {
    estimate(password, with: RankedWords(userWords: userWords))
  }

  /// A function from a password to its score, with `userWords` prepared once.
  public func scorer(userWords: [String] = []) -> @Sendable (String) -> Int {
    let userWords = RankedWords(userWords: userWords)
    return { password in estimate(password, with: userWords).score }
  }

  /// A function from a password to the logarithm of its guesses to base 10, with `userWords` prepared once.
  package func guessesLog10(userWords: [String] = []) -> @Sendable (String) -> Double {
    let userWords = RankedWords(userWords: userWords)
    return { password in estimate(password, with: userWords).guessesLog10 }
  }

  /// Passes every word to `body`, in lower case and UTF-8, in their order.
  package func forEachWord(_ body: (ArraySlice<UInt8>) -> Void) { words.forEach(body) }

  private func estimate(_ password: String, with userWords: RankedWords<UInt32>) -> StrengthEstimate {
    PatternSearch(words: words, userWords: userWords).estimate(TypedText(password))
  }
}
