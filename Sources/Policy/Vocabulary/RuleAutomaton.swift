/// What an automaton that reads passwords character by character has to know of a rule.
///
/// Modules that count, compare and generate passwords interpret this, and know no rule by its name.
package enum RuleAutomaton {
  /// Bounds on the length.
  case length(LengthRule)
  /// Characters of a class or a list.
  case count(CharacterCountRule)
  /// Characters of several classes.
  case classes(ClassesRule)
  /// Each character is accepted or rejected by itself; those that the rule names may be judged in another way than
  /// others of their category.
  case characters(naming: ScalarSet)
  /// A match of the expression, or none.
  case expression(PasswordExpression, isForbidden: Bool)
  /// No character more than this many times in a row.
  case longestRun(Int)
  /// No run of `length` characters on one of the scales.
  case sequence([SequenceScale], length: Int)
  /// At least this many different characters.
  case distinct(Int)
  /// An automaton of the rule's own; `nil` if it would be too large.
  ///
  /// The heaviest rules are left out first where a machine would be too large; one of weight 0 never is. `looksAtKinds`
  /// says that a character is as good as any other of its general category, apart from white space and apostrophes.
  case watch(weight: Int, looksAtKinds: Bool, make: () -> RuleWatch?)
  /// No automaton of a reasonable size; these passwords are rejected.
  case bounded(RejectedPasswords)
  /// The list of common passwords, each of which can be counted, and perhaps more passwords, whose number is not known.
  case commonPasswords(andVariants: Bool)
  /// Characters do not decide: the rule depends on the person, on earlier passwords or on a function of the app. It
  /// rejects passwords of fewer than `shortest` characters, and at most `rejecting` others, or any number if that is
  /// `nil`.
  case undecided(rejecting: Int? = nil, shortest: Int = 0)
  /// The rule says nothing about the password.
  case nothing
}
