import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordPolicy

/// The rules of a policy as a form shows them: a line for each, with how the password that is typed stands to it.
///
/// ```swift
/// import Watchword
///
/// func show(_ line: String) { print(line) }
///
/// let policy = try PasswordPolicy(#"{"minL": 8, "minDg": 1}"#)
/// var checklist = Checklist(policy)
/// checklist.assess("horse")
/// for item in checklist.items { show((item.isMet ? "✓ " : "✗ ") + item.text) }
/// ```
public struct Checklist: Sendable {
  /// What passwords have to be like.
  public let policy: PasswordPolicy
  /// A line for each rule, in the policy's order.
  public private(set) var items: [Item]
  /// The direction in which the texts are written.
  public var direction: TextDirection { renderer.direction }
  /// The locale of the texts.
  public var locale: LanguageTag { renderer.locale }

  private let renderer: Renderer

  /// The checklist of a policy before anything is typed.
  ///
  /// - Parameters:
  ///   - policy: the policy.
  ///   - texts: the texts of the lines.
  ///   - locales: the languages that the user reads, the best one first; those of the system by default.
  public init(
    _ policy: PasswordPolicy, texts: Texts = .shipped, preferring locales: [LanguageTag] = .preferredBySystem
  ) {
    let renderer = texts.renderer(preferring: locales)
    self.policy = policy
    self.renderer = renderer
    items = policy.rules.enumerated().map { place, rule in
      Item(id: place, rule: rule, text: renderer.text(for: rule.phrase(in: .checklist)))
    }
    assess("")
  }

  /// Judges a password; every line then says how the password stands to its rule.
  ///
  /// Call it with every keystroke: it takes some microseconds. Nothing of the password is kept.
  public mutating func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) {
    for (place, assessed) in policy.assess(password, in: context).rules.enumerated() {
      items[place].state = assessed.state
      items[place].hint = assessed.hint.map { renderer.text(for: $0) }
    }
  }

  /// Whether the password may be sent: no rule is unmet.
  ///
  /// Rules that only the server can judge, such as the history of passwords, do not stand in the way.
  public var canSubmit: Bool {
    items.allSatisfy { item in
      if case .unmet = item.state { false } else { true }
    }
  }

  /// What stands above the lines: "Your password needs:".
  public var lead: String { renderer.text(for: PasswordPolicy.checklistLead) }

  /// The policy as a paragraph, as the server wrote it or generated from the rules.
  public var summary: String { policy.summary(by: renderer) }

  /// A line of a checklist: a rule, and how the password stands to it.
  public struct Item: Identifiable, Sendable {
    /// The rule's place in its policy.
    public let id: Int
    /// The rule.
    public let rule: PasswordRule
    /// What the rule asks for: "Min. 8 characters".
    public let text: String
    /// How the password stands to the rule.
    public internal(set) var state = RuleState.met
    /// What is still to be done where the rule is unmet: "3 more characters".
    public internal(set) var hint: String?

    /// Whether the password meets the rule.
    public var isMet: Bool { state == .met }
  }
}
