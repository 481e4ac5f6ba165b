package import WatchwordBasics

/// The messages of one locale.
public struct Catalog: Hashable, Sendable {
  /// The locale of the texts.
  public let locale: LanguageTag
  /// The messages by their ids.
  public let messages: [MessageID: Message]
  /// The precedence of the catalogue: texts of a higher layer take precedence over those of a lower one, whichever of
  /// the locale's parents they belong to. 0 for an ordinary catalogue; an overlay has a higher layer.
  public let layer: Int

  /// Creates a catalogue of these messages.
  public init(locale: LanguageTag, messages: [MessageID: Message], layer: Int = 0) {
    self.locale = locale
    self.messages = messages
    self.layer = layer
  }

  /// Returns the catalogue as an overlay on catalogues of lower layers. The overlay changes only the texts that it
  /// contains.
  public func inLayer(_ layer: Int) -> Catalog { Catalog(locale: locale, messages: messages, layer: layer) }

  /// Builds a catalogue from individual texts, regardless of their file format.
  ///
  /// `problems` lists every entry that could not be used, in the order of the entries. If entries contradict each
  /// other, the first one is used.
  package static func build(
    locale: LanguageTag, entries: [Entry]
  ) -> (catalog: Catalog, problems: [Problem]) {
    var groups: [MessageID: [Int]] = [:]
    for (index, entry) in entries.enumerated() { groups[entry.id, default: []].append(index) }
    var messages: [MessageID: Message] = [:]
    var problems: [Problem] = []
    for (id, indices) in groups {
      let built = MessageBuilder.build(indices.map { entries[$0] })
      messages[id] = built.message
      problems += built.problems.map { Problem(kind: $0.kind, entry: indices[$0.entry]) }
    }
    return (Catalog(locale: locale, messages: messages), problems.sorted { $0.entry < $1.entry })
  }

  /// Builds a message from its texts, ignoring the ids of the entries.
  ///
  /// The message is `nil` if no usable text belongs to the message itself, rather than to a substitution. `problems`
  /// lists every entry that could not be used, in the order of the entries. If entries contradict each other, the first
  /// one is used.
  package static func message(from entries: [Entry]) -> (message: Message?, problems: [Problem]) {
    MessageBuilder.build(entries)
  }

  /// The ids, sorted by their bytes.
  public var orderedIDs: [MessageID] {
    messages.keys.sorted { $0.text < $1.text }
  }

  /// One text of a message.
  package struct Entry: Hashable, Sendable {
    /// The message's id.
    package let id: MessageID
    /// The path that identifies the text within the message.
    package let path: VariationPath
    /// The text.
    package let text: ExactText
    /// The position, from 1, of the argument that chooses the plural form of the path's substitution; `nil` if the
    /// format does not specify it.
    package let argument: Int?

    /// Creates a text of the message `id`.
    package init(_ id: MessageID, _ text: ExactText, at path: VariationPath = .whole, argument: Int? = nil) {
      self.id = id
      self.path = path
      self.text = text
      self.argument = argument
    }
  }
}
