import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

/// The results of audits where an app has its own rule, about which nothing is known.
@Suite struct OwnRuleAuditTests {
  private static let rule = OwnRule(id: "acme.no-branch-number", description: "No branch number") { _, _ in .met }

  /// What is decided without the rule, and what is not with it.
  @Test func `a clause is not decided exactly where the rule may matter`() {
    let policies = [
      PasswordPolicy(rules: []), PasswordPolicy(rules: [.length(LengthRule(minimum: 15))]),
      PasswordPolicy(rules: [.length(LengthRule(minimum: 8, maximum: 20)), .commonPassword(CommonPasswordRule())]),
    ]
    var changed: Set<String> = []
    for policy in policies {
      for standard in AuditStandard.all {
        let level2 = AuditAssumptions(asvsLevel: 2)
        let audits = zip(
          standard.audit(policy, assuming: level2).clauses,
          standard.audit(policy.adding(Self.rule), assuming: level2).clauses)
        for (before, after) in audits where before.judgement.verdict != after.judgement.verdict {
          #expect(after.judgement.verdict == .undecidable)
          #expect(after.judgement.text.contains("the rule acme.no-branch-number, which the app judges"))
          #expect(after.judgement.change == nil)
          changed.insert("\(standard.id) \(after.clause.id) \(before.judgement.verdict.name)")
        }
      }
    }
    #expect(
      changed == [
        "nist 3.1.1.2-1 fail", "nist 3.1.1.2-2 pass", "nist 3.1.1.2-3 pass", "nist 3.1.1.2-4 pass",
        "nist 3.1.1.2-5 pass", "nist 3.1.1.2-blocklist fail", "asvs 6.2.1 fail", "asvs 6.2.4 fail", "asvs 6.2.5 pass",
        "asvs 6.2.9 pass", "asvs 6.2.11 fail", "asvs 6.2.12 fail", "pci 8.3.6-length fail",
        "pci 8.3.6-characters fail", "pci 8.3.7 fail", "cnil case-1 fail", "cnil list fail",
      ])
  }

  @Test func `what the policy's own rules decide stays decided`() {
    let policy = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 15, maximum: 20)), .characterCount(CharacterCountRule(.digits, minimum: 1)),
    ]).adding(Self.rule)
    let verdicts = AuditStandard.nist.audit(policy).clauses.reduce(into: [ExactText: AuditVerdict]()) {
      $0[$1.clause.id] = $1.judgement.verdict
    }
    #expect(verdicts["3.1.1.2-1"] == .pass && verdicts["3.1.1.2-2"] == .fail && verdicts["3.1.1.2-5"] == .fail)
    #expect(verdicts["3.1.1.2-6"] == .pass)
  }
}
