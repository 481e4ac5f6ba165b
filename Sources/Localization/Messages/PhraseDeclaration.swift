public import Diagnostics

/// What a phrase promises its translators: the id of its message and the values that it will bring.
public struct PhraseDeclaration: Hashable, Sendable {
  /// The message's id.
  public let id: MessageID
  /// The values in the order of their positions.
  public let parameters: [Parameter]

  /// The declaration of the message `id`.
  public init(_ id: MessageID, _ parameters: [Parameter] = []) {
    self.id = id
    self.parameters = parameters
  }

  /// A value's name and type.
  public struct Parameter: Hashable, Sendable {
    /// What the value is: `minimum`.
    public let name: ExactText
    /// The value's type.
    public let kind: ArgumentKind

    /// A value with this name and type.
    public init(_ name: ExactText, _ kind: ArgumentKind) {
      self.name = name
      self.kind = kind
    }
  }
}
