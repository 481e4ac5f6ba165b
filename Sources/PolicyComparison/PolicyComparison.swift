package import WatchwordPolicy
package import WatchwordPolicyAnalysis
package import WatchwordPolicyAudit

/// Policies side by side, for people who decide which one to use.
package struct PolicyComparison: Sendable {
  /// The policies, two or more, in the order in which they were given.
  package let policies: [ComparedPolicy]
  /// What the policies, in the same order, do with real passwords; `nil` if that was not measured.
  package let measurement: PasswordMeasurement?
  /// Whether the measured passwords are lists of common ones, not those that people had somewhere.
  package let measuresCommonPasswords: Bool

  /// Compares policies whose passwords are used as `assumptions` say. Rules that need more than `stateLimit` states of an
  /// automaton are not counted, which makes bits a bound. The policies of `measurement` are `policies` in their order.
  package init(
    _ policies: [(name: String, policy: PasswordPolicy)], assuming assumptions: AuditAssumptions = AuditAssumptions(),
    measurement: PasswordMeasurement? = nil, measuresCommonPasswords: Bool = false,
    stateLimit: Int = PolicyCounter.usualStateLimit
  ) {
    self.policies = policies.map { name, policy in
      ComparedPolicy(name: name, policy, assuming: assumptions, stateLimit: stateLimit)
    }
    self.measurement = measurement
    self.measuresCommonPasswords = measuresCommonPasswords
  }

  /// Whether all have the same rules; the order of rules makes no difference.
  package var isOfSameRules: Bool {
    policies.dropFirst().allSatisfy { RuleChange.changes(from: policies[0].policy, to: $0.policy).isEmpty }
  }

  /// Names of policies as a list.
  func names(_ indices: [Int]) -> ComparisonText { .list(indices.map { policies[$0].name }) }

  /// What stands under comparisons and audits.
  package static let legalNote =
    "This compares texts of standards with a policy, by machine. It is no legal advice and no certificate."
}
