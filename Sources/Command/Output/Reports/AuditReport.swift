import WatchwordDiagnostics
import WatchwordPolicyAudit

/// The audit of one policy.
struct AuditReport {
  let file: PolicyFile
  let audits: [StandardAudit]

  /// `fail` if any required clause of any standard fails.
  var verdict: AuditVerdict { audits.contains { $0.verdict == .fail } ? .fail : .pass }
}

extension StandardAudit {
  /// The number of clauses for each verdict, such as "2 fail, 1 recommendation not met, 5 pass, 8 to check elsewhere".
  var counts: String {
    let missed = failures(.recommended)
    let words: [(Int, String)] = [
      (failures(.required), "fail"), (missed, missed == 1 ? "recommendation not met" : "recommendations not met"),
      (count(of: .pass), "pass"), (count(of: .notApplicable), "not applicable"),
      (count(of: .undecidable), "to check elsewhere"),
    ]
    return words.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension ClauseAudit {
  /// Whether the policy does not meet a clause that is only recommended, which does not fail the standard.
  var isOnlyRecommended: Bool { judgement.verdict == .fail && clause.level == .recommended }

  /// The verdict in a column of a report.
  var label: String { isOnlyRecommended ? "unmet" : judgement.verdict.label }
}

extension AuditVerdict {
  /// The verdict in a column of a report.
  var label: String {
    switch self {
    case .pass: "pass"
    case .fail: "FAIL"
    case .notApplicable: "n/a"
    case .undecidable: "check"
    }
  }
}
