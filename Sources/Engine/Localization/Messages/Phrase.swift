public import WatchwordBasics

/// A message to be shown, independent of any language: the id of the message and the values of its placeholders.
///
/// A phrase contains no text in any language and no part of a typed password.
public struct Phrase: Hashable, Sendable {
  /// The id of the message.
  public let id: MessageID
  /// The values, in the order of the message's positions: the first is `%1$…`.
  public let arguments: [Argument]
  /// The phrase to show if no catalogue has the message. If it is `nil`, as for most phrases, the id is shown instead.
  public var substitute: Phrase? { substitutes.first }
  /// An array of at most one phrase, because a struct cannot contain a value of its own type.
  private let substitutes: [Phrase]

  /// Creates a phrase with the message `id` and its values in the order of their positions.
  ///
  /// If no catalogue has the message, `substitute` is shown.
  public init(_ id: MessageID, _ arguments: [Argument] = [], else substitute: Phrase? = nil) {
    self.id = id
    self.arguments = arguments
    substitutes = substitute.map { [$0] } ?? []
  }

  /// The phrases in the values that are lists, including nested lists, and the separators of these lists, if they are
  /// messages that every catalogue must have.
  package var parts: [Phrase] {
    arguments.flatMap { argument -> [Phrase] in
      guard case .list(let items, by: let separator) = argument.value else { return [] }
      let joint = items.count > 1 && separator?.isOptional == false ? separator?.withEmptyTexts : nil
      return items.flatMap { [$0] + $0.parts } + [joint].compactMap { $0 }
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

    /// Creates an argument that is a whole number, which may choose the plural form of the message.
    public static func count(_ name: ExactText, _ number: Int) -> Argument {
      Argument(name: name, value: .count(number))
    }

    /// Creates an argument that is a piece of text that is shown unchanged.
    public static func text(_ name: ExactText, _ text: ExactText) -> Argument {
      Argument(name: name, value: .text(text))
    }

    /// Creates an argument with characters that the text mentions, such as `<>`.
    public static func characters(_ name: ExactText, _ characters: ExactText) -> Argument {
      Argument(name: name, value: .characters(characters))
    }

    /// Creates an argument that is a list of phrases, joined by the language's list pattern, or by the message of
    /// `separator`.
    public static func list(_ name: ExactText, _ items: [Phrase], by separator: PhraseDeclaration? = nil) -> Argument {
      Argument(name: name, value: .list(items, by: separator))
    }
  }

  /// The value of an argument.
  public enum Value: Hashable, Sendable {
    /// A whole number, which may choose the plural form of the message.
    case count(Int)
    /// A piece of text that is shown unchanged.
    case text(ExactText)
    /// Characters that the text mentions.
    case characters(ExactText)
    /// A list of phrases, joined by the language's list pattern, or by the message `by`, which joins two texts.
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

/// The type of an argument.
public enum ArgumentKind: String, Hashable, Sendable {
  /// A whole number, printed by `%lld` and similar placeholders.
  case count
  /// A piece of text, printed by `%@`.
  case text
  /// Characters that the text mentions, printed by `%@`.
  case characters
  /// A list of phrases, printed by `%@`.
  case list
}
