package import WatchwordDiagnostics

/// The parts of a policy that a format has read.
package struct PolicyDraft: Sendable {
  /// The rules with their locations.
  package let rules: [PlacedRule]
  /// A note for readers.
  package let note: ExactText?
  /// The server's own description of the policy.
  package let serverText: ExactText?
  /// Additional values of the format.
  package let extras: [PolicyExtra]
  /// The policy that this one extends, if any.
  package let extending: PolicyExtension?

  /// Creates a draft with these parts.
  package init(
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
