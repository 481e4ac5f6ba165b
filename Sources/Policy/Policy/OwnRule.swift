public import WatchwordDiagnostics
public import WatchwordLocalization

/// A rule that an app writes in Swift, for what no policy can say.
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
/// It works in assessments, checklists and forms as other rules do. Nothing is known of it but its answers: counts,
/// comparisons and audits say so, and no format can write it. Two rules with the same id are equal.
public struct OwnRule: Sendable {
  /// The id in assessments and reports, such as `acme.no-branch-number`; no rule of policies has it.
  public let id: ExactText
  private let content: Content

  /// Shared by all copies, so that a rule of an app makes no other rule larger.
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

  /// Creates a rule with phrases of its own.
  ///
  /// - Parameters:
  ///   - id: the id in assessments and reports.
  ///   - needs: what the rule needs besides the password. What the app knows of the user, `judge` can capture.
  ///   - judge: says whether a password meets the rule, within microseconds, as it is asked with every keystroke. It gets
  ///     the password as it was typed, and must not keep it.
  ///   - phrase: says what the rule asks for. Give the phrase a substitute (``Phrase/substitute``), which is shown where no
  ///     catalogue has its message.
  ///   - hint: says what is missing; by default, nothing is said.
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
  ///   - description: what users read where no catalogue has the text.
  ///   - needs: what the rule needs besides the password. What the app knows of the user, `judge` can capture.
  ///   - judge: says whether a password meets the rule, as above.
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

  /// A rule of an app has no values.
  func write(to writer: inout JSONWriter) {}

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    content.judge(facts.typed, context)
  }

  /// Other shortfalls have hints too, but nobody can list them.
  var shortfalls: [ShortfallRange] { [.present] }

  /// What is needed besides the password to judge it.
  public var needs: [RuleNeed] { content.needs }

  var demand: RuleDemand? { nil }

  static let effect = RuleEffect.unknown
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { nil }

  /// The phrase that says what the rule asks for.
  public func phrase(in style: RuleStyle) -> Phrase { content.phrase(style) }

  /// The phrase that says what is missing; `nil` if there is nothing to say.
  public func hint(for shortfall: Shortfall) -> Phrase? { content.hint(shortfall) }

  var details: [String] { ["the app judges it"] }
}

extension OwnRule: Hashable {
  /// Whether both have the same id: functions cannot be compared.
  public static func == (left: OwnRule, right: OwnRule) -> Bool { left.id == right.id }

  /// Feeds the id to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PasswordRule {
  /// Whether an app has written the rule.
  var isOwn: Bool { if case .own = self { true } else { false } }
}

extension PasswordPolicy {
  /// The policy with a rule of an app behind its own.
  public func adding(_ rule: OwnRule) -> PasswordPolicy {
    PasswordPolicy(rules: rules + [.own(rule)], note: note, serverText: serverText)
  }
}
