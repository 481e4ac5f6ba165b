import WatchwordDiagnostics

/// A back-end setting that places a requirement on passwords. Its value is a number; a switch that is on has the value
/// 1.
package enum BackEndSetting: Hashable, Sendable {
  /// The minimum length.
  case minimum
  /// The maximum length.
  case maximum
  /// The number of characters of a class.
  case count(CharacterClass)
  /// Characters from a minimum number of classes.
  case someClasses
  /// The longest run of equal characters.
  case repetition
  /// No sequences.
  case sequence
  /// No user id.
  case userID
  /// None of the user's words.
  case personalWords
  /// No common password.
  case commonPassword
  /// No white space at the ends.
  case edgeWhiteSpace
  /// The number of previous passwords that cannot be reused.
  case history
  /// The number of days after which a password expires.
  case expiry
  /// The minimum age in minutes at which a password can be changed.
  case minimumAge
  /// A regular expression, whose text is not in the value.
  case pattern
  /// The policy's words, which are not in the value.
  case words
  /// The number of different characters.
  case distinctCharacters
  /// The similarity to the user's data, in per cent, from which a password is rejected.
  case similarity
  /// No password known from a data breach.
  case breachedPassword
  /// No password of digits only.
  case digitsOnly
}
