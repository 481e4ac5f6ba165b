import WatchwordDiagnostics
import WatchwordLocalization

/// A text, or one plural form of it, that a locale lacks.
struct Gap: Hashable {
  let id: MessageID
  let category: PluralCategory?
  /// The first number that needs the form.
  let number: Int

  static func == (left: Gap, right: Gap) -> Bool { left.id == right.id && left.category == right.category }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(category)
  }
}

/// All texts of one language, from all catalogues.
struct LocaleTexts {
  let language: LanguageTag
  private let rules: PluralRules
  private var files: [(facts: FileFacts, name: String)]
  private var messages: [MessageKey: [(file: Int, message: Int)]] = [:]

  /// The texts by language, in the order of the catalogues; catalogues that were not read to their end are left out.
  static func all(in catalogs: [CatalogFacts]) -> [LocaleTexts] {
    var locales: [LocaleTexts] = []
    var indices: [LanguageTag: Int] = [:]
    for catalog in catalogs where catalog.isComplete {
      for file in catalog.files {
        guard let language = file.language?.canonicalized() else { continue }
        if let index = indices[language] {
          locales[index].add(file, catalog.name)
        } else {
          var locale = LocaleTexts(language: language, rules: .cardinal(for: language), files: [])
          locale.add(file, catalog.name)
          indices[language] = locales.count
          locales.append(locale)
        }
      }
    }
    return locales
  }

  private init(language: LanguageTag, rules: PluralRules, files: [(facts: FileFacts, name: String)]) {
    self.language = language
    self.rules = rules
    self.files = files
  }

  private mutating func add(_ file: FileFacts, _ name: String) {
    files.append((file, name))
    for (index, message) in file.messages.enumerated() {
      messages[MessageKey(message.key), default: []].append((files.count - 1, index))
    }
  }

  /// Where a finding about the message `id` points: to its first unit, or to the first file.
  func place(of id: MessageID) -> (file: String, span: SourceSpan)? {
    if let found = messages[id]?.first {
      let file = files[found.file]
      guard let unit = file.facts.messages[found.message].units.first else { return nil }
      return (file.name, file.facts.units[unit].unit.nameSpan)
    }
    return files.first.map { ($0.name, $0.facts.file.nameSpan) }
  }

  /// What is missing to show `phrase`.
  func gaps(for phrase: Phrase) -> [Gap] {
    var best: [Gap]?
    for found in messages[phrase.id] ?? [] {
      let file = files[found.file].facts
      let gaps = gaps(for: phrase, file.messages[found.message], file)
      if gaps.isEmpty { return [] }
      best = best ?? gaps
    }
    return best ?? [Gap(id: phrase.id, category: nil, number: 0)]
  }

  private func gaps(for phrase: Phrase, _ message: MessageFacts, _ file: FileFacts) -> [Gap] {
    let roots = message.roots.compactMap { file.shownText(of: file.units[$0]) }
    let own = message.plurals.filter { $0.substitution == nil }
    guard !roots.isEmpty || own.contains(where: { $0.isShown(in: file) }) else {
      return [Gap(id: phrase.id, category: nil, number: 0)]
    }
    var positions: [MessageKey: Int] = [:]
    for use in roots.flatMap({ $0.uses() }) {
      if let name = use.substitution { positions[MessageKey(name)] = use.position }
    }
    var gaps: [Gap] = []
    for plural in message.plurals {
      let number = plural.substitution.map { name in positions[MessageKey(name)].flatMap { phrase.count(at: $0) } }
      guard let number = number ?? phrase.firstCount else { continue }
      let category = rules.category(for: number)
      let hasForm = plural.forms.contains { form in
        form.category == category && file.shownText(of: file.units[form.unit]) != nil
      }
      if !hasForm { gaps.append(Gap(id: phrase.id, category: category, number: number)) }
    }
    return gaps
  }
}

extension Phrase {
  /// The number at a position, from 1.
  fileprivate func count(at position: Int) -> Int? {
    guard position >= 1, position <= arguments.count, case .count(let number) = arguments[position - 1].value else {
      return nil
    }
    return number
  }

  /// The first number.
  fileprivate var firstCount: Int? { arguments.indices.lazy.compactMap { self.count(at: $0 + 1) }.first }
}
