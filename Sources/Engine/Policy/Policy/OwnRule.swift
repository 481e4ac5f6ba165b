public import WatchwordBasics
public import WatchwordLocalization

/// A rule that an app defines in Swift, for requirements that no policy can express.
///
/// ```swift
/// import Watchword
///
/// let rule = OwnRule(id: "acme.no-branch-number", description: "No branch number") { password, _ in
///   password.contains("4711") ? .unmet(.present) : .met
/// }
/// let policy = try PasswordPolicy(#"{"minL": 12}"#).adding(rule)
/// ```
///
/// It works in assessments, checklists and forms like any other rule. Its results are known, but not its condition.
/// Counts, comparisons and audits report this, and no format can write the rule. Two rules with the same id are equal.
public struct OwnRule: Sendable {
  /// The id in assessments and reports, such as `acme.no-branch-number`; no built-in rule has it.
  public let id: ExactText
  private let content: Content

  /// Shared by all copies, so that an app's rule does not increase the size of other rules.
  private final class Content: Sendable {
    let needs: [RuleNeed]
    let judge: @Sendable (String, AssessmentContext) -> RuleState
    let phrase: @Sendable (RuleStyle) -> Phrase
    let hint: @Sendable (Shortfall) -> Phrase?

    init(
      _ needs: [RuleNeed], _ judge: @escaping @Sendable (String, AssessmentContext) -> RuleState,
      _ phrase: @escaping @Sendable (RuleStyle) -> Phrase, _ hint: @escaping @Sendable (Shortfall) -> Phrase?
    ) {
      self.needs = needs
      self.judge = judge
      self.phrase = phrase
      self.hint = hint
    }
  }

  /// Creates a rule with its own phrases.
  ///
  /// - Parameters:
  ///   - id: the id in assessments and reports.
  ///   - needs: the inputs besides the password that the rule needs. `judge` can capture the app's information about
  ///     the user.
  ///   - judge: judges whether a password meets the rule. It is called at every keystroke, so it must return within
  ///     microseconds. It receives the password as typed, and must not keep it.
  ///   - phrase: returns the phrase that states the requirement. Give the phrase a substitute (``Phrase/substitute``),
  ///     which is shown if no catalogue has its message.
  ///   - hint: returns the phrase that describes what is missing; by default, there is none.
  public init(
    id: ExactText, needs: [RuleNeed] = [],
    judge: @escaping @Sendable (_ password: String, _ context: AssessmentContext) -> RuleState,
    phrase: @escaping @Sendable (RuleStyle) -> Phrase,
    hint: @escaping @Sendable (Shortfall) -> Phrase? = { _ in nil }
  ) {
    self.id = id
    content = Content(needs, judge, phrase, hint)
  }

  /// Creates a rule whose texts are in catalogues of the app: `<id>.checklist`, `<id>.requirement` and `<id>.missing`.
  ///
  /// - Parameters:
  ///   - id: the id in assessments, reports and catalogues.
  ///   - description: the text that users read if no catalogue has a text.
  ///   - needs: the inputs besides the password that the rule needs. `judge` can capture the app's information about
  ///     the user.
  ///   - judge: judges whether a password meets the rule, as in the initialiser above.
  public init(
    id: ExactText, description: ExactText, needs: [RuleNeed] = [],
    judge: @escaping @Sendable (_ password: String, _ context: AssessmentContext) -> RuleState
  ) {
    self.init(
      id: id, needs: needs, judge: judge,
      phrase: { PatternRule.described.phrase(in: $0, .text(description)).overridden(by: id, $0.name) },
      hint: { _ in PatternRule.change.phrase().overridden(by: id, RuleHint.variant) })
  }
}

extension OwnRule: Requirement {
  static let relID: RELIDMapping<OwnRule>? = nil

  /// Writes nothing, because an app's rule has no values.
  func write(to writer: inout JSONWriter) {}

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    content.judge(facts.typed, context)
  }

  /// Other shortfalls can have hints too, but they cannot be listed.
  var shortfalls: [ShortfallRange] { [.present] }

  /// The inputs besides the password that the rule needs.
  public var needs: [RuleNeed] { content.needs }

  var constraint: RuleConstraint? { nil }

  static let effect = RuleEffect.unknown
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { nil }

  /// The phrase that states the requirement.
  public func phrase(in style: RuleStyle) -> Phrase { content.phrase(style) }

  /// The phrase that describes what is missing; `nil` if there is none.
  public func hint(for shortfall: Shortfall) -> Phrase? { content.hint(shortfall) }

  var details: [String] { ["the app judges it"] }
}

extension OwnRule: Hashable {
  /// Whether both rules have the same id; functions cannot be compared.
  public static func == (left: OwnRule, right: OwnRule) -> Bool { left.id == right.id }

  /// Feeds the id to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PasswordRule {
  /// Whether the rule is defined by an app.
  var isOwn: Bool { if case .own = self { true } else { false } }
}

extension PasswordPolicy {
  /// Returns the policy with an app's rule added after its own.
  public func adding(_ rule: OwnRule) -> PasswordPolicy {
    PasswordPolicy(rules: rules + [.own(rule)], note: note, serverText: serverText)
  }
}
