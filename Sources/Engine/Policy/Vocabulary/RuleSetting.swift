import WatchwordBasics

/// The back-end setting that expresses a rule.
///
/// Each back end lists the requirements of a rule that it cannot set exactly; the rule lists the requirements that no
/// back end can set.
package enum RuleSetting {
  /// The minimum length, the maximum length, or both.
  case length(LengthRule)
  /// The number of characters of a class.
  case count(CharacterCountRule)
  /// Characters from a minimum number of classes.
  case classes(ClassesRule)
  /// The longest run of equal characters.
  case maximumRun(Int)
  /// A match of a regular expression.
  case pattern(PasswordExpression)
  /// No match of a regular expression.
  case forbiddenPattern(PasswordExpression)
  /// The number of different characters.
  case distinctCharacters(Int)
  /// The minimum similarity to the user's data at which a password is rejected.
  case similarity(SimilarityRule)
  /// The policy's words.
  case words(DictionaryWordsRule)
  /// A switch, and the part of the rule that it does not cover.
  case toggle(BackEndSetting, deviation: Deviation? = nil)
  /// The number of previous passwords that cannot be reused.
  case history(Int)
  /// A password that differs from the current one.
  case otherThanCurrent
  /// The number of days after which a password expires.
  case expiry(days: Int)
  /// The minimum age at which a password can be changed.
  case minimumAge(minutes: Int)

  /// The part of a rule that a switch does not cover.
  package struct Deviation {
    /// Why the switch differs from the rule: a clause in lower case about the back end.
    package let reason: String
    /// What the switch requires instead: a clause in lower case.
    package let substitute: String
  }
}

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
  /// Rejects sequences.
  case sequence
  /// Rejects the user id.
  case userID
  /// Rejects the user's words.
  case personalWords
  /// Rejects common passwords.
  case commonPassword
  /// Rejects white space at either end.
  case edgeWhiteSpace
  /// The number of previous passwords that cannot be reused.
  case history
  /// The number of days after which a password expires.
  case expiry
  /// The minimum age in minutes at which a password can be changed.
  case minimumAge
  /// A regular expression; the value does not contain its text.
  case pattern
  /// The policy's words; the value does not contain them.
  case words
  /// The number of different characters.
  case distinctCharacters
  /// The minimum similarity to the user's data, in per cent, at which a password is rejected.
  case similarity
  /// Rejects passwords known from data breaches.
  case breachedPassword
  /// Rejects passwords that consist of digits only.
  case digitsOnly
}
