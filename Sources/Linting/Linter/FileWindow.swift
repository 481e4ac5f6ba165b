import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The units of a `<file>` that are waiting for others of their keys.
///
/// Units with the same key need not be adjacent, so all units of a file are kept until it ends. A narrower window could
/// complete messages earlier without changing any check.
struct FileWindow {
  /// What was known before the first unit.
  let facts: FileFacts
  /// The units of each key, in the order of the first of them; few keys have more than one.
  private var groups: [(first: UnitFacts, others: [UnitFacts])] = []
  private var places: [ExactText: Int] = [:]
  /// The line of the last unit with an id, where that is not the first unit of the key that is the same as the id.
  private var lines: [ExactText: Int] = [:]
  private var repeatedIDs: [FileSummary.RepeatedID] = []
  private var hasTranslations = false

  /// An empty window on the file.
  init(_ facts: FileFacts) { self.facts = facts }

  /// Takes the next unit in.
  mutating func add(_ unit: UnitFacts) {
    let id = unit.unit.id
    let key = unit.unit.key
    let place = places[key]
    let earlierLine = lastLine(of: id)
    if let earlierLine {
      repeatedIDs.append(.init(id: id, place: unit.unit.nameSpan, earlierLine: earlierLine))
    }
    if place != nil || earlierLine != nil || key != id { lines[id] = unit.unit.position.line }
    if unit.unit.target != nil { hasTranslations = true }
    if let place {
      groups[place].others.append(unit)
    } else {
      places[key] = groups.count
      groups.append((unit, []))
    }
  }

  /// The line of the last unit before with this id.
  private func lastLine(of id: ExactText) -> Int? {
    if let line = lines[id] { return line }
    guard let place = places[id], groups[place].first.unit.id == id else { return nil }
    return groups[place].first.unit.position.line
  }

  /// Hands the messages out at the end of the file, and gives its summary.
  func close(_ phrases: PhraseIndex, _ body: (MessageFacts) -> Void) -> FileSummary {
    var summaries: [MessageSummary] = []
    var strayCalls: [FileSummary.StrayCall] = []
    var holdsSubstitutions = false
    summaries.reserveCapacity(groups.count)
    for group in groups {
      let key = group.first.unit.key
      let message = MessageFacts(
        key: key, declaration: phrases.declaration(of: key), units: [group.first] + group.others, in: facts)
      body(message)
      if let first = message.units.first {
        summaries.append(MessageSummary(message, first: first, isDemanded: phrases.isDemanded(key)))
      }
      if !message.plurals.isEmpty, !message.substitutions.isEmpty { holdsSubstitutions = true }
      if facts.usesPrintf { strayCalls += message.strayCalls }
    }
    return FileSummary(
      facts: facts, messages: summaries, repeatedIDs: repeatedIDs, strayCalls: strayCalls,
      holdsSubstitutions: holdsSubstitutions, hasTranslations: hasTranslations)
  }
}

extension MessageFacts {
  /// The calls of substitutions that the message does not hold.
  fileprivate var strayCalls: [FileSummary.StrayCall] {
    guard units.contains(where: { $0.shown?.pattern != nil }) else { return [] }
    let list = substitutions.map(\.name)
    let names = Set(list)
    return units.flatMap { unit -> [FileSummary.StrayCall] in
      guard let text = unit.shown, text.pattern != nil else { return [] }
      let stray = text.uses().filter { $0.substitution.map { !names.contains($0) } ?? false }
      guard !stray.isEmpty else { return [] }
      let inSource = Set((unit.source?.uses() ?? []).compactMap(\.substitution))
      return stray.prefix(Findings.mostInText).map { use in
        FileSummary.StrayCall(
          name: use.substitution ?? "", place: text.span(of: use.range), unit: unit.id,
          isInSource: use.substitution.map { inSource.contains($0) } ?? false, known: Array(list.prefix(8)))
      }
    }
  }
}
