package import WatchwordDiagnostics
package import WatchwordPolicy

/// Which texts tell what a policy asks for.
package struct PolicyTexts: Hashable, Sendable {
  /// The name of the policy.
  package let name: String
  /// Its rules, in their order.
  package internal(set) var rules: [Rule] = []

  /// The texts of a rule.
  package struct Rule: Hashable, Sendable {
    /// The id of the rule.
    package let id: ExactText
    /// What it asks for, in each style.
    package internal(set) var shown: [Shown] = []
    /// The keys of the texts that say what is missing in a password.
    package internal(set) var hints: [ExactText] = []
  }

  /// A text with its values.
  package struct Shown: Hashable, Sendable {
    /// The style of the wording.
    package let style: RuleStyle
    /// The key of the text.
    package let key: ExactText
    /// The values, in the order of their positions.
    package let values: [AppText.Value]
  }
}
