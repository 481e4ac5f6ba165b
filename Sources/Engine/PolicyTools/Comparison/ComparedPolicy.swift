package import WatchwordBasics
package import WatchwordPolicy

/// One of the compared policies, with the results that concern it alone.
package struct ComparedPolicy: Sendable {
  /// The name that distinguishes it from the others.
  package let name: String
  /// The policy.
  package let policy: PasswordPolicy
  /// The strength that the policy guarantees for passwords drawn at random; `nil` if the policy accepts no password of
  /// up to 64 characters.
  package let strength: ShortestStrength?
  /// The entropy as CNIL computes it.
  package let cnil: CNILFigure
  /// The audits against all standards.
  package let audits: [StandardAudit]

  init(name: String, _ policy: PasswordPolicy, assuming assumptions: AuditAssumptions, stateLimit: Int) {
    self.name = name
    self.policy = policy
    strength = ShortestStrength(of: policy, stateLimit: stateLimit)
    cnil = CNILFigure(of: policy)
    audits = AuditStandard.all.map { $0.audit(policy, assuming: assumptions) }
  }

  /// The fewest characters that users have to type.
  package var minimumLength: Int { cnil.length }

  /// Returns the rules of one id.
  package func rules(_ id: ExactText) -> [PasswordRule] { policy.rules.filter { $0.id == id } }

  /// CNIL's figure in tenths of bits.
  var tenthsOfCNIL: Int { Int(cnil.bits * 10 + 0.5) }
}

extension StandardAudit {
  /// Returns the clauses of this level that fail.
  package func failed(_ level: AuditClause.Level) -> [AuditClause] {
    clauses.filter { $0.judgement.verdict == .fail && $0.clause.level == level }.map { $0.clause }
  }
}
