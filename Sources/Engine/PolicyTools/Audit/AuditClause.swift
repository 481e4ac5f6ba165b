package import WatchwordBasics
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
  enum UnknownRuleEffect: Hashable, Sendable {
    /// Not at all: the clause concerns no rule, or only rules of one kind.
    case none
    /// The rule may forbid what has to be permitted, so a passing clause is undecided.
    case mayViolate
    /// The rule may require what is missing, so a failing clause is undecided.
    case mayFulfil
  }

  /// The number in the standard, such as `6.2.1`; parts of a clause that are judged separately have a suffix.
  package let id: ExactText
  /// The requirement of the clause, in our words.
  package let title: String
  /// How binding the clause is.
  package let level: Level
  /// The level of applications, from 1 to 3, from which on OWASP ASVS requires the clause; `nil` for other standards.
  package private(set) var asvsLevel: Int?
  private let unknownRules: UnknownRuleEffect
  private let judge: @Sendable (AuditedPolicy, AuditAssumptions) -> ClauseJudgement

  init(
    _ id: ExactText, _ title: String, _ level: Level = .required, unknownRules: UnknownRuleEffect = .none,
    judge: @escaping @Sendable (AuditedPolicy, AuditAssumptions) -> ClauseJudgement
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.unknownRules = unknownRules
    self.judge = judge
  }

  /// Creates a clause about something that no policy specifies.
  init(_ id: ExactText, _ title: String, _ level: Level = .required, checkedBy reason: String) {
    self.init(id, title, level) { _, _ in .undecidable(reason) }
  }

  /// Returns the clause of OWASP ASVS for applications of this level and higher ones.
  func from(asvsLevel level: Int) -> AuditClause {
    var clause = self
    clause.asvsLevel = level
    return clause
  }

  /// Judges whether `policy` meets the clause. The order of the policy's rules makes no difference.
  package func judgement(of policy: PasswordPolicy, assuming assumptions: AuditAssumptions = AuditAssumptions())
    -> ClauseJudgement
  {
    judgement(of: AuditedPolicy(policy), assuming: assumptions)
  }

  func judgement(of policy: AuditedPolicy, assuming assumptions: AuditAssumptions) -> ClauseJudgement {
    if let asvsLevel, asvsLevel > assumptions.asvsLevel {
      return .notApplicable(
        "The clause is for applications of level \(asvsLevel); this one is of level \(assumptions.asvsLevel)")
    }
    let judgement = judge(policy, assumptions)
    let unknown = policy.rules(.unknown)
    switch (judgement.verdict, unknownRules) {
    case (.pass, .mayViolate) where !unknown.isEmpty,
      (.fail, .mayFulfil) where !unknown.isEmpty && !judgement.isViolation:
      return .undecidable(
        "\(judgement.text), apart from \(unknown.namesAsRules), which the app judges; its developer must check what"
          + " \(unknown.count == 1 ? "it requires" : "they require")")
    default: return judgement
    }
  }
}

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
  /// Whether the rules do what the clause forbids, which no further rule can make good.
  let isViolation: Bool

  private init(
    _ verdict: AuditVerdict, _ text: String, rules: [PasswordRule] = [], change: PolicyChange? = nil,
    isViolation: Bool = false
  ) {
    self.verdict = verdict
    self.text = text
    self.rules = rules
    self.change = change
    self.isViolation = isViolation
  }

  static func pass(_ text: String) -> ClauseJudgement { ClauseJudgement(.pass, text) }
  static func notApplicable(_ text: String) -> ClauseJudgement { ClauseJudgement(.notApplicable, text) }
  static func undecidable(_ text: String) -> ClauseJudgement { ClauseJudgement(.undecidable, text) }

  static func fail(_ text: String, because rules: [PasswordRule] = [], _ change: PolicyChange) -> ClauseJudgement {
    ClauseJudgement(.fail, text, rules: rules, change: change)
  }

  /// A failure that no further rule can make good.
  static func violation(_ text: String, by rules: [PasswordRule], _ change: PolicyChange) -> ClauseJudgement {
    ClauseJudgement(.fail, text, rules: rules, change: change, isViolation: true)
  }
}

/// The verdict of an audit on a clause, or on a whole standard.
package enum AuditVerdict: UInt8, CaseIterable, Hashable, Sendable {
  /// The policy meets the clause.
  case pass
  /// The policy does not meet the clause.
  case fail
  /// The clause does not apply to the passwords of the policy.
  case notApplicable
  /// The clause cannot be judged from the policy alone; a person has to check it elsewhere.
  case undecidable

  /// The name in JSON.
  package var name: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "notApplicable"
    case .undecidable: "undecidable"
    }
  }

  /// The user-visible name.
  package var words: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "not applicable"
    case .undecidable: "not decidable from the policy"
    }
  }
}

/// Facts about the use of passwords that a policy does not contain, but standards distinguish.
package struct AuditAssumptions: Hashable, Sendable {
  /// Whether the password is the only factor. `nil` is judged as true, because that is stricter.
  package var isOnlyFactor: Bool?
  /// Whether the service limits failed attempts (a growing delay, a captcha or a lock after at most ten). `nil` is
  /// judged as false.
  package var limitsAttempts: Bool?
  /// Whether the password only unlocks a device that its user holds and that locks after three failed attempts.
  package var isUnlockCode: Bool
  /// The level of OWASP ASVS that the application is held to, from ``asvsLevels``.
  package var asvsLevel: Int

  /// The levels of OWASP ASVS; 1 is for all applications.
  package static let asvsLevels = 1...3

  /// Creates assumptions about the use of the passwords; there are none by default, and an application is of level 1.
  package init(
    isOnlyFactor: Bool? = nil, limitsAttempts: Bool? = nil, isUnlockCode: Bool = false, asvsLevel: Int = 1
  ) {
    self.isOnlyFactor = isOnlyFactor
    self.limitsAttempts = limitsAttempts
    self.isUnlockCode = isUnlockCode
    self.asvsLevel = asvsLevel
  }
}
