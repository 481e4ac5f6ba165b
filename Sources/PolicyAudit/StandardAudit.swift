/// A clause and what an audit says of it.
public struct ClauseAudit: Sendable {
  /// The clause.
  public let clause: AuditClause
  /// The verdict and the reason.
  public let judgement: ClauseJudgement
}

/// The result of an audit against one standard.
public struct StandardAudit: Sendable {
  /// The standard.
  public let standard: AuditStandard
  /// The clauses, in the order of the standard.
  public let clauses: [ClauseAudit]

  /// `fail` if any required clause fails, else `pass`: neither what the policy does not decide nor what the standard only
  /// recommends counts against it.
  public var verdict: AuditVerdict { failures(.required) > 0 ? .fail : .pass }

  /// The number of clauses of this level that fail.
  public func failures(_ level: AuditClause.Level) -> Int {
    clauses.count { $0.judgement.verdict == .fail && $0.clause.level == level }
  }

  /// The number of clauses with this verdict.
  public func count(of verdict: AuditVerdict) -> Int { clauses.count { $0.judgement.verdict == verdict } }
}
