public import WatchwordBasics
public import WatchwordLocalization

/// The result of judging a password against a policy. It contains no part of the password.
public struct Assessment: Hashable, Sendable {
  /// The state of each rule, in the policy's order.
  package let states: [RuleState]
  private let policyRules: [PasswordRule]
  /// The number of code points, from the start of the password, that were searched for easily guessed parts, if the
  /// password is longer; `nil` if all of it was searched.
  ///
  /// ``StrengthRule`` and ``CommonPasswordRule`` with variants search at most 4,096 code points, so that a password of
  /// any length is judged quickly. All other rules judge the whole password.
  public let searchedLength: Int?

  init(of rules: [PasswordRule], states: [RuleState], searchedLength: Int? = nil) {
    policyRules = rules
    self.states = states
    self.searchedLength = searchedLength
  }

  /// Each rule with its state, in the policy's order.
  public var rules: [RuleAssessment] {
    zip(policyRules, states).map { RuleAssessment(rule: $0, state: $1) }
  }

  /// The ids of the rules that are undetermined here, each once: the server or the app has to judge them.
  public var judgedElsewhere: [ExactText] {
    var ids: [ExactText] = []
    for (rule, state) in zip(policyRules, states) {
      if case .undetermined = state, !ids.contains(rule.id) { ids.append(rule.id) }
    }
    return ids
  }

  /// The result for the whole policy.
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

/// A rule, and whether a password meets it.
public struct RuleAssessment: Hashable, Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// Whether the password meets it.
  public let state: RuleState

  /// The phrase that describes what is missing; `nil` unless the rule is unmet.
  public var hint: Phrase? {
    if case .unmet(let shortfall) = state { rule.hint(for: shortfall) } else { nil }
  }
}

/// Whether a password meets one rule.
public enum RuleState: Hashable, Sendable {
  /// The rule is met.
  case met
  /// The rule is not met, for this reason.
  case unmet(Shortfall)
  /// The rule cannot be judged on this device, for this reason.
  case undetermined(Undetermined)

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}

/// Whether a password meets a policy.
public enum Verdict: Hashable, Sendable {
  /// Every rule is met.
  case met
  /// At least one rule is not met.
  case unmet
  /// No rule is unmet, but at least one cannot be judged on this device.
  case undetermined

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}

/// The reason why a password does not meet a rule. It contains no part of the password.
public enum Shortfall: Hashable, Sendable {
  /// This many characters (of the rule's kind) are missing.
  case missing(Int)
  /// The password has this many characters too many.
  case excess(Int)
  /// The password contains something that the rule forbids.
  case present
}

/// The reason why a rule cannot be judged on this device.
public enum Undetermined: Hashable, Sendable {
  /// Only the server can judge the rule; the password history is an example.
  case serverOnly
  /// A value that the rule needs for comparison, such as the user id, was not given.
  case notGiven
  /// A value that the rule needs for comparison is too long (``AssessmentContext/maximumLength``).
  case tooLong

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .serverOnly: "serverOnly"
    case .notGiven: "notGiven"
    case .tooLong: "tooLong"
    }
  }
}
