package import WatchwordDiagnostics

/// The messages of one locale.
public struct Catalog: Hashable, Sendable {
  /// The locale of the texts.
  public let locale: LanguageTag
  /// The messages by their ids.
  public let messages: [MessageID: Message]
  /// What the catalogue takes precedence over: texts of a higher layer come before those of a lower one, whichever
  /// parents of a locale they are of. 0 for a catalogue that stands for itself; an overlay has a layer above that.
  public let layer: Int

  /// Creates a catalogue of these messages.
  public init(locale: LanguageTag, messages: [MessageID: Message], layer: Int = 0) {
    self.locale = locale
    self.messages = messages
    self.layer = layer
  }

  /// The catalogue as an overlay on those of lower layers: it changes only the texts that it contains.
  public func inLayer(_ layer: Int) -> Catalog { Catalog(locale: locale, messages: messages, layer: layer) }

  /// Builds a catalogue from single texts of any format.
  ///
  /// Every entry that could not be used is in `problems`, in the order of the entries. If entries contradict each
  /// other, the first one is used.
  package static func build(
    locale: LanguageTag, entries: [Entry]
  ) -> (catalog: Catalog, problems: [Problem]) {
    var groups: [MessageID: [Int]] = [:]
    for (place, entry) in entries.enumerated() { groups[entry.id, default: []].append(place) }
    var messages: [MessageID: Message] = [:]
    var problems: [Problem] = []
    for (id, places) in groups {
      let built = MessageBuilder.build(places.map { entries[$0] })
      messages[id] = built.message
      problems += built.problems.map { Problem(kind: $0.kind, entry: places[$0.entry]) }
    }
    return (Catalog(locale: locale, messages: messages), problems.sorted { $0.entry < $1.entry })
  }

  /// Builds a message from its texts; the ids of the entries are not looked at.
  ///
  /// The message is `nil` if none of the texts that can be used is its own. Every entry that could not be used is in
  /// `problems`, in the order of the entries. If entries contradict each other, the first one is used.
  package static func message(from entries: [Entry]) -> (message: Message?, problems: [Problem]) {
    MessageBuilder.build(entries)
  }

  /// The ids in the order of their bytes.
  public var orderedIDs: [MessageID] {
    messages.keys.sorted { $0.text < $1.text }
  }

  /// One text of a message.
  package struct Entry: Hashable, Sendable {
    /// The message's id.
    package let id: MessageID
    /// Which of the message's texts it is.
    package let path: VariationPath
    /// The text.
    package let text: ExactText
    /// The position, from 1, of the argument that chooses the plural form of the path's substitution; `nil` if the
    /// format does not say.
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
