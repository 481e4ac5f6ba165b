public import WatchwordBasics

/// A policy as provided by a file or a server: the policy, its format, and additional values of that format.
public struct PolicyDocument: Sendable {
  /// The policy.
  public let policy: PasswordPolicy
  /// The format in which it is written.
  public let format: PolicyFormat
  /// Additional values of the format, kept so that writing the same format restores them.
  package let extras: [PolicyExtra]
  /// The name of the text of the policy that this one extends; `nil` if it extends none.
  public let base: ExactText?
  /// For each rule, the name of the text that it comes from; `nil` for the policy's own rules.
  public let origins: [ExactText?]

  /// The requirements in one language, for formats with a field for them, such as the `title` of an HTML element; `nil`
  /// to leave that field empty. Readers leave it `nil`.
  package let words: ExactText?
  /// The dialect in which formats write regular expressions instead of rules.
  package let patterns: PatternDialect
  /// The location of each rule in its text, or of the reference to the policy that it is inherited from; empty for a
  /// policy that was not read.
  public let ruleSpans: [SourceSpan]

  /// Creates a policy in a format. Rules without an entry in `origins` are the policy's own.
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

extension Reading where Value == PolicyDocument {
  /// The findings for an app that opens the policy `name`: those of its reader, and a warning if it has no rule.
  ///
  /// The settings of other systems may require nothing, so their readers do not warn; but an app expects rules.
  package func findings(ofAppOpening name: ExactText) -> [Finding] {
    guard isSound, findings.isEmpty, let value, value.policy.rules.isEmpty else { return findings }
    return [
      Finding(
        .noRules, file: name, span: SourceSpan(at: .start),
        message: "The policy has no rules, so every password is accepted", help: "Check whether it is the right object")
    ]
  }
}
