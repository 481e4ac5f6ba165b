import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAudit

/// What a standard says of a policy, in short.
struct CardStandard {
  /// The name on the command line, such as `nist`.
  let id: String
  /// The title with the edition.
  let title: String
  let verdict: AuditVerdict
  /// The required clauses that the policy fails.
  let failed: [String]
  /// The recommended clauses that it fails.
  let unmet: [String]
  /// The number of clauses that the policy alone does not decide.
  let undecided: Int

  /// Every standard's verdict on `policy`.
  static func all(for policy: PasswordPolicy) -> [CardStandard] {
    AuditStandard.all.map { standard in
      let audit = standard.audit(policy)
      return CardStandard(
        id: standard.id.string, title: standard.title, verdict: audit.verdict,
        failed: audit.clauses.filter { $0.judgement.verdict == .fail && !$0.isOnlyRecommended }.map(\.clause.id.string),
        unmet: audit.clauses.filter(\.isOnlyRecommended).map(\.clause.id.string),
        undecided: audit.count(of: .undecidable))
    }
  }

  /// Whether the policy fails no required clause.
  var isMet: Bool { verdict != .fail }

  /// The verdict in words.
  var words: String {
    var words = isMet ? "no clause fails" : "fails \(failed.joinedAsList)"
    if !unmet.isEmpty {
      words += "; does not meet the recommendation\(unmet.count == 1 ? "" : "s") \(unmet.joinedAsList)"
    }
    return undecided > 0 ? words + "; \(undecided) to check elsewhere" : words
  }
}
