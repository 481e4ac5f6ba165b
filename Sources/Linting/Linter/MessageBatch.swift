import WatchwordCatalogFormats

/// Messages that follow each other in a catalogue, to be checked together on any processor.
struct MessageBatch: Sendable {
  /// A message: its units are those behind the units of the message before it.
  struct Message: Sendable {
    let digest: MessageDigest
    /// The place of the facts about its `<file>` among those of the batch.
    let facts: Int
    /// The number of units of the batch up to the last one of the message.
    var end: Int
  }

  private(set) var files: [FileFacts] = []
  private(set) var units: [TranslationUnit] = []
  private(set) var messages: [Message] = []

  /// The number of units from which on a batch is handed out.
  static let size = 256

  /// Starts the messages of another `<file>`.
  mutating func begin(_ file: FileFacts) { files.append(file) }

  /// Starts a message with its first unit.
  mutating func add(_ digest: MessageDigest, _ unit: consuming TranslationUnit) {
    units.append(unit)
    messages.append(Message(digest: digest, facts: files.count - 1, end: units.count))
  }

  /// Adds a unit to the last message.
  mutating func add(_ unit: consuming TranslationUnit) {
    units.append(unit)
    messages[messages.count - 1].end = units.count
  }

  /// Removes all messages; what comes next is in the same `<file>`.
  mutating func removeAll() {
    self = MessageBatch(after: files.last)
  }

  init() {}

  private init(after file: FileFacts?) {
    if let file { files = [file] }
    units.reserveCapacity(Self.size + 16)
    messages.reserveCapacity(Self.size + 16)
  }
}
