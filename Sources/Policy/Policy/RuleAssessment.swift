public import WatchwordLocalization

/// How a password stands to one rule.
public struct RuleAssessment: Hashable, Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// How the password stands to it.
  public let state: RuleState

  /// What the password must still do; `nil` if the rule is not unmet.
  public var hint: Phrase? {
    if case .unmet(let shortfall) = state { rule.hint(for: shortfall) } else { nil }
  }
}
