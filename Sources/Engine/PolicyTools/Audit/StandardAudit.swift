package import WatchwordBasics

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

  /// `fail` if any required clause fails, `notApplicable` if no clause applies, and otherwise `pass`. Clauses that
  /// cannot be judged from the policy, or that the standard only recommends, do not count against the policy.
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

extension StandardAudit {
  /// Writes the audit as an object of the list `standards`, as described in the help of `watchword policy audit`.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("standard", standard.id)
      object.member("title", standard.title)
      object.member("verdict", verdict.name)
      object.array("clauses") { list in for each in clauses { each.write(to: &list) } }
    }
  }
}

extension ClauseAudit {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("clause", clause.id)
      object.member("title", clause.title)
      object.member("level", clause.level.name)
      if let level = clause.asvsLevel { object.member("asvsLevel", level) }
      object.member("verdict", judgement.verdict.name)
      object.member("text", judgement.text)
      if let change = judgement.change { object.member("change", change.summary) }
    }
  }
}
