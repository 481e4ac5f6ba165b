package import WatchwordDiagnostics
package import WatchwordPolicy
package import WatchwordPolicyAnalysis
package import WatchwordPolicyAudit

/// One of the policies that are compared, and what is known of it by itself.
package struct ComparedPolicy: Sendable {
  /// The name that tells it from the others.
  package let name: String
  /// The policy.
  package let policy: PasswordPolicy
  /// The least that it guarantees for passwords that are drawn at random; `nil` if it accepts none of up to 64
  /// characters.
  package let strength: ShortestStrength?
  /// The entropy as CNIL computes it.
  package let cnil: CNILFigure
  /// What the standards say.
  package let audits: [StandardAudit]

  init(name: String, _ policy: PasswordPolicy, assuming assumptions: AuditAssumptions, stateLimit: Int) {
    self.name = name
    self.policy = policy
    strength = ShortestStrength(of: policy, stateLimit: stateLimit)
    cnil = CNILFigure(of: policy)
    audits = AuditStandard.all.map { $0.audit(policy, assuming: assumptions) }
  }

  /// The characters that people have to type at least.
  package var leastLength: Int { cnil.length }

  /// The rules of one id.
  package func rules(_ id: ExactText) -> [PasswordRule] { policy.rules.filter { $0.id == id } }

  /// CNIL's figure in tenths of bits.
  var tenthsOfCNIL: Int { Int(cnil.bits * 10 + 0.5) }
}

extension StandardAudit {
  /// The clauses of this level that fail.
  package func failed(_ level: AuditClause.Level) -> [AuditClause] {
    clauses.filter { $0.judgement.verdict == .fail && $0.clause.level == level }.map { $0.clause }
  }
}
