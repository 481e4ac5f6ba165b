package import WatchwordDiagnostics
package import WatchwordPolicy

/// A clause of a standard that concerns passwords.
package struct AuditClause: Sendable {
  /// How binding a clause is.
  package enum Level: UInt8, Hashable, Sendable {
    /// The standard demands it.
    case required
    /// The standard recommends it.
    case recommended

    /// The name in reports.
    package var name: String { self == .required ? "required" : "recommended" }
  }

  /// What a rule of which nothing is known, an app's own, can change about a clause.
  enum Openness: Hashable, Sendable {
    /// Nothing: it concerns no rule, or only rules of one kind.
    case closed
    /// The rule may forbid what has to be permitted, so that a clause that passes is not decided.
    case toBreach
    /// The rule may ask for what is missing, so that a clause that fails is not decided.
    case toFulfilment
  }

  /// The number in the standard, such as `6.2.1`; parts of a clause that are judged by themselves have a suffix.
  package let id: ExactText
  /// What the clause asks for, in our words.
  package let title: String
  /// How binding it is.
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

  /// A clause about something that no policy says.
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
        "\(judgement.text), apart from \(unknown.namesAsRules), which the app judges; whoever builds it must check what"
          + " \(unknown.count == 1 ? "it asks" : "they ask") for")
    default: return judgement
    }
  }
}
