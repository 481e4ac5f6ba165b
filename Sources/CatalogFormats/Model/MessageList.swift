import WatchwordDiagnostics

/// The messages of a file element while its units are added.
struct MessageList {
  /// The messages in the order of their first units.
  private(set) var all: [CatalogMessage] = []
  /// The place of each key's message.
  private var places: [ExactText: Int] = [:]

  /// Adds a unit to the message of its key.
  mutating func append(_ unit: consuming TranslationUnit) {
    let key = unit.key
    // Most documents have the units of a message next to each other.
    if let last = all.indices.last, all[last].key == key { return all[last].append(unit) }
    if let place = places[key] { return all[place].append(unit) }
    places[key] = all.count
    all.append(CatalogMessage(unit))
  }
}
