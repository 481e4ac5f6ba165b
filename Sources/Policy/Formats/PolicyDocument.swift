public import WatchwordDiagnostics

/// A policy as a file or a server provides it: the policy, its format, and additional values of that format.
public struct PolicyDocument: Sendable {
  /// The policy.
  public let policy: PasswordPolicy
  /// The format in which it is written.
  public let format: PolicyFormat
  /// Additional values of the format, which are kept so that writing the same format gives them back.
  package let extras: [PolicyExtra]
  /// The name of the text of the policy that this one extends; `nil` if it extends none.
  public let base: ExactText?
  /// For each rule, the name of the text that it comes from; `nil` for the policy's own rules.
  public let origins: [ExactText?]

  /// The requirements in the words of one language, for formats with a place for them, such as the `title` of an HTML
  /// element; `nil` to leave that place empty. Readers leave it `nil`.
  package let words: ExactText?
  /// The engines for which formats write regular expressions in place of rules.
  package let patterns: PatternDialect
  /// Where each rule is in the text that it was read from, or where the policy is named that it comes from; empty for a
  /// policy that was not read.
  public let ruleSpans: [SourceSpan]

  /// A policy in a format. `origins` are the policy's own text where they are left out.
  package init(
    _ policy: PasswordPolicy, format: PolicyFormat, extras: [PolicyExtra] = [], words: ExactText? = nil,
    patterns: PatternDialect = .ecmaScript, ruleSpans: [SourceSpan] = [], base: ExactText? = nil,
    origins: [ExactText?] = []
  ) {
    self.policy = policy
    self.format = format
    self.extras = extras
    self.words = words
    self.patterns = patterns
    self.ruleSpans = ruleSpans
    self.base = base
    let missing = max(policy.rules.count - origins.count, 0)
    self.origins = origins.prefix(policy.rules.count) + Array(repeating: nil, count: missing)
  }

  /// The additional value called `name`.
  package func extra(_ name: ExactText) -> PolicyExtra.Value? { extras.first { $0.name == name }?.value }
}
