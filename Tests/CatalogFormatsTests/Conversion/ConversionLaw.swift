import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The law of conversions: what comes back from another format is what was there, less exactly the losses.
struct ConversionLaw {
  let there: [CatalogLoss]
  let back: [CatalogLoss]
  private let keys: [ExactText: ExactText]
  private let losses: [ExactText: [CatalogLoss]]

  init(there: [CatalogLoss], back: [CatalogLoss]) {
    self.there = there
    self.back = back
    var keys: [ExactText: ExactText] = [:]
    for case (let unit?, .key(let name)) in there.lazy.map({ ($0.unit, $0.part) }) { keys[unit] = ExactText(name) }
    // On the way back, a key can change once more.
    var later: [ExactText: ExactText] = [:]
    for case (let unit?, .key(let name)) in back.lazy.map({ ($0.unit, $0.part) }) { later[unit] = ExactText(name) }
    for (unit, name) in keys { keys[unit] = later[name] ?? name }
    self.keys = keys.merging(later) { own, _ in own }
    var losses: [ExactText: [CatalogLoss]] = [:]
    for loss in there + back { losses[loss.unit ?? "", default: []].append(loss) }
    self.losses = losses
  }

  /// The key of a message after both conversions.
  private func key(_ place: Meaning.Place, _ id: ExactText) -> ExactText { keys[id] ?? keys[place.key] ?? place.key }

  /// Differences that were not reported, and reported ones that do not exist.
  func violations(_ old: Meaning, _ new: Meaning) -> [String] {
    var found: [String] = []
    var changed: Set<ExactText> = []
    var changedTexts: Set<Meaning.Place> = []
    var renamed: [ExactText: ExactText] = [:]
    for (place, entry) in old.entries { renamed[place.key] = renamed[place.key] ?? keys[entry.id] ?? keys[place.key] }
    var ids: [ExactText: [ExactText]] = [:]
    for (place, entry) in old.entries { ids[place.key, default: []].append(entry.id) }
    var expected: Set<Meaning.Place> = []
    for (place, entry) in old.entries {
      let target = Meaning.Place(language: place.language, key: renamed[place.key] ?? place.key, path: place.path)
      expected.insert(target)
      func differs(_ member: String, _ old: String, _ new: String, _ isTold: (CatalogLoss.Part) -> Bool) {
        changed.formUnion([entry.id, place.key])
        if member != "source", member != "note" { changedTexts.insert(place) }
        let own: Set<ExactText> = [entry.id, place.key, target.key]
        let told = own.union(ids[place.key] ?? []).flatMap { id in
          (losses[id] ?? []).filter { isAbout($0, own.contains(id), member, place.language) }
        }
        if !told.contains(where: { isTold($0.part) }) {
          found.append(
            "\(place.language) \(entry.id) \(member): \(old.debugDescription) became \(new.debugDescription)")
        }
      }
      guard let other = new.entries[target] else {
        if entry.text != nil { differs("entry", entry.text?.string ?? "-", "nothing", Self.loses) }
        continue
      }
      if entry.text != other.text {
        differs("text", entry.text?.string ?? "-", other.text?.string ?? "-", Self.changesText)
      } else if entry.text != nil, entry.state != other.state {
        // The form that stands for a missing one has its state.
        let form = place.path.plural.map { CatalogLoss.Part.plural($0.string) }
        differs("state", entry.state, other.state) { $0 == .state || $0 == form }
      }
      if entry.source != other.source {
        differs("source", entry.source?.string ?? "-", other.source?.string ?? "-") {
          Self.changesText($0) || $0 == .source
        }
      }
      if entry.note != other.note { differs("note", entry.note.string, other.note.string) { $0 == .note } }
    }
    var originals: [ExactText: ExactText] = [:]
    for (old, new) in renamed { originals[new] = old }
    var lostKeys: Set<ExactText> = []
    for (key, ids) in ids
    where ([key] + ids).contains(where: { id in losses[id]?.contains { Self.loses($0.part) } ?? false }) {
      lostKeys.insert(key)
    }
    // A loss on the way back is told with an id that the way there may have changed.
    var newIDs: [ExactText: [ExactText]] = [:]
    for (place, entry) in new.entries { newIDs[place.key, default: []].append(entry.id) }
    let languages = Set(old.entries.keys.map(\.language))
    for (place, entry) in new.entries
    where !expected.contains(place) && entry.text != nil && languages.contains(place.language) {
      let told = ([place.key] + (newIDs[place.key] ?? [])).flatMap { losses[$0] ?? [] }
      let isTold =
        told.contains { Self.loses($0.part) } || lostKeys.contains(originals[place.key] ?? place.key)
      if isTold { changed.formUnion(ids[originals[place.key] ?? place.key] ?? []) }
      if !isTold { found.append("\(place.language) \(entry.id) is new: \(entry.text?.string ?? "-")") }
    }
    for loss in there {
      switch loss.part {
      case .plural(let category):
        // A form that is missing, or an unfinished one that another form replaces, is reported for another form of its
        // text, so what counts is whether the form itself came back. A form that did not exist is reported, too.
        let key = old.entries.first { $0.value.id == loss.unit }?.key.key
        let language = Meaning.language(loss.language)
        let isKept = old.entries.contains { place, entry in
          place.key == key && place.language == language && place.path.plural == ExactText(category)
            && entry.text != nil && !changedTexts.contains(place)
        }
        // The way back may make the form from another one with the same text, and tells it.
        let newKey = key.map { renamed[$0] ?? $0 }
        let isMade = back.contains { made in
          made.part == loss.part && Meaning.language(made.language) == language
            && newKey.flatMap { newIDs[$0] }?.contains(made.unit ?? "") ?? false
        }
        if isKept, !isMade { found.append("\(loss.unit?.string ?? "-") \(loss.part) was told, and is kept") }
      case .variation, .substitution, .note, .state, .source:
        if changed.contains(loss.unit ?? "") { continue }
        found.append("\(loss.unit?.string ?? "-") [\(loss.language?.string ?? "-")] \(loss.part) was told, and is kept")
      default: break
      }
    }
    return found.sorted()
  }

  /// Whether a loss may be about a member of a text, or of another form of it.
  private func isAbout(_ loss: CatalogLoss, _ isOwn: Bool, _ member: String, _ language: String) -> Bool {
    var isForm = false
    if case .plural = loss.part { isForm = true }
    // The note, the source and a form that replaces a missing one are reported for another form of the text.
    guard isOwn || isForm || member == "note" || member == "source" else { return false }
    if loss.language == nil || member == "source" || language == "en" { return true }
    return loss.language == "en" && member == "note" || Meaning.language(loss.language) == language
  }

  private static func loses(_ part: CatalogLoss.Part) -> Bool {
    switch part {
    case .variation, .plural, .substitution, .state, .source, .translate, .other: true
    default: false
    }
  }

  private static func changesText(_ part: CatalogLoss.Part) -> Bool {
    switch part {
    case .placeholder, .rewritten, .furtherPlaceholders, .inlineCodes: true
    default: loses(part)
    }
  }
}
