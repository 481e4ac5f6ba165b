import WatchwordPolicy

/// What an automaton of its own recognizes in passwords.
enum Recognizer: Hashable {
  /// The passwords that the expression matches.
  case expression(PasswordExpression)
  /// The passwords that the rule accepts.
  case rule(PasswordRule)
}
