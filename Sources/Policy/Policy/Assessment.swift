/// The result of judging a password against a policy. It contains no part of the password.
public struct Assessment: Hashable, Sendable {
  /// The state of each rule, in the policy's order.
  package let states: [RuleState]
  private let policyRules: [PasswordRule]

  init(of rules: [PasswordRule], states: [RuleState]) {
    policyRules = rules
    self.states = states
  }

  /// Each rule with its state, in the policy's order.
  public var rules: [RuleAssessment] {
    zip(policyRules, states).map { RuleAssessment(rule: $0, state: $1) }
  }

  /// The result for the whole policy.
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
