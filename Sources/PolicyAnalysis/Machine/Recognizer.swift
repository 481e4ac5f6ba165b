import WatchwordPolicy

/// What a separate automaton recognises in passwords.
enum Recognizer: Hashable {
  /// The passwords that the expression matches.
  case expression(PasswordExpression)
  /// The passwords that the rule accepts.
  case rule(PasswordRule)
}
