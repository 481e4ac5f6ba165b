/// An estimate of how hard a password is to guess.
///
/// It contains no part of the password.
public struct StrengthEstimate: Hashable, Sendable {
  /// The score from 0 to 4, with zxcvbn's thresholds: fewer than 10^3, 10^6, 10^8 and 10^10 guesses, each plus 5, for
  /// the scores 0, 1, 2 and 3.
  ///
  /// A password with score 0 withstands no attack. Score 1 falls to rate-limited guessing over a network, 2 to
  /// unlimited guessing over a network, and 3 to guessing against a stolen, slow hash; 4 resists these.
  public let score: Int
  /// The logarithm to base 10 of the number of guesses; 0 for an empty password, never infinite.
  public let guessesLog10: Double
  /// The kinds of the patterns in the password, without duplicates, the one that covers the most characters first.
  public let patterns: [StrengthPattern]

  init(guesses: GuessCount, patterns: [StrengthPattern]) {
    score = Self.limits.firstIndex { guesses < $0 } ?? Self.limits.count
    guessesLog10 = guesses.log10
    self.patterns = patterns
  }

  /// Wheeler 2016, section 5. The 5 is from zxcvbn's implementation and prevents rounding from raising a score.
  private static let limits = [1e3, 1e6, 1e8, 1e10].map { GuessCount($0 + 5) }
}

/// A kind of pattern that makes a part of a password easy to guess.
public enum StrengthPattern: CaseIterable, Hashable, Sendable {
  /// A common password.
  case commonPassword
  /// A word of a language.
  case word
  /// A first or last name.
  case name
  /// A word associated with the user.
  case userWord
  /// A password, word or name written backwards.
  case reversed
  /// A password, word or name with look-alikes for letters, such as @ for a.
  case substituted
  /// A part that occurs several times in a row.
  case repetition
  /// Characters in sequence, such as abc or 8642.
  case sequence
  /// A run of neighbouring keys.
  case keyboard
  /// A date.
  case date
  /// A recent year.
  case year
}
