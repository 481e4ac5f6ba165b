package import WatchwordBasics
package import WatchwordPolicy

/// The texts that describe a policy.
package struct PolicyTexts: Hashable, Sendable {
  /// The name of the policy.
  package let name: String
  /// The rules, in their order.
  package internal(set) var rules: [Rule] = []

  /// The texts of a rule.
  package struct Rule: Hashable, Sendable {
    /// The id of the rule.
    package let id: ExactText
    /// The requirement, in each style.
    package internal(set) var wordings: [Wording] = []
    /// The keys of the hints about what a password lacks.
    package internal(set) var hints: [ExactText] = []
  }

  /// A text with its values.
  package struct Wording: Hashable, Sendable {
    /// The style of the wording.
    package let style: RuleStyle
    /// The key of the text.
    package let key: ExactText
    /// The values, in the order of their positions.
    package let values: [AppText.Value]
  }
}
