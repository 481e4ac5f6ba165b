public import WatchwordDiagnostics

/// The parts of a policy that a format has read.
public struct PolicyDraft: Sendable {
  /// The rules and their places.
  public let rules: [PlacedRule]
  /// A note for readers.
  public let note: ExactText?
  /// The server's own description of the policy.
  public let serverText: ExactText?
  /// Additional values of the format.
  public let extras: [PolicyExtra]
  /// The policy that this one extends, if there is one.
  public let extending: PolicyExtension?

  /// Creates a draft with these parts.
  public init(
    rules: [PlacedRule], note: ExactText? = nil, serverText: ExactText? = nil, extras: [PolicyExtra] = [],
    extending: PolicyExtension? = nil
  ) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    self.extras = extras
    self.extending = extending
  }
}
