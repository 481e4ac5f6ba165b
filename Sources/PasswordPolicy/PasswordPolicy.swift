/// What passwords have to be like: an ordered list of rules.
public struct PasswordPolicy: Hashable, Sendable {
  /// The rules, in the order in which people read them.
  public let rules: [PasswordRule]
  /// The server's own description of the policy, which replaces the generated one word for word.
  ///
  /// Nothing where the server sent none, sent blanks only, or sent its placeholder `Invalid password policy`.
  public let serverText: String?
  /// A note for people, which changes nothing (`description` in the native format).
  public let note: String?
  /// Whether the REL-ID SDK checks passwords on the device too; nothing in other formats.
  public let isCheckedOnDevice: Bool?

  /// A policy with these rules.
  public init(
    rules: [PasswordRule], note: String? = nil, serverText: String? = nil, isCheckedOnDevice: Bool? = nil
  ) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    self.isCheckedOnDevice = isCheckedOnDevice
  }

  /// How `password` stands to every rule, in time linear in its length.
  ///
  /// All rules are always evaluated. The report holds nothing of the password.
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    // One visitor for all rules: copying facts and context for each would take two thirds of the time.
    let visitor = StateOfRule(facts: PasswordFacts(password), context: context)
    return Assessment(states: rules.map { $0.accept(visitor) })
  }
}

/// How a password stands to every rule of a policy, in the policy's order.
public struct Assessment: Hashable, Sendable {
  /// The state of each rule.
  public let states: [RuleState]

  /// A report with these states.
  public init(states: [RuleState]) { self.states = states }

  /// The whole in one word.
  public var verdict: Verdict {
    var verdict = Verdict.met
    for state in states {
      switch state {
      case .met: continue
      case .unmet: return .unmet
      case .undetermined: verdict = .undetermined
      }
    }
    return verdict
  }
}

/// How a password stands to a policy.
public enum Verdict: Hashable, Sendable {
  /// Every rule is met.
  case met
  /// At least one rule is not met.
  case unmet
  /// No rule is unmet, but at least one can only be judged elsewhere.
  case undetermined

  /// The name in reports.
  public var name: String {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}
