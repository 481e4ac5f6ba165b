package import WatchwordDiagnostics
package import WatchwordPolicy

/// A clause of a standard that concerns passwords.
package struct AuditClause: Sendable {
  /// How binding a clause is.
  package enum Level: UInt8, Hashable, Sendable {
    /// The standard requires it.
    case required
    /// The standard recommends it.
    case recommended

    /// The name in reports.
    package var name: String { self == .required ? "required" : "recommended" }
  }

  /// How a rule with an unknown effect, defined by an app, can change the judgement of a clause.
  enum Openness: Hashable, Sendable {
    /// Not at all: the clause concerns no rule, or only rules of one kind.
    case closed
    /// The rule may forbid what has to be permitted, so a passing clause is undecided.
    case toBreach
    /// The rule may require what is missing, so a failing clause is undecided.
    case toFulfilment
  }

  /// The number in the standard, such as `6.2.1`; parts of a clause that are judged separately have a suffix.
  package let id: ExactText
  /// The requirement of the clause, in our words.
  package let title: String
  /// How binding the clause is.
  package let level: Level
  private let openness: Openness
  private let judge: @Sendable (AuditedPolicy, AuditAssumptions) -> ClauseJudgement

  init(
    _ id: ExactText, _ title: String, _ level: Level = .required, openness: Openness = .closed,
    judge: @escaping @Sendable (AuditedPolicy, AuditAssumptions) -> ClauseJudgement
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.openness = openness
    self.judge = judge
  }

  /// Creates a clause about something that no policy specifies.
  init(_ id: ExactText, _ title: String, _ level: Level = .required, checkedBy reason: String) {
    self.init(id, title, level) { _, _ in .undecidable(reason) }
  }

  /// Judges `policy` by the clause. The order of its rules makes no difference.
  package func judgement(of policy: PasswordPolicy, assuming assumptions: AuditAssumptions = AuditAssumptions())
    -> ClauseJudgement
  {
    judgement(of: AuditedPolicy(policy), assuming: assumptions)
  }

  func judgement(of policy: AuditedPolicy, assuming assumptions: AuditAssumptions) -> ClauseJudgement {
    let judgement = judge(policy, assumptions)
    let unknown = policy.rules(.unknown)
    switch (judgement.verdict, openness) {
    case (.pass, .toBreach) where !unknown.isEmpty, (.fail, .toFulfilment) where !unknown.isEmpty:
      return .undecidable(
        "\(judgement.text), apart from \(unknown.namesAsRules), which the app judges; its developer must check what"
          + " \(unknown.count == 1 ? "it requires" : "they require")")
    default: return judgement
    }
  }
}
