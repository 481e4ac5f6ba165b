public import WatchwordDiagnostics

/// A policy as a file or a server provides it: the policy, its format, and additional values of that format.
public struct PolicyDocument: Sendable {
  /// The policy.
  public let policy: PasswordPolicy
  /// The format in which it is written.
  public let format: PolicyFormat
  /// Additional values of the format, which are kept so that writing the same format gives them back.
  public let extras: [PolicyExtra]

  /// The requirements in the words of one language, for formats with a place for them, such as the `title` of an HTML
  /// element; `nil` to leave that place empty. Readers leave it `nil`.
  public let words: ExactText?
  /// Where each rule is in the text that it was read from; empty for a policy that was not read.
  public let ruleSpans: [SourceSpan]

  /// A policy in a format.
  public init(
    _ policy: PasswordPolicy, format: PolicyFormat, extras: [PolicyExtra] = [], words: ExactText? = nil,
    ruleSpans: [SourceSpan] = []
  ) {
    self.policy = policy
    self.format = format
    self.extras = extras
    self.words = words
    self.ruleSpans = ruleSpans
  }

  /// The additional value called `name`.
  public func extra(_ name: ExactText) -> PolicyExtra.Value? { extras.first { $0.name == name }?.value }
}
