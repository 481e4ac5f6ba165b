/// What the settings of a back end have to say to ask for a rule.
///
/// What a back end cannot set as the rule has it is the back end's knowledge; what no back end can set is the rule's.
package enum RuleSetting {
  /// The minimum length, the maximum length, or both.
  case length(LengthRule)
  /// The number of characters of a class.
  case count(CharacterCountRule)
  /// Characters of some of several classes.
  case classes(ClassesRule)
  /// The longest run of equal characters.
  case longestRun(Int)
  /// A match of a regular expression.
  case pattern(PasswordExpression)
  /// No match of a regular expression.
  case forbiddenPattern(PasswordExpression)
  /// The number of different characters.
  case distinctCharacters(Int)
  /// The similarity to the user's data that is refused.
  case similarity(percent: Int)
  /// Words of the policy.
  case words(DictionaryWordsRule)
  /// A switch, and what the rule asks beyond it.
  case toggle(BackEndSetting, beyond: Excess? = nil)
  /// The number of old passwords that cannot be used again.
  case history(Int)
  /// Another password than the current one.
  case otherThanCurrent
  /// After how many days a password expires.
  case expiry(days: Int)
  /// The least age of a password that is changed.
  case minimumAge(minutes: Int)

  /// What a rule asks beyond a switch.
  package struct Excess {
    /// Why the switch is not the rule: a clause in lower case about the back end.
    package let reason: String
    /// What the switch asks for instead: a clause in lower case.
    package let substitute: String
  }
}
