public import WatchwordDiagnostics

/// A rule and where it stands in a text.
public struct PlacedRule: Sendable {
  /// The rule.
  public let rule: PasswordRule
  /// The bytes that make the rule.
  public let range: Range<Int>
  /// What the rule is called there, for messages.
  public let name: ExactText

  /// A rule that stands in `range` under `name`.
  public init(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText) {
    self.rule = rule
    self.range = range
    self.name = name
  }
}
