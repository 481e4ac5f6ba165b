import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

@Suite struct AuditLawTests {
  private static let assumptions = [
    AuditAssumptions(), AuditAssumptions(isOnlyFactor: false), AuditAssumptions(limitsAttempts: true),
    AuditAssumptions(isUnlockCode: true),
  ]

  @Test(arguments: Rounds.seeds(4))
  func `a fixed policy passes what it failed`(seed: Int) throws {
    var random = RandomPolicy(seed: UInt64(seed))
    let policy = random.policy()
    let assumptions = Self.assumptions[seed % Self.assumptions.count]
    for standard in AuditStandard.all {
      let fix = policy.fixed(for: [standard], assuming: assumptions)
      let isSound = policy.contradictions.isEmpty
      let open = fix.conflicts.map(\.clause.id)
      #expect(fix.conflicts.allSatisfy { $0.opponent == nil }, "\(standard.id): \(policy.rules.map(\.json))")
      // A clause stays open only where the change would leave no password.
      for conflict in fix.conflicts {
        let change = conflict.clause.judgement(of: fix.policy, assuming: assumptions).change
        let changed = try #require(change?.applied(to: fix.policy))
        #expect(
          changed == fix.policy || !changed.contradictions.isEmpty || RuleConflict.excludesAll(changed),
          "\(conflict.clause.id): \(policy.rules.map(\.json))")
      }
      for clause in standard.audit(fix.policy, assuming: assumptions).clauses where !open.contains(clause.clause.id) {
        #expect(
          clause.judgement.verdict != .fail,
          "\(clause.clause.id): \(clause.judgement.text) in \(policy.rules.map(\.json))")
      }
      if isSound { #expect(fix.policy.contradictions.isEmpty) }
      if fix.policy != policy { #expect(fix.policy.contradictions.isEmpty && !RuleConflict.excludesAll(fix.policy)) }
      #expect(fix.policy.fixed(for: [standard], assuming: assumptions).policy == fix.policy)
      #expect(fix.changes.isEmpty == (fix.policy == policy))
    }
  }

  @Test(arguments: Rounds.seeds(2))
  func `standards that contradict each other change nothing about it`(seed: Int) {
    var random = RandomPolicy(seed: UInt64(1000 + seed))
    let policy = random.policy()
    let fix = policy.fixed(for: AuditStandard.all)
    #expect(fix.policy.fixed(for: AuditStandard.all).policy == fix.policy)
    let failing = AuditStandard.all.flatMap { standard in
      standard.audit(fix.policy).clauses.filter { $0.judgement.verdict == .fail }.map {
        "\(standard.id) \($0.clause.id)"
      }
    }
    #expect(Set(failing) == Set(fix.conflicts.map { "\($0.standard.id) \($0.clause.id)" }))
  }

  @Test(arguments: Rounds.seeds(4))
  func `the order of rules makes no difference`(seed: Int) {
    var random = RandomPolicy(seed: UInt64(2000 + seed))
    let policy = random.policy()
    let shuffled = PasswordPolicy(rules: policy.rules.shuffled(using: &random.generator))
    for standard in AuditStandard.all {
      let (one, other) = (standard.audit(policy), standard.audit(shuffled))
      for (left, right) in zip(one.clauses, other.clauses) {
        #expect(left.judgement.verdict == right.judgement.verdict && left.judgement.text == right.judgement.text)
        #expect(left.judgement.change?.summary == right.judgement.change?.summary)
        #expect(Set(left.judgement.rules) == Set(right.judgement.rules))
      }
    }
  }

  @Test func `letters and digits for PCI DSS exclude NIST`() throws {
    let policy = PasswordPolicy(rules: [.length(LengthRule(minimum: 8, maximum: 20))])
    let fix = policy.fixed(for: [.nist, .pci])
    #expect(fix.conflicts.map(\.clause.id) == ["8.3.6-characters"])
    #expect(fix.conflicts.first?.opponent?.clause.id == "3.1.1.2-5")
    #expect(fix.policy.rules.first == .length(LengthRule(minimum: 15, maximum: 64)))
    // Where a policy has them, neither standard is preferred.
    let expiring = PasswordPolicy(rules: [.expiry(ExpiryRule(days: 90))]).fixed(for: [.nist, .pci])
    #expect(expiring.policy.rules.contains(.expiry(ExpiryRule(days: 90))))
    #expect(
      expiring.conflicts.contains {
        $0.clause.id == "3.1.1.2-6" && $0.opponent?.clause.id == "8.3.9" && $0.leavesOpponentOpen
      })
    let strict = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 15)), .characterCount(CharacterCountRule(.letters, minimum: 1)),
    ])
    let both = strict.fixed(for: [.nist, .pci])
    #expect(Set(both.conflicts.map(\.clause.id)) == ["8.3.6-characters", "3.1.1.2-5"])
    #expect(Array(both.policy.rules.prefix(2)) == strict.rules)
    #expect(
      strict.fixed(for: [.nist]).policy.rules == [
        .length(LengthRule(minimum: 15)), .commonPassword(CommonPasswordRule(rejectsVariants: true)),
      ])
  }
}
