public import WatchwordBasics

/// The declaration of a phrase for translators: the id of its message and the values that it provides.
public struct PhraseDeclaration: Hashable, Sendable {
  /// Shared by all copies: rules and forms contain many declarations and copy them often.
  private let content: Content

  private final class Content: Sendable {
    let id: MessageID
    let parameters: [Parameter]
    let isOptional: Bool

    init(_ id: MessageID, _ parameters: [Parameter], _ isOptional: Bool) {
      self.id = id
      self.parameters = parameters
      self.isOptional = isOptional
    }
  }

  /// Creates the declaration of the message `id`. A catalogue may omit an optional message, because the program has a
  /// substitute in every language, such as CLDR's list pattern.
  public init(_ id: MessageID, _ parameters: [Parameter] = [], isOptional: Bool = false) {
    content = Content(id, parameters, isOptional)
  }

  /// The message's id.
  public var id: MessageID { content.id }

  /// The values, in the order of their positions.
  public var parameters: [Parameter] { content.parameters }

  /// Whether a catalogue may omit the message.
  var isOptional: Bool { content.isOptional }

  /// Whether both declare the same message with the same values.
  public static func == (left: PhraseDeclaration, right: PhraseDeclaration) -> Bool {
    left.id == right.id && left.parameters == right.parameters
  }

  /// Feeds the id and the values to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(parameters)
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
  /// Returns the phrase with these values, in the declared order and with the declared names. Extra values are ignored.
  public func phrase(_ values: [Phrase.Value]) -> Phrase {
    Phrase(id, zip(parameters, values).map { Phrase.Argument(name: $0.name, value: $1) })
  }

  /// The phrase with empty texts, for a message that joins two texts.
  var withEmptyTexts: Phrase { phrase(.text(""), .text("")) }

  /// Returns the phrase with these values, as above.
  public func phrase(_ values: Phrase.Value...) -> Phrase { phrase(values) }
}

extension PhraseDeclaration.Parameter {
  /// Declares a whole number, which may choose the plural form of the message.
  public static func count(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .count) }

  /// Declares a piece of text that is shown unchanged.
  public static func text(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .text) }

  /// Declares characters that the text mentions.
  public static func characters(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .characters) }

  /// Declares a list of phrases.
  public static func list(_ name: ExactText) -> PhraseDeclaration.Parameter { .init(name, .list) }
}

extension PhraseDeclaration: CustomStringConvertible {
  /// The message's id.
  public var description: String { id.text.string }
}
