package import WatchwordPolicy

/// Policies side by side, for people who decide which one to use.
package struct PolicyComparison: Sendable {
  /// The policies, two or more, in the order in which they were given.
  package let policies: [ComparedPolicy]
  /// The results of the policies for real passwords, in the same order; `nil` if they were not measured.
  package let measurement: PasswordMeasurement?
  /// Whether the measured lists contain common passwords rather than passwords in use.
  package let measuresCommonPasswords: Bool

  /// Compares policies under `assumptions` about the use of their passwords. Rules that need an automaton of more than
  /// `stateLimit` states are not counted, which turns bits into a bound. The policies of `measurement` must be
  /// `policies` in the same order.
  package init(
    _ policies: [(name: String, policy: PasswordPolicy)], assuming assumptions: AuditAssumptions = AuditAssumptions(),
    measurement: PasswordMeasurement? = nil, measuresCommonPasswords: Bool = false,
    stateLimit: Int = PolicyCounter.defaultStateLimit
  ) {
    self.policies = policies.map { name, policy in
      ComparedPolicy(name: name, policy, assuming: assumptions, stateLimit: stateLimit)
    }
    self.measurement = measurement
    self.measuresCommonPasswords = measuresCommonPasswords
  }

  /// Whether all policies have the same rules; the order of rules makes no difference.
  package var isOfSameRules: Bool {
    policies.dropFirst().allSatisfy { RuleChange.changes(from: policies[0].policy, to: $0.policy).isEmpty }
  }

  /// Returns the names of policies as a list.
  func names(_ indices: [Int]) -> ComparisonText { .list(indices.map { policies[$0].name }) }

  /// The note below comparisons and audits.
  package static let legalNote =
    "This is an automatic comparison of a policy with the texts of standards. It is neither legal advice nor a "
    + "certificate."
}
