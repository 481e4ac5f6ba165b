/// An estimator of how many guesses an attacker needs for a password.
///
/// The attacker is assumed to know common passwords, words, names, dates and keyboards. The method is that of zxcvbn
/// (D. L. Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", 25th USENIX Security Symposium, 2016). Parts of
/// the password that follow a pattern are found, each part is assigned the guesses that it takes, and the parts that
/// together take the fewest guesses give the estimate. Characters outside any pattern count 10 guesses each.
///
/// It differs from zxcvbn in these points:
/// - Years up to 2039 are recognised as years, and distances between years are measured from 2020.
/// - Runs of keys are also found on Russian and Ukrainian keyboards.
/// - One word may use two substitutes of the same letter, as in b4n@na.
/// - Repeated parts are the longest repetition at their position; zxcvbn compares the longest and the shortest part.
/// - Numbers of guesses never become infinite.
/// - Passwords of any length are judged; zxcvbn refuses more than 72 characters. Passwords of more than
///   ``searchedLength`` characters are judged in independent blocks of that length. A block that occurred before adds
///   nothing, and the search ends with the block that brings the guesses to 10^``largestLog10``, or after
///   ``maximumLength`` characters: the end of a longer password makes it no weaker. A long password that consists of one
///   repeated part of any length is judged as a repetition.
///
/// A character is a Unicode code point as given. Pass passwords in the form in which they are compared with the stored
/// one, normally NFC (NIST SP 800-63B-4, 3.1.1.2).
public struct StrengthEstimator: Sendable {
  /// The maximum number of characters that are searched for patterns together.
  public static let searchedLength = 256
  /// The maximum number of characters that are searched; a longer password is judged by its start.
  public static let maximumLength = 4096
  /// The logarithm to base 10 of the number of guesses at which the search of a password stops.
  public static let largestLog10 = 256.0

  private let words: RankedWords<UInt8>

  init(words: RankedWords<UInt8>) { self.words = words }

  /// Creates an estimator with the words of a file, for programs without the built-in words: `strength-words.txt`,
  /// which `Scripts/build-wasm.sh` writes. Fails if the file is damaged.
  public init?(wordsFile bytes: [UInt8]) {
    guard let words = RankedWords(file: bytes) else { return nil }
    self.init(words: words)
  }

  /// Returns the estimate for `password`.
  ///
  /// `userWords` are words that an attacker of this user tries first, such as the user id, names and the company, the
  /// likeliest first. Case does not matter. Words of more than ``searchedLength`` characters are ignored.
  public func estimate(_ password: String, userWords: [String] = []) -> StrengthEstimate {
    estimate(password, with: RankedWords(userWords: userWords))
  }

  /// Returns a function that maps a password to its score. `userWords` are prepared once.
  public func scorer(userWords: [String] = []) -> @Sendable (String) -> Int {
    let userWords = RankedWords(userWords: userWords)
    return { password in estimate(password, with: userWords).score }
  }

  /// Returns a function that maps a password to the logarithm of its guesses to base 10. `userWords` are prepared once.
  package func guessesLog10(userWords: [String] = []) -> @Sendable (String) -> Double {
    let userWords = RankedWords(userWords: userWords)
    return { password in estimate(password, with: userWords).guessesLog10 }
  }

  /// Calls `body` with every word, in lower case and UTF-8, in list order.
  package func forEachWord(_ body: (ArraySlice<UInt8>) -> Void) { words.forEach(body) }

  private func estimate(_ password: String, with userWords: RankedWords<UInt32>) -> StrengthEstimate {
    let start = String(password.unicodeScalars.prefix(Self.maximumLength))
    return PatternSearch(words: words, userWords: userWords).estimate(TypedText(start))
  }
}
