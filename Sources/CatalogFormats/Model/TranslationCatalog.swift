public import WatchwordDiagnostics

/// The content of one translation file: its messages, grouped by source file.
public struct TranslationCatalog: Sendable {
  /// The name of the file, as the user gave it.
  public let name: ExactText
  /// The file elements, in their order.
  public let files: [File]

  /// Creates a catalogue with all its parts.
  package init(name: ExactText, files: [File]) {
    self.name = name
    self.files = files
  }

  /// A file element with its messages.
  public struct File: Sendable {
    /// The attributes of the file element.
    public let header: CatalogFile
    /// The messages in the order of their first units.
    public let messages: [CatalogMessage]

    /// The units in the order of the document, but those of a message next to each other.
    public var units: [TranslationUnit] { Array(messages.joined()) }

    /// A file element with its messages, each of which has a key of its own.
    package init(header: CatalogFile, messages: [CatalogMessage]) {
      self.header = header
      self.messages = messages
    }

    /// A file element with its units, which are put together to messages by their keys.
    package init(header: CatalogFile, units: some Sequence<TranslationUnit>) {
      var messages = MessageList()
      for unit in units { messages.append(unit) }
      self.init(header: header, messages: messages.all)
    }
  }
}
