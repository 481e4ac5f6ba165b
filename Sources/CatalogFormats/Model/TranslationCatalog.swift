public import WatchwordDiagnostics

/// The content of one translation file: its messages, grouped by source file.
public struct TranslationCatalog: Sendable {
  /// The name of the file, as the user gave it.
  public let name: ExactText
  /// The file elements, in document order.
  public let files: [File]

  /// Creates a catalogue from its parts.
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

    /// The units in document order, except that those of a message are adjacent.
    public var units: [TranslationUnit] { Array(messages.joined()) }

    /// Creates a file element from its messages, each of which must have a different key.
    package init(header: CatalogFile, messages: [CatalogMessage]) {
      self.header = header
      self.messages = messages
    }

    /// Creates a file element from its units, which are grouped into messages by key.
    package init(header: CatalogFile, units: some Sequence<TranslationUnit>) {
      var messages = MessageList()
      for unit in units { messages.append(unit) }
      self.init(header: header, messages: messages.all)
    }
  }
}
