import Diagnostics

/// The messages of one locale.
public struct Catalog: Hashable, Sendable {
  /// The locale of the texts.
  public let locale: LanguageTag
  /// The messages by their ids.
  public let messages: MessageTable<Message>

  /// A catalogue of these messages.
  public init(locale: LanguageTag, messages: MessageTable<Message>) {
    self.locale = locale
    self.messages = messages
  }

  /// Builds a catalogue out of single texts, whatever format they come from.
  ///
  /// Nothing is dropped in silence: every entry that found no place is in `problems`, in the order of the entries. Of
  /// entries that contradict each other the first one counts.
  public static func build(
    locale: LanguageTag, entries: [Entry]
  ) -> (catalog: Catalog, problems: [Problem]) {
    var builder = CatalogBuilder()
    for entry in entries { builder.add(entry) }
    return (Catalog(locale: locale, messages: builder.finish()), builder.problems)
  }

  /// The ids in the order of their bytes.
  public var orderedIDs: [MessageID] {
    messages.ids.sorted { $0.text.precedes($1.text) }
  }

  /// One text of a message.
  public struct Entry: Hashable, Sendable {
    /// The message's id.
    public let id: MessageID
    /// Which of the message's texts it is.
    public let path: VariationPath
    /// The text.
    public let text: String
    /// The position of the argument that the path's substitution counts with, from 1, where the format says it.
    public let argument: Int?

    /// A text of the message `id`.
    public init(_ id: MessageID, _ text: String, at path: VariationPath = .whole, argument: Int? = nil) {
      self.id = id
      self.path = path
      self.text = text
      self.argument = argument
    }
  }

  /// An entry that could not be built into a catalogue.
  public struct Problem: Hashable, Sendable {
    /// What is wrong with it.
    public let kind: Kind
    /// The index of the entry in the list that was built.
    public let entry: Int

    /// Why an entry could not be built into a catalogue.
    public enum Kind: Hashable, Sendable {
      /// Its plural category is none of `zero one two few many other`.
      case unknownPluralCategory(String)
      /// Its device is none of `Device.allCases`.
      case unknownDevice(String)
      /// An earlier entry has the same id and path.
      case duplicate
      /// An earlier entry of the same id has one text for what this one varies by plural, or the other way round.
      case pluralConflict
      /// An earlier entry of the same id has one text for what this one varies by device, or the other way round.
      case deviceConflict
      /// It belongs to a substitution, and the message has no text that could call it.
      case messageMissing
      /// It says another argument than an earlier entry of the same substitution, or one that cannot be.
      case argumentConflict
    }
  }
}
