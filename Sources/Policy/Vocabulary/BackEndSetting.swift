import WatchwordDiagnostics

/// A setting of a back end that asks something of passwords. Its value is a number; a switch that is on has the value 1.
package enum BackEndSetting: Hashable, Sendable {
  /// The minimum length.
  case minimum
  /// The maximum length.
  case maximum
  /// The number of characters of a class.
  case count(CharacterClass)
  /// Characters of some of several classes.
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
  /// The number of old passwords that cannot be used again.
  case history
  /// After how many days a password expires.
  case expiry
  /// The least age of a password that is changed, in minutes.
  case minimumAge
  /// A regular expression; its text is not in the value.
  case pattern
  /// Words of the policy; they are not in the value.
  case words
  /// The number of different characters.
  case distinctCharacters
  /// The similarity to the user's data that is refused, in percent.
  case similarity
  /// No password that is known from breaches.
  case breachedPassword
  /// No password of digits only.
  case digitsOnly
}
