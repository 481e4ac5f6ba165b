import WatchwordDiagnostics

/// The messages of a file element whose units are being added.
struct MessageList {
  /// The messages in the order of their first units.
  private(set) var all: [CatalogMessage] = []
  /// The index of the message for each key.
  private var places: [ExactText: Int] = [:]

  /// Adds a unit to the message of its key.
  mutating func append(_ unit: consuming TranslationUnit) {
    let key = unit.key
    // Most documents group the units of a message.
    if let last = all.indices.last, all[last].key == key { return all[last].append(unit) }
    if let place = places[key] { return all[place].append(unit) }
    places[key] = all.count
    all.append(CatalogMessage(unit))
  }
}
