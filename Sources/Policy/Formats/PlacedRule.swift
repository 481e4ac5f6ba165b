package import WatchwordDiagnostics

/// A rule and its location in a text.
package struct PlacedRule: Sendable {
  /// The rule.
  package let rule: PasswordRule
  /// The range of the bytes that define the rule.
  package let range: Range<Int>
  /// The name of the rule in messages.
  package let name: ExactText
  /// The name of the text that contains the rule, if the rule is inherited from a policy that this one extends.
  package let origin: ExactText?

  /// Creates a rule with its range and name. The range of an inherited rule is that of the reference to its text.
  package init(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText, origin: ExactText? = nil) {
    self.rule = rule
    self.range = range
    self.name = name
    self.origin = origin
  }
}
