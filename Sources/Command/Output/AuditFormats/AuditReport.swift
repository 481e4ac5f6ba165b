import WatchwordDiagnostics
import WatchwordPolicyAudit

/// The audit of one policy.
struct AuditReport {
  let file: PolicyFile
  let audits: [StandardAudit]

  /// `fail` if any clause of any standard fails.
  var verdict: AuditVerdict { audits.contains { $0.verdict == .fail } ? .fail : .pass }
}

extension StandardAudit {
  /// How many clauses have each verdict, such as "2 fail, 5 pass, 1 not applicable, 8 to check elsewhere".
  var counts: String {
    let words: [(AuditVerdict, String)] = [
      (.fail, "fail"), (.pass, "pass"), (.notApplicable, "not applicable"), (.undecidable, "to check elsewhere"),
    ]
    return words.map { (count(of: $0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

extension AuditVerdict {
  /// The verdict on a clause in a column of a report.
  var label: String {
    switch self {
    case .pass: "pass"
    case .fail: "FAIL"
    case .notApplicable: "n/a"
    case .undecidable: "check"
    }
  }
}
