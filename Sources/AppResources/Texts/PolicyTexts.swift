public import WatchwordDiagnostics
public import WatchwordPolicy

/// Which texts tell what a policy asks for.
public struct PolicyTexts: Hashable, Sendable {
  /// The name of the policy.
  public let name: String
  /// Its rules, in their order.
  public internal(set) var rules: [Rule] = []

  /// The texts of a rule.
  public struct Rule: Hashable, Sendable {
    /// The id of the rule.
    public let id: ExactText
    /// What it asks for, in each style.
    public internal(set) var shown: [Shown] = []
    /// The keys of the texts that say what is missing in a password.
    public internal(set) var hints: [ExactText] = []
  }

  /// A text with its values.
  public struct Shown: Hashable, Sendable {
    /// The style of the wording.
    public let style: RuleStyle
    /// The key of the text.
    public let key: ExactText
    /// The values, in the order of their positions.
    public let values: [AppText.Value]
  }
}
