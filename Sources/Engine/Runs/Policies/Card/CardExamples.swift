import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

/// Example passwords for a policy: one that it accepts, and one for each rule that breaks only that rule. Every run
/// finds the same ones.
struct CardExamples {
  /// A password that no rule rejects on this device; `nil` if none was found.
  let good: String?
  /// At most one password for each rule, which breaks only that rule.
  let bad: [Bad]

  /// A password that breaks exactly one rule.
  struct Bad {
    let rule: PasswordRule
    let password: String
  }

  /// The id of the example user.
  static let userID = "avery"
  /// A personal word of the example user.
  static let personalWord = "quinn"
  /// The current password of the example user; `nil` if no rule compares with it.
  let current: String?

  init(of policy: PasswordPolicy, _ host: PolicyHost) {
    let needsCurrent = policy.rules.contains { $0.needs.contains(.currentPassword) }
    let scorer = host.strengthScorer(for: policy, userWords: [Self.userID, Self.personalWord])
    current =
      needsCurrent
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
      (password ?? Self.counted(rule, policy, host)).map { Bad(rule: rule, password: $0) }
    }
  }

  /// A readable password that the policy accepts, or else a generated one.
  private static func good(by policy: PasswordPolicy, from first: Int, _ context: AssessmentContext) -> String? {
    let readable = ReadablePasswords.first(from: first) { policy.assess($0, in: context).verdict != .unmet }
    if let readable { return readable }
    do throws(PasswordGenerator.Failure) {
      return try PasswordGenerator(policy, in: context).example
    } catch {
      return nil
    }
  }

  /// A password that breaks only this rule, found by comparing the policy with a copy that lacks the rule.
  private static func counted(_ rule: PasswordRule, _ policy: PasswordPolicy, _ host: PolicyHost) -> String? {
    // Words that are compared as a whole are too few for a comparison to come across one.
    switch rule {
    case .commonPassword, .personalWords: return nil
    default: break
    }
    guard rule.needs.isEmpty, !rule.shortfalls.isEmpty else { return nil }
    let without = PasswordPolicy(rules: policy.rules.filter { $0 != rule })
    let difference = PolicyDifference(from: without, to: policy, in: host.impersonalContext(of: policy))
    if case .password(let password) = difference.onlyOld { return password }
    return nil
  }

  /// The fact about the user that explains why a rule rejects its example; `nil` if none is needed.
  func note(for rule: PasswordRule) -> String? {
    if rule.needs.contains(.userID) { return "for the user \(Self.userID)" }
    if rule.needs.contains(.personalWords) { return "for a user with the word \(Self.personalWord)" }
    if rule.needs.contains(.currentPassword) { return current.map { "where \($0) is the current password" } }
    return nil
  }
}
