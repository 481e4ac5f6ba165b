public import WatchwordLocalization

/// How a password stands to every rule of a policy; it holds nothing of the password.
public struct Assessment: Hashable, Sendable {
  /// The state of each rule, in the policy's order.
  public let states: [RuleState]
  private let policyRules: [PasswordRule]

  init(of rules: [PasswordRule], states: [RuleState]) {
    policyRules = rules
    self.states = states
  }

  /// Each rule with its state, in the policy's order.
  public var rules: [RuleAssessment] {
    zip(policyRules, states).map { RuleAssessment(rule: $0, state: $1) }
  }

  /// The whole in one word.
  public var verdict: Verdict {
    var verdict = Verdict.met
    for state in states {
      switch state {
      case .met: continue
      case .unmet: return .unmet
      case .undetermined: verdict = .undetermined
      }
    }
    return verdict
  }
}

/// How a password stands to one rule.
public struct RuleAssessment: Hashable, Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// How the password stands to it.
  public let state: RuleState

  /// What the password must still do; nothing where the rule is not unmet.
  public var hint: Phrase? {
    if case .unmet(let shortfall) = state { rule.hint(for: shortfall) } else { nil }
  }
}
