import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

/// A summary of the audit of a policy against one standard.
struct CardStandard {
  /// The name on the command line, such as `nist`.
  let id: String
  /// The title with the edition.
  let title: String
  let verdict: AuditVerdict
  /// The required clauses that the policy fails.
  let failed: [AuditClause]
  /// The recommended clauses that it fails.
  let unmet: [AuditClause]
  /// The number of clauses that cannot be decided from the policy alone.
  let undecided: Int

  /// Audits `policy` against every standard that applies under `assumptions`.
  static func all(for policy: PasswordPolicy, assuming assumptions: AuditAssumptions) -> [CardStandard] {
    AuditStandard.all.compactMap { standard in
      let audit = standard.audit(policy, assuming: assumptions)
      guard audit.verdict != .notApplicable else { return nil }
      return CardStandard(
        id: standard.id.string, title: standard.title, verdict: audit.verdict,
        failed: audit.clauses.filter { $0.judgement.verdict == .fail && !$0.isOnlyRecommended }.map { $0.clause },
        unmet: audit.clauses.filter { $0.isOnlyRecommended }.map { $0.clause },
        undecided: audit.count(of: .undecidable))
    }
  }

  /// Whether the policy fails no required clause.
  var isMet: Bool { verdict != .fail }

  /// The verdict in words.
  var words: String {
    var words = isMet ? "no clause fails" : "fails \(failed.count.counted("clause"))"
    if !unmet.isEmpty { words += "; \(unmet.count.counted("recommendation")) not met" }
    return undecided > 0 ? words + "; \(undecided) to check elsewhere" : words
  }
}
