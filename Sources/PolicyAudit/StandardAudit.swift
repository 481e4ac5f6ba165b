/// A clause with its judgement.
package struct ClauseAudit: Sendable {
  /// The clause.
  package let clause: AuditClause
  /// The verdict and the reason.
  package let judgement: ClauseJudgement
}

/// The result of an audit against one standard.
package struct StandardAudit: Sendable {
  /// The standard.
  package let standard: AuditStandard
  /// The clauses, in the order of the standard.
  package let clauses: [ClauseAudit]

  /// `fail` if any required clause fails, `notApplicable` if no clause applies, and otherwise `pass`. Clauses that the
  /// policy does not decide, or that the standard only recommends, do not count against it.
  package var verdict: AuditVerdict {
    if count(of: .notApplicable) == clauses.count { return .notApplicable }
    return failures(.required) > 0 ? .fail : .pass
  }

  /// The number of clauses of this level that fail.
  package func failures(_ level: AuditClause.Level) -> Int {
    clauses.count { $0.judgement.verdict == .fail && $0.clause.level == level }
  }

  /// The number of clauses with this verdict.
  package func count(of verdict: AuditVerdict) -> Int { clauses.count { $0.judgement.verdict == verdict } }
}
