public import WatchwordDiagnostics

/// Something to say, independent of any language: the id of a message and the values of its placeholders.
///
/// A phrase contains no text of any language and no part of a typed password.
public struct Phrase: Hashable, Sendable {
  /// The id of the message that says it.
  public let id: MessageID
  /// The values, in the order of the message's positions: the first is `%1$…`.
  public let arguments: [Argument]
  /// The phrase that is shown where no catalogue has the message; `nil` for most, of which the id is shown then.
  public var substitute: Phrase? { substitutes.first }
  /// One or none, in a list because a value cannot contain another of its type.
  private let substitutes: [Phrase]

  /// Creates a phrase with the message `id` and its values in the order of their positions.
  ///
  /// Where no catalogue has the message, `substitute` is shown.
  public init(_ id: MessageID, _ arguments: [Argument] = [], else substitute: Phrase? = nil) {
    self.id = id
    self.arguments = arguments
    substitutes = substitute.map { [$0] } ?? []
  }

  /// The phrases in the lists among the values, at any depth, and what joins them, where that is a message.
  package var parts: [Phrase] {
    arguments.flatMap { argument -> [Phrase] in
      guard case .list(let items, by: let separator) = argument.value else { return [] }
      let joints = items.count > 1 ? [separator].compactMap { $0?.ofBlanks } : []
      return items.flatMap { [$0] + $0.parts } + joints
    }
  }

  /// Whether any value is a list.
  var hasList: Bool {
    arguments.contains { if case .list = $0.value { true } else { false } }
  }

  /// A named and typed value.
  public struct Argument: Hashable, Sendable {
    /// The name of the value for translators and tools, such as `minimum`.
    public let name: ExactText
    /// The value.
    public let value: Value

    /// A whole number, which may choose the plural form of the message.
    public static func count(_ name: ExactText, _ number: Int) -> Argument {
      Argument(name: name, value: .count(number))
    }

    /// A piece of text that is shown as it is.
    public static func text(_ name: ExactText, _ text: ExactText) -> Argument {
      Argument(name: name, value: .text(text))
    }

    /// Characters that the text mentions, such as `<>`.
    public static func characters(_ name: ExactText, _ characters: ExactText) -> Argument {
      Argument(name: name, value: .characters(characters))
    }

    /// A list of phrases, joined as the language joins lists, or by the message of `separator`.
    public static func list(_ name: ExactText, _ items: [Phrase], by separator: PhraseDeclaration? = nil) -> Argument {
      Argument(name: name, value: .list(items, by: separator))
    }
  }

  /// What an argument holds.
  public enum Value: Hashable, Sendable {
    /// A whole number, which may choose the plural form of the message.
    case count(Int)
    /// A piece of text that is shown as it is.
    case text(ExactText)
    /// Characters that the text mentions.
    case characters(ExactText)
    /// A list of phrases, joined as the language joins lists, or by the message of `by`, which joins two texts.
    case list([Phrase], by: PhraseDeclaration? = nil)

    /// The type, without the value.
    package var kind: ArgumentKind {
      switch self {
      case .count: .count
      case .text: .text
      case .characters: .characters
      case .list: .list
      }
    }
  }
}
