package import WatchwordPolicy

/// A policy that was changed to pass the clauses of some standards, with the changes.
package struct PolicyFix: Sendable {
  /// The changed policy; the original one if nothing had to change, or nothing could.
  package let policy: PasswordPolicy
  /// The changes, in order.
  package let changes: [Applied]
  /// The changes that were not made, because a person has to decide.
  package let conflicts: [Conflict]

  /// A change that was made for a clause.
  package struct Applied: Sendable {
    /// The standard of the clause.
    package let standard: AuditStandard
    /// The clause.
    package let clause: AuditClause
    /// The change.
    package let change: PolicyChange
  }

  /// A clause that still fails.
  package struct Conflict: Sendable {
    /// The standard of the clause.
    package let standard: AuditStandard
    /// The clause.
    package let clause: AuditClause
    /// The clause of another standard that contradicts this one, or that could no longer be judged from the policy
    /// alone; `nil` if the change would leave no possible password.
    package let opponent: (standard: AuditStandard, clause: AuditClause)?
    /// Whether the change would not contradict the opponent, but would require it to be checked outside the policy.
    package let leavesOpponentOpen: Bool
  }
}

extension PasswordPolicy {
  /// Returns the policy changed so that it passes all clauses of `standards` that changes can make it pass.
  ///
  /// If two clauses contradict each other, such as letters and digits for PCI DSS and no rules on composition for NIST,
  /// neither change is made. Fixing the result again changes nothing.
  package func fixed(for standards: [AuditStandard], assuming assumptions: AuditAssumptions = AuditAssumptions())
    -> PolicyFix
  {
    var search = FixSearch(self, standards, assumptions)
    return search.result()
  }
}

private struct FixSearch {
  private typealias Entry = (standard: AuditStandard, clause: AuditClause)

  private var policy: PasswordPolicy
  private let entries: [Entry]
  private let assumptions: AuditAssumptions
  private var changes: [PolicyFix.Applied] = []
  /// The audits made so far, because two changes are tried in both orders.
  private var audited: [PasswordPolicy: AuditedPolicy] = [:]
  private var conflicts: [PolicyFix.Conflict] = []

  /// The greatest number of rounds, which exceeds the number of changes that depend on each other.
  private static let maximumRounds = 8

  init(_ policy: PasswordPolicy, _ standards: [AuditStandard], _ assumptions: AuditAssumptions) {
    self.policy = policy
    self.assumptions = assumptions
    entries = standards.flatMap { standard in standard.clauses.map { (standard, $0) } }
  }

  mutating func result() -> PolicyFix {
    for _ in 0..<Self.maximumRounds {
      let before = policy
      conflicts = []
      for entry in entries { fix(entry) }
      if policy == before { break }
    }
    return PolicyFix(policy: policy, changes: changes, conflicts: conflicts)
  }

  private mutating func fix(_ entry: Entry) {
    guard let change = change(for: entry.clause, in: policy) else { return }
    let others = entries.filter { $0.standard.id != entry.standard.id }
    for opponent in others where contradicts(entry, opponent) {
      return leave(entry, because: opponent)
    }
    let changed = change.applied(to: policy)
    for opponent in others where leavesOpen(opponent.clause, changed) {
      return leave(entry, because: opponent, leavesOpen: true)
    }
    guard changed != policy, changed.contradictions.isEmpty, !RuleConflict.excludesAll(changed) else {
      return leave(entry, because: nil)
    }
    policy = changed
    changes.append(PolicyFix.Applied(standard: entry.standard, clause: entry.clause, change: change))
  }

  private mutating func leave(_ entry: Entry, because opponent: Entry?, leavesOpen: Bool = false) {
    conflicts.append(
      PolicyFix.Conflict(
        standard: entry.standard, clause: entry.clause, opponent: opponent, leavesOpponentOpen: leavesOpen))
  }

  /// Whether each of the two clauses undoes the requirement of the other.
  private mutating func contradicts(_ one: Entry, _ other: Entry) -> Bool {
    let oneFirst = changed(for: other.clause, changed(for: one.clause, policy))
    guard change(for: one.clause, in: oneFirst) != nil else { return false }
    let otherFirst = changed(for: one.clause, changed(for: other.clause, policy))
    return change(for: other.clause, in: otherFirst) != nil
  }

  /// Whether a clause that passes could no longer be judged from the policy alone.
  private mutating func leavesOpen(_ clause: AuditClause, _ changed: PasswordPolicy) -> Bool {
    judgement(of: changed, by: clause).verdict == .undecidable && judgement(of: policy, by: clause).verdict == .pass
  }

  private mutating func changed(for clause: AuditClause, _ policy: PasswordPolicy) -> PasswordPolicy {
    change(for: clause, in: policy)?.applied(to: policy) ?? policy
  }

  private mutating func change(for clause: AuditClause, in policy: PasswordPolicy) -> PolicyChange? {
    judgement(of: policy, by: clause).change
  }

  private mutating func judgement(of policy: PasswordPolicy, by clause: AuditClause) -> ClauseJudgement {
    let known = audited[policy] ?? AuditedPolicy(policy)
    audited[policy] = known
    return clause.judgement(of: known, assuming: assumptions)
  }
}
