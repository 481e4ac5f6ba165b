import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The messages of a `<file>` element, in memory.
struct FileMessages: Sendable {
  let facts: FileFacts
  /// The units in their order, but those of a message next to each other.
  private(set) var units: [TranslationUnit] = []
  /// The units of each message, in the order of its first unit.
  private(set) var ranges: [Range<Int>] = []
  /// Whether any unit has a translation.
  private(set) var hasTranslations = false
  /// Whether any unit has no source.
  private(set) var lacksSources = false
  /// While units are added: the message of each of them, and that of each key.
  private var messages: [Int32] = []
  private var known: [ExactText: Int32] = [:]

  init(_ facts: FileFacts) { self.facts = facts }

  /// The units of messages that follow each other; `nil` without any.
  func range(of messages: Range<Int>) -> Range<Int>? {
    guard let last = messages.last else { return nil }
    return ranges[messages.lowerBound].lowerBound..<ranges[last].upperBound
  }

  /// Adds the next unit.
  mutating func add(_ unit: TranslationUnit) {
    if unit.target != nil { hasTranslations = true }
    if unit.source == nil { lacksSources = true }
    let key = unit.key
    if let last = messages.last, units.last?.key == key {
      messages.append(last)
    } else {
      let message = known[key] ?? Int32(known.count)
      known[key] = message
      messages.append(message)
    }
    units.append(unit)
  }

  /// Puts the units of each message together when all are there.
  mutating func close() {
    guard !messages.isEmpty else { return }
    // Most exporters write them next to each other.
    if zip(messages, messages.dropFirst()).contains(where: { $0 > $1 }) {
      let order = messages.indices.sorted { (messages[$0], $0) < (messages[$1], $1) }
      units = order.map { units[$0] }
      messages = order.map { messages[$0] }
    }
    ranges.reserveCapacity(known.count)
    var start = 0
    for end in 1...messages.count where end == messages.count || messages[end] != messages[start] {
      ranges.append(start..<end)
      start = end
    }
    messages = []
    known = [:]
  }
}
