package import WatchwordDiagnostics

/// A rule and its place in a text.
package struct PlacedRule: Sendable {
  /// The rule.
  package let rule: PasswordRule
  /// The range of the bytes that define the rule.
  package let range: Range<Int>
  /// The name of the rule in messages.
  package let name: ExactText
  /// The name of the text that has the rule, if it is another one: that of a policy that this one extends.
  package let origin: ExactText?

  /// Creates a rule with its place and its name; one of another text has its place where that text is named.
  package init(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText, origin: ExactText? = nil) {
    self.rule = rule
    self.range = range
    self.name = name
    self.origin = origin
  }
}
