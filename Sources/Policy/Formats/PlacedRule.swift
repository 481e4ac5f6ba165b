public import WatchwordDiagnostics

/// A rule and its place in a text.
public struct PlacedRule: Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// The range of the bytes that define the rule.
  public let range: Range<Int>
  /// The name of the rule in messages.
  public let name: ExactText

  /// Creates a rule with its place and its name.
  public init(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText) {
    self.rule = rule
    self.range = range
    self.name = name
  }
}
