import WatchwordBasics
import WatchwordLocalization

/// The coverage of the required texts in one language, by all catalogues.
struct LocaleCoverage {
  let language: LanguageTag
  private let rules: PluralRules
  /// The first catalogue and `<file>` of the language.
  private let first: Location
  private var messages: [ExactText: [(location: Location, coverage: Coverage)]] = [:]

  /// A location in a catalogue.
  typealias Location = (catalog: CatalogSummary, span: SourceSpan)

  /// Returns the texts by language, in the order of the catalogues; catalogues that were not read completely are left
  /// out.
  static func all(in catalogs: [CatalogSummary]) -> [LocaleCoverage] {
    var locales: [LocaleCoverage] = []
    var indices: [LanguageTag: Int] = [:]
    for catalog in catalogs where catalog.isComplete {
      for file in catalog.files {
        guard let language = file.language?.canonicalized() else { continue }
        let index = indices[language] ?? locales.count
        if index == locales.count {
          indices[language] = index
          locales.append(LocaleCoverage(language, first: (catalog, file.file.nameSpan)))
        }
        locales[index].add(file, of: catalog)
      }
    }
    return locales
  }

  /// Returns the languages in `locales` that texts in this one fall back to, the nearest first: German for Swiss
  /// German.
  func parents(among locales: [LocaleCoverage]) -> [LocaleCoverage] {
    language.parents.compactMap { parent in locales.first { $0.language == parent } }
  }

  private init(_ language: LanguageTag, first: Location) {
    self.language = language
    rules = .cardinal(for: language)
    self.first = first
  }

  private mutating func add(_ file: FileSummary, of catalog: CatalogSummary) {
    for message in file.deferred.required {
      guard let coverage = message.coverage else { continue }
      messages[message.key, default: []].append(((catalog, message.nameSpan), coverage))
    }
  }

  /// Whether any catalogue of the language has the message.
  func has(_ id: ExactText) -> Bool { messages[id] != nil }

  /// Returns the location for a finding about the message `id`: its first unit, or the first file.
  func location(of id: ExactText) -> Location { messages[id]?.first?.location ?? first }

  /// Returns what is missing to show `phrase`, if missing texts come from the first of `parents` that has them.
  func gaps(for phrase: Phrase, fallingBackTo parents: [LocaleCoverage]) -> [Gap] {
    let own = gaps(for: phrase)
    guard own.contains(where: { $0.form == nil }) else { return own }
    let inherited = parents.lazy.map { $0.gaps(for: phrase) }.first { gaps in !gaps.contains { $0.form == nil } }
    return inherited ?? own
  }

  /// Returns what is missing to show `phrase`; of several messages that could show it, the first one counts.
  private func gaps(for phrase: Phrase) -> [Gap] {
    let found = (messages[phrase.id.text] ?? []).lazy.map { $0.coverage.gaps(for: phrase, rules) }
    return found.contains { $0.isEmpty } ? [] : found.first ?? [Gap(id: phrase.id.text)]
  }
}
