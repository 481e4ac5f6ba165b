package import WatchwordBasics
package import WatchwordLocalization
package import WatchwordPolicy
import WatchwordPolicyFormats

/// A new policy as its author describes it: the answers given so far. Unanswered questions have a proposed answer.
///
/// A design that starts from the rules of another policy proposes nothing: only given answers change the rules.
package struct PolicyDesign: Sendable {
  /// A maximum length, or none.
  package enum Maximum: Hashable, Sendable {
    case unlimited
    case characters(Int)
  }

  /// The purpose of the passwords.
  package var purpose = DesignPurpose.signIn
  /// Whether users sign in with a second factor; `nil` if that was not answered.
  package var secondFactor: Bool?
  /// The system in which the policy is set up.
  package var system = PolicyFormat.native
  /// The languages that users read, in the given order; empty if that was not answered.
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
  /// The number of earlier passwords that are rejected.
  package var history: Int?

  /// The rules to change; `nil` for a design that starts from its purpose.
  private let start: [PasswordRule]?
  /// Whether the minimum length follows NIST SP 800-63B-4, section 3.1.1.2.
  private let hasMinimumOfNIST: Bool

  /// The lengths that a policy can require.
  package static let lengths = 1...1_048_576
  /// The numbers of earlier passwords that a policy can reject.
  package static let histories = 0...1000
  /// The lengths of own words, in code points; shorter words occur in half of all passwords.
  package static let wordLengths = PersonalWordsRule.defaultMinimumLength...AssessmentContext.maximumLength

  /// The rule about the user's id. NIST SP 800-63B-4, section 3.1.1.2, requires comparing whole passwords.
  private static let userID = UserIDRule(match: .whole, minimumLength: UserIDRule.proposedMinimumLength)

  /// Creates a design without answers.
  package init() {
    start = nil
    hasMinimumOfNIST = true
  }

  /// Creates a design that changes `rules`. `hasMinimumOfNIST` is true if their minimum length is the one that NIST
  /// requires for a password used alone.
  package init(changing rules: [PasswordRule], hasMinimumOfNIST: Bool) {
    start = rules
    self.hasMinimumOfNIST = hasMinimumOfNIST
  }

  /// Whether there is a second factor; the question concerns only passwords that are a factor themselves.
  package var hasSecondFactor: Bool { secondFactor == true && purpose != .unlocking }

  /// The assumptions of audits about the passwords.
  package var assumptions: AuditAssumptions {
    AuditAssumptions(
      isOnlyFactor: purpose == .unlocking ? nil : secondFactor.map { !$0 },
      isUnlockCode: purpose == .unlocking)
  }

  /// The bounds of the length, as far as there are any.
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

  /// Returns the given answer, or the proposed one if the design makes proposals.
  private func answer<Answer>(_ given: Answer?, _ proposed: Answer) -> Answer? {
    given ?? (start == nil ? proposed : nil)
  }

  // MARK: - The policy

  /// The rules, in the order in which users read them.
  package var rules: [PasswordRule] {
    var rules = withLength(start ?? [])
    if let mixture = answer(mixture, purpose.mixture) { rules = mixture.applied(to: rules) }
    if let isOn = answer(refusesCommonPasswords, true) {
      set(.commonPassword(CommonPasswordRule(rejectsVariants: true)), isOn, in: &rules)
    }
    if let isOn = answer(refusesUserData, purpose != .unlocking) {
      set(.userID(Self.userID), isOn, in: &rules)
      set(.personalWords(PersonalWordsRule(match: .whole)), isOn, in: &rules)
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

  /// Adds `rule` unless there is one of its kind, or removes all rules of its kind.
  private func set(_ rule: PasswordRule, _ isOn: Bool, in rules: inout [PasswordRule]) {
    if !isOn { return rules.removeAll { $0.id == rule.id } }
    if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
  }

  private func refuse(_ words: [ExactText], in rules: inout [PasswordRule]) {
    for index in rules.indices {
      guard case .personalWords(let rule) = rules[index] else { continue }
      rules[index] = .personalWords(
        PersonalWordsRule(
          words: words, match: rule.match, minimumLength: rule.minimumLength, rejectsReversed: rule.rejectsReversed))
      return
    }
    rules.append(.personalWords(PersonalWordsRule(words: words, match: .whole)))
  }

  /// Earlier passwords do not include the current one, which must not be kept either.
  private func remember(_ count: Int, in rules: inout [PasswordRule]) {
    let before = rules.compactMap { rule -> Int? in if case .history(let rule) = rule { rule.count } else { nil } }
    guard before.first ?? 0 != count else { return }
    rules.removeAll { $0.id == "history" }
    guard count > 0 else { return }
    set(.differentFromCurrent(DifferentFromCurrentRule()), true, in: &rules)
    rules.append(.history(HistoryRule(count: count)))
  }

  /// Returns the policy as a file; `schema` is the location of the schema for editors, if given.
  package func text(schema: String? = nil, note: String? = nil) -> String {
    var writer = JSONWriter(indentingTo: 2)
    writer.object { writer in
      if let schema { writer.member("$schema", schema) }
      writer.member("version", NativeFormat.version)
      if let note { writer.member("description", note) }
      writer.array("rules") { writer in for rule in rules { rule.write(to: &writer) } }
    }
    return writer.text + "\n"
  }

  /// The parts of the policy that the system does not support, and what the system requires in addition.
  package var losses: [PolicyLoss] {
    system == .native ? [] : system.write(PasswordPolicy(rules: rules)).losses
  }
}
