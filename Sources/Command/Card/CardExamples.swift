import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis

/// A password that a policy accepts, and for each of its rules one that breaks this rule alone. They are the same in every
/// run.
struct CardExamples {
  /// A password that is accepted, as far as that can be judged here; `nil` if none was found.
  let good: String?
  /// By rule, a password that breaks it alone.
  let bad: [Bad]

  /// A password that breaks one rule.
  struct Bad {
    let rule: PasswordRule
    let password: String
  }

  /// The user of the examples.
  static let userID = "avery"
  /// A word about that user.
  static let personalWord = "quinn"
  /// The password that the user of the examples has; `nil` if no rule asks for it.
  let current: String?

  init(of policy: PasswordPolicy) {
    let asksForCurrent = policy.rules.contains { $0.needs.contains(.currentPassword) }
    let scorer = policy.strengthScorer(userWords: [Self.userID, Self.personalWord])
    current =
      asksForCurrent
      ? Self.good(by: policy, from: 6, AssessmentContext(userID: Self.userID, strengthScore: scorer)) : nil
    let context = AssessmentContext(
      userID: Self.userID, personalWords: [Self.personalWord], currentPassword: current, strengthScore: scorer)
    good = Self.good(by: policy, from: 0, context)
    guard let good else {
      bad = []
      return
    }
    var found: [String?] = policy.rules.map { _ in nil }
    for password in FlawedPasswords(good, current: current, policy).all {
      let states = policy.assess(password, in: context).states
      let broken = states.indices.filter { if case .unmet = states[$0] { true } else { false } }
      if broken.count == 1, let index = broken.first, found[index] == nil { found[index] = password }
    }
    bad = zip(policy.rules, found).compactMap { rule, password in
      (password ?? Self.counted(rule, policy)).map { Bad(rule: rule, password: $0) }
    }
  }

  /// A readable password that the policy accepts, or else a drawn one.
  private static func good(by policy: PasswordPolicy, from first: Int, _ context: AssessmentContext) -> String? {
    let readable = ReadablePasswords.first(from: first) { policy.assess($0, in: context).verdict != .unmet }
    return readable ?? (try? PasswordGenerator(policy, in: context))?.example
  }

  /// A password that breaks the rule alone, found by comparing the policy with the one that lacks the rule.
  private static func counted(_ rule: PasswordRule, _ policy: PasswordPolicy) -> String? {
    if case .commonPassword = rule { return nil }
    guard rule.needs.isEmpty, !rule.shortfalls.isEmpty else { return nil }
    let without = PasswordPolicy(rules: policy.rules.filter { $0 != rule })
    let difference = PolicyDifference(from: without, to: policy, in: policy.impersonalContext)
    if case .password(let password) = difference.onlyOld { return password }
    return nil
  }

  /// What has to be known of the user to see why a rule rejects its example.
  func note(for rule: PasswordRule) -> String? {
    if rule.needs.contains(.userID) { return "for the user \(Self.userID)" }
    if rule.needs.contains(.personalWords) { return "for a user with the word \(Self.personalWord)" }
    if rule.needs.contains(.currentPassword) { return current.map { "where \($0) is the current password" } }
    return nil
  }
}
