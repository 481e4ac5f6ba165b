/// A policy in the text of a format, and what the text does not say.
public struct WrittenPolicy: Hashable, Sendable {
  /// The text.
  public let text: String
  /// Everything that the format cannot say; none where reading the text gives the same policy again.
  public let losses: [PolicyLoss]

  /// A written policy.
  public init(text: String, losses: [PolicyLoss]) {
    self.text = text
    self.losses = losses
  }
}
