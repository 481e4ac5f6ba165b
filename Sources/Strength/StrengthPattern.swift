/// A kind of pattern that makes a part of a password easy to guess.
public enum StrengthPattern: CaseIterable, Hashable, Sendable {
  /// A common password.
  case commonPassword
  /// A word of a language.
  case word
  /// A first or last name.
  case name
  /// A word that belongs to the user.
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
