public import WatchwordDiagnostics

/// Something to say, not yet in words: the id of a message and the values that its placeholders stand for.
///
/// A phrase holds no text of any language and never a typed password or a part of one.
public struct Phrase: Hashable, Sendable {
  /// The message that says it.
  public let id: MessageID
  /// The values, in the order of the message's positions: the first is `%1$…`.
  public let arguments: [Argument]

  /// A phrase with the message `id` and its values in the order of their positions.
  public init(_ id: MessageID, _ arguments: [Argument] = []) {
    self.id = id
    self.arguments = arguments
  }

  /// Whether any value is a list.
  var hasList: Bool {
    arguments.contains { $0.value.kind == .list }
  }

  /// A named and typed value.
  public struct Argument: Hashable, Sendable {
    /// What the value is, for translators and tools: `minimum`.
    public let name: ExactText
    /// The value.
    public let value: Value

    /// A whole number that a message may count with (choose a plural form by).
    public static func count(_ name: ExactText, _ number: Int) -> Argument {
      Argument(name: name, value: .count(number))
    }

    /// A piece of text that is shown as it is.
    public static func text(_ name: ExactText, _ text: ExactText) -> Argument {
      Argument(name: name, value: .text(text))
    }

    /// Characters that are mentioned, not read: `<>`.
    public static func characters(_ name: ExactText, _ characters: ExactText) -> Argument {
      Argument(name: name, value: .characters(characters))
    }

    /// Things in a list, each said by a phrase of its own and joined as the language joins lists.
    public static func list(_ name: ExactText, _ items: [Phrase]) -> Argument {
      Argument(name: name, value: .list(items))
    }
  }

  /// What an argument holds.
  public enum Value: Hashable, Sendable {
    /// A whole number that a message may count with.
    case count(Int)
    /// A piece of text that is shown as it is.
    case text(ExactText)
    /// Characters that are mentioned, not read.
    case characters(ExactText)
    /// Things in a list, each said by a phrase of its own.
    case list([Phrase])

    /// The type, without the value.
    public var kind: ArgumentKind {
      switch self {
      case .count: .count
      case .text: .text
      case .characters: .characters
      case .list: .list
      }
    }
  }
}
