/// A policy written in a format, and what the format cannot express.
public struct WrittenPolicy: Hashable, Sendable {
  /// The text.
  public let text: String
  /// Everything that the format cannot express; empty if reading the text yields a policy that judges every password in
  /// the same way.
  public let losses: [PolicyLoss]

  /// Creates a written policy.
  package init(text: String, losses: [PolicyLoss]) {
    self.text = text
    self.losses = losses
  }
}
