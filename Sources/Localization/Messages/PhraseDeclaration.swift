public import WatchwordDiagnostics

/// The declaration of a phrase for translators: the id of its message and the values that it provides.
public struct PhraseDeclaration: Hashable, Sendable {
  /// The message's id.
  public let id: MessageID
  /// The values in the order of their positions.
  public let parameters: [Parameter]

  /// Creates the declaration of the message `id`.
  public init(_ id: MessageID, _ parameters: [Parameter] = []) {
    self.id = id
    self.parameters = parameters
  }

  /// A value's name and type.
  public struct Parameter: Hashable, Sendable {
    /// The name of the value, such as `minimum`.
    public let name: ExactText
    /// The value's type.
    public let kind: ArgumentKind

    /// Creates a parameter with this name and type.
    public init(_ name: ExactText, _ kind: ArgumentKind) {
      self.name = name
      self.kind = kind
    }
  }
}

extension PhraseDeclaration {
  /// The phrase with these values, in the declared order and with the declared names. Values beyond the declared ones
  /// are ignored.
  public func phrase(_ values: [Phrase.Value]) -> Phrase {
    Phrase(id, zip(parameters, values).map { Phrase.Argument(name: $0.name, value: $1) })
  }

  /// The phrase with empty texts, for a message that joins two texts.
  var ofBlanks: Phrase { phrase(.text(""), .text("")) }

  /// The phrase with these values, as above.
  public func phrase(_ values: Phrase.Value...) -> Phrase { phrase(values) }
}

extension PhraseDeclaration.Parameter {
  /// A whole number, which may choose the plural form of the message.
  public static func count(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .count) }

  /// A piece of text that is shown as it is.
  public static func text(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .text) }

  /// Characters that the text mentions.
  public static func characters(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .characters) }

  /// A list of phrases.
  public static func list(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .list) }
}
