import WatchwordBasics
public import WatchwordLocalization
public import WatchwordPolicy

/// A list of a policy's rules for a form: an item for each rule, which shows whether the typed password meets it.
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
  /// The policy that passwords must meet.
  public let policy: PasswordPolicy
  /// An item for each rule, in the policy's order.
  public private(set) var items: [Item]
  /// The writing direction of the texts.
  public var direction: TextDirection { renderer.direction }
  /// The locale of the texts.
  public var locale: LanguageTag { renderer.shownLocale }

  private let renderer: Renderer

  /// Creates the checklist for an empty password.
  ///
  /// - Parameters:
  ///   - policy: the policy.
  ///   - texts: the texts of the items.
  ///   - locales: the languages that the user prefers, the most preferred first; by default, those of the system
  ///     settings.
  public init(
    _ policy: PasswordPolicy, texts: Texts = .shipped, preferring locales: [LanguageTag] = .preferredBySystem
  ) {
    let renderer = texts.renderer(preferring: locales)
    self.policy = policy
    self.renderer = renderer
    items = policy.rules.enumerated().map { index, rule in
      Item(id: index, rule: rule, text: renderer.text(for: rule.phrase(in: .checklist)))
    }
    assess("")
  }

  /// Assesses a password, and updates the state and hint of every item.
  ///
  /// Call it with every keystroke: it takes a few microseconds. No part of the password is kept.
  public mutating func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) {
    for (index, assessed) in policy.assess(password, in: context).rules.enumerated() {
      items[index].state = assessed.state
      items[index].hint = assessed.hint.map { renderer.text(for: $0) }
    }
  }

  /// Whether the password can be submitted: no rule is unmet.
  ///
  /// Rules that only the server can judge, such as the history of passwords, do not prevent submission.
  public var canSubmit: Bool {
    items.allSatisfy { item in
      if case .unmet = item.state { false } else { true }
    }
  }

  /// The text above the items: "Password requirements:".
  public var lead: String { renderer.text(for: PasswordPolicy.checklistLead) }

  /// The policy as a paragraph: the server's own text, or one generated from the rules.
  public var summary: String { policy.summary(by: renderer) }

  /// An item of a checklist: a rule, and whether the password meets it.
  public struct Item: Identifiable, Sendable {
    /// The index of the rule in its policy.
    public let id: Int
    /// The rule.
    public let rule: PasswordRule
    /// The text of the requirement: "Min. 8 characters".
    public let text: String
    /// Whether the password meets the rule.
    public internal(set) var state = RuleState.met
    /// What is missing if the rule is unmet: "3 more characters".
    public internal(set) var hint: String?

    /// Whether the password meets the rule.
    public var isMet: Bool { state == .met }
  }
}
