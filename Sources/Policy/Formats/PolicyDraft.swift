public import WatchwordDiagnostics

/// What a format has read of a policy.
public struct PolicyDraft: Sendable {
  /// The rules and where each stands.
  public let rules: [PlacedRule]
  /// A note for people.
  public let note: ExactText?
  /// The server's own description of the policy.
  public let serverText: ExactText?
  /// What else the format says.
  public let extras: [PolicyExtra]

  /// A draft with these parts.
  public init(
    rules: [PlacedRule], note: ExactText? = nil, serverText: ExactText? = nil, extras: [PolicyExtra] = []
  ) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    self.extras = extras
  }
}
