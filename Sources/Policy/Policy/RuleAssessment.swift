public import WatchwordLocalization

/// A rule, and whether a password meets it.
public struct RuleAssessment: Hashable, Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// Whether the password meets it.
  public let state: RuleState

  /// The phrase that describes what is missing; `nil` unless the rule is unmet.
  public var hint: Phrase? {
    if case .unmet(let shortfall) = state { rule.hint(for: shortfall) } else { nil }
  }
}
