package import WatchwordPolicy

/// The judgement of an audit on one clause, with the reason.
package struct ClauseJudgement: Hashable, Sendable {
  /// The verdict.
  package let verdict: AuditVerdict
  /// What was found and what is expected, or who has to check the clause: a sentence without a full stop.
  package let text: String
  /// The rules that cause a failure; empty if a rule is missing.
  package let rules: [PasswordRule]
  /// The change that makes the policy pass; `nil` unless the clause fails.
  package let change: PolicyChange?

  private init(_ verdict: AuditVerdict, _ text: String, rules: [PasswordRule] = [], change: PolicyChange? = nil) {
    self.verdict = verdict
    self.text = text
    self.rules = rules
    self.change = change
  }

  static func pass(_ text: String) -> ClauseJudgement { ClauseJudgement(.pass, text) }
  static func notApplicable(_ text: String) -> ClauseJudgement { ClauseJudgement(.notApplicable, text) }
  static func undecidable(_ text: String) -> ClauseJudgement { ClauseJudgement(.undecidable, text) }

  static func fail(_ text: String, because rules: [PasswordRule] = [], _ change: PolicyChange) -> ClauseJudgement {
    ClauseJudgement(.fail, text, rules: rules, change: change)
  }
}
