package import WatchwordDiagnostics
package import WatchwordLocalization
package import WatchwordPolicy
package import WatchwordPolicyAudit
import WatchwordPolicyFormats

/// A new policy as its author describes it: the answers given so far. For what was not answered, it proposes an answer.
///
/// A design that starts from the rules of another policy proposes nothing: only what is answered changes them.
package struct PolicyDesign: Sendable {
  /// A maximum length, or none.
  package enum Maximum: Hashable, Sendable {
    case unlimited
    case characters(Int)
  }

  /// What the passwords are for.
  package var purpose = DesignPurpose.signIn
  /// Whether people log in with a second factor; `nil` if that was not answered.
  package var secondFactor: Bool?
  /// Where the policy is set up.
  package var system = PolicyFormat.native
  /// The languages that users read, the first one first; empty if that was not answered.
  package var languages: [LanguageTag] = []
  package var minimum: Int?
  package var maximum: Maximum?
  package var mixture: DesignMixture?
  package var refusesCommonPasswords: Bool?
  package var refusesUserData: Bool?
  /// The author's own words, such as the name of the company.
  package var words: [ExactText]?
  package var refusesBreachedPasswords: Bool?
  package var strength: DesignStrength?
  /// How many earlier passwords are refused.
  package var history: Int?

  /// The rules that are changed; `nil` for a design that starts from its purpose.
  private let start: [PasswordRule]?
  /// Whether the minimum length follows NIST SP 800-63B-4, section 3.1.1.2.
  private let hasMinimumOfNIST: Bool

  /// The lengths that a policy can ask for.
  package static let lengths = 1...1_048_576
  /// The numbers of earlier passwords that a policy can refuse.
  package static let histories = 0...1000
  /// The lengths of own words, in code points: shorter ones are in half of all passwords.
  package static let wordLengths = PersonalWordsRule.defaultMinimumLength...AssessmentContext.maximumLength

  /// A design without answers.
  package init() {
    start = nil
    hasMinimumOfNIST = true
  }

  /// A design that changes `rules`. If `hasMinimumOfNIST` is true, their minimum length is that for a password alone.
  package init(changing rules: [PasswordRule], hasMinimumOfNIST: Bool) {
    start = rules
    self.hasMinimumOfNIST = hasMinimumOfNIST
  }

  /// Whether there is a second factor; only what is a factor of its own is asked for one.
  package var hasSecondFactor: Bool { secondFactor == true && purpose != .unlocking }

  /// What audits assume of the passwords.
  package var assumptions: AuditAssumptions {
    AuditAssumptions(
      isOnlyFactor: purpose == .unlocking ? nil : secondFactor.map { !$0 },
      isUnlockCode: purpose == .unlocking)
  }

  /// The bounds on the length, as far as there are any.
  package var bounds: (minimum: Int?, maximum: Int?) {
    let before = Self.length(in: start ?? [])
    let least = minimum ?? proposedMinimum ?? before?.minimum
    switch maximum {
    case nil: return (least, before?.maximum)
    case .unlimited: return (least, nil)
    case .characters(let number): return (least, number)
    }
  }

  private var proposedMinimum: Int? {
    if start == nil { return purpose.minimum(withSecondFactor: hasSecondFactor) }
    return hasMinimumOfNIST && hasSecondFactor ? DesignPurpose.signIn.minimum(withSecondFactor: true) : nil
  }

  private static func length(in rules: [PasswordRule]) -> LengthRule? {
    for case .length(let rule) in rules { return rule }
    return nil
  }

  /// The given answer, or the proposed one if the design proposes any.
  private func answer<Answer>(_ given: Answer?, _ proposed: Answer) -> Answer? {
    given ?? (start == nil ? proposed : nil)
  }

  // MARK: - The policy

  /// The rules, in the order in which people read them.
  package var rules: [PasswordRule] {
    var rules = withLength(start ?? [])
    if let mixture = answer(mixture, purpose.mixture) { rules = mixture.applied(to: rules) }
    if let isOn = answer(refusesCommonPasswords, true) {
      set(.commonPassword(CommonPasswordRule(rejectsVariants: true)), isOn, in: &rules)
    }
    if let isOn = answer(refusesUserData, purpose != .unlocking) {
      set(.userID(UserIDRule()), isOn, in: &rules)
      set(.personalWords(PersonalWordsRule()), isOn, in: &rules)
    }
    if let words, !words.isEmpty { refuse(words, in: &rules) }
    if let isOn = answer(refusesBreachedPasswords, false) {
      set(.breachedPassword(BreachedPasswordRule()), isOn, in: &rules)
    }
    if let strength = answer(strength, .notAsked) {
      rules.removeAll { $0.id == "strength" }
      if let score = strength.score { rules.append(.strength(StrengthRule(minimum: score))) }
    }
    if let count = answer(history, purpose.history) { remember(count, in: &rules) }
    return rules
  }

  private func withLength(_ rules: [PasswordRule]) -> [PasswordRule] {
    let (least, most) = bounds
    let before = Self.length(in: rules)
    guard least != before?.minimum || most != before?.maximum else { return rules }
    let others = rules.filter { $0.id != "length" }
    guard least != nil || most != nil else { return others }
    return [.length(LengthRule(minimum: least, maximum: most, unit: before?.unit ?? .codePoint))] + others
  }

  /// Adds a rule of this kind, or removes all.
  private func set(_ rule: PasswordRule, _ isOn: Bool, in rules: inout [PasswordRule]) {
    if !isOn { return rules.removeAll { $0.id == rule.id } }
    if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
  }

  private func refuse(_ words: [ExactText], in rules: inout [PasswordRule]) {
    for index in rules.indices {
      guard case .personalWords(let rule) = rules[index] else { continue }
      rules[index] = .personalWords(
        PersonalWordsRule(words: words, minimumLength: rule.minimumLength, rejectsReversed: rule.rejectsReversed))
      return
    }
    rules.append(.personalWords(PersonalWordsRule(words: words)))
  }

  /// The current password is not an earlier one, but nobody may keep it either.
  private func remember(_ count: Int, in rules: inout [PasswordRule]) {
    let before = rules.compactMap { rule -> Int? in if case .history(let rule) = rule { rule.count } else { nil } }
    guard before.first ?? 0 != count else { return }
    rules.removeAll { $0.id == "history" }
    guard count > 0 else { return }
    set(.differentFromCurrent(DifferentFromCurrentRule()), true, in: &rules)
    rules.append(.history(HistoryRule(count: count)))
  }

  /// The policy as a file; `schema` is where editors find the schema, if it is named.
  package func text(schema: String? = nil, note: String? = nil) -> String {
    var writer = JSONWriter(indentingTo: 2)
    writer.object { writer in
      if let schema { writer.member("$schema", schema) }
      writer.member("version", NativeFormat.version)
      if let note { writer.member("description", note) }
      writer.key("rules")
      writer.array { writer in for rule in rules { rule.write(to: &writer) } }
    }
    return writer.text + "\n"
  }

  /// What the system cannot carry of the policy, and what it asks for beyond it.
  package var losses: [PolicyLoss] {
    system == .native ? [] : system.write(PasswordPolicy(rules: rules)).losses
  }
}
