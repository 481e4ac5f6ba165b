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

  /// `fail` if any clause fails, else `pass`: what the policy does not decide does not count against it.
  public var verdict: AuditVerdict { count(of: .fail) > 0 ? .fail : .pass }

  /// The number of clauses with this verdict.
  public func count(of verdict: AuditVerdict) -> Int { clauses.count { $0.judgement.verdict == verdict } }
}
