package import WatchwordBasics
package import WatchwordPolicy

/// A standard that policies are audited against. Each has a file in `Standards/` and an entry in ``all``.
package struct AuditStandard: Sendable {
  /// The name on the command line, such as `nist`.
  package let id: ExactText
  /// The title with the edition and the year.
  package let title: String
  /// The clauses, in the order of the standard.
  package let clauses: [AuditClause]
  /// The reason why no clause applies to a code that only unlocks a device; `nil` if the clauses decide this
  /// themselves.
  var reasonForUnlockCodes: String?

  /// All standards, in the order of the documentation.
  package static let all: [AuditStandard] = [.nist, .asvs, .pci, .cnil]

  /// Returns the standard of this name, or `nil`.
  package static func named(_ id: ExactText) -> AuditStandard? { all.first { $0.id == id } }

  /// Judges `policy` by every clause.
  package func audit(_ policy: PasswordPolicy, assuming assumptions: AuditAssumptions = AuditAssumptions())
    -> StandardAudit
  {
    let audited = AuditedPolicy(policy)
    return StandardAudit(
      standard: self,
      clauses: clauses.map { clause in
        if assumptions.isUnlockCode, let reason = reasonForUnlockCodes {
          return ClauseAudit(clause: clause, judgement: .notApplicable(reason))
        }
        return ClauseAudit(clause: clause, judgement: clause.judgement(of: audited, assuming: assumptions))
      })
  }
}
