import WatchwordPolicy

extension PasswordRule {
  /// The expression of a rule that has one.
  var expression: PasswordExpression? {
    if case .pattern(let rule) = self { rule.expression } else { nil }
  }
}
