import WatchwordPolicy

extension PasswordRule {
  /// The expression of a rule that has one.
  var expression: PasswordExpression? {
    switch self {
    case .requiredPattern(let rule): rule.expression
    case .forbiddenPattern(let rule): rule.expression
    default: nil
    }
  }
}
