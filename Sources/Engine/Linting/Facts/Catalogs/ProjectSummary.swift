import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Several catalogues, their bases, and the phrases that they must have texts for.
struct ProjectSummary: Sendable {
  /// The catalogues, in the order in which they were given.
  let catalogs: [CatalogSummary]
  let required: [RequiredPhrases]
  /// The source catalogues that duplicate an earlier one: the same source files in the same language.
  let duplicateSources: [(catalog: CatalogSummary, earlier: CatalogSummary)]
  /// The translations most of whose texts their base does not have, so that it is probably the base of others.
  let doubtful: [(catalog: CatalogSummary, base: CatalogSummary, unknown: Int, total: Int)]
  /// The index in `bases` of each catalogue's base.
  private let baseOfCatalog: [Int?]
  private let bases: [CatalogSummary]
  /// The indices of the translations that were read completely, by language.
  private let translations: [LanguageTag: [Int]]

  /// Creates the summary of catalogues. Overlays are compared with `overlaid`; other catalogues are compared with
  /// `base` or, if it is `nil`, with a source among the catalogues.
  init(
    catalogs: [CatalogSummary], base: CatalogSummary?, overlaid: CatalogSummary? = nil, required: [RequiredPhrases]
  ) {
    self.catalogs = catalogs.enumerated().map { index, catalog in
      var catalog = catalog
      catalog.index = index
      return catalog
    }
    self.required = required
    var translations: [LanguageTag: [Int]] = [:]
    for (index, catalog) in catalogs.enumerated() where catalog.isComplete && !catalog.isSource {
      for language in Set(catalog.files.compactMap { $0.language?.canonicalized() }) {
        translations[language, default: []].append(index)
      }
    }
    self.translations = translations
    let texts = self.catalogs.filter { !$0.isOverlay }
    let sources = SourceCatalogs(base == nil ? texts : [])
    let bases = base.map { $0.isComplete ? [$0] : [] } ?? sources.catalogs
    var keys: [Int: [ExactText: Set<ExactText>]] = [:]
    var doubtful: [(catalog: CatalogSummary, base: CatalogSummary, unknown: Int, total: Int)] = []
    baseOfCatalog = self.catalogs.map { catalog in
      if catalog.isOverlay { return overlaid == nil ? nil : bases.count }
      guard let index = base == nil ? sources.base(of: catalog) : bases.indices.first else { return nil }
      let known = keys[index] ?? bases[index].keys
      keys[index] = known
      let (unknown, total) = catalog.unknownCount(in: known)
      guard catalog.isComplete, Self.isDoubtful(unknown: unknown, of: total) else { return index }
      doubtful.append((catalog, bases[index], unknown, total))
      return nil
    }
    self.doubtful = doubtful
    self.bases = bases + [overlaid].compactMap { $0 }
    duplicateSources = sources.duplicates(among: base == nil ? texts : [])
  }

  /// Whether a base that lacks this many of a catalogue's texts is probably the base of others.
  static func isDoubtful(unknown: Int, of total: Int) -> Bool { total >= 10 && unknown * 2 > total }

  /// The keys of the texts that policies and forms require.
  var requiredKeys: Set<ExactText> { Set(required.flatMap { $0.all }.map { $0.id.text }) }

  /// Returns the keys of each source file in a catalogue, or in those whose texts it falls back to.
  func keysWithParents(of catalog: CatalogSummary) -> [ExactText: Set<ExactText>] {
    let parents = Set(catalog.files.compactMap { $0.language }.flatMap { $0.parents })
    let originals = Set(catalog.files.map { $0.original })
    return parents.flatMap { translations[$0] ?? [] }.reduce(into: catalog.keys) { keys, index in
      guard catalogs[index].files.contains(where: { originals.contains($0.original) }) else { return }
      for (original, more) in catalogs[index].keys { keys[original, default: []].formUnion(more) }
    }
  }

  /// The catalogues that serve as bases, each with its translations that were read completely.
  var comparisons: [(base: CatalogSummary, translations: [CatalogSummary])] {
    bases.enumerated().map { baseIndex, base in
      let translations = zip(catalogs, baseOfCatalog).filter { catalog, index in
        index == baseIndex && catalog.isComplete && catalog.name != base.name
      }
      return (base, translations.map { $0.0 })
    }
  }
}

extension CatalogSummary {
  /// Returns the number of keys that are not among the known ones of their source file, and the number of keys of the
  /// source files that have known ones.
  fileprivate func unknownCount(in known: [ExactText: Set<ExactText>]) -> (unknown: Int, total: Int) {
    var (unknown, total) = (0, 0)
    for file in files {
      guard let known = known[file.original] else { continue }
      // In a format with a file for each language, a text without a translation is not in the file.
      for (unit, _) in file.keys where unit.target != nil || file.file.sources != .otherDocument {
        total += 1
        if !known.contains(unit.key), !(file.facts.isI18next && I18nextKey.isVariant(unit.key, of: known)) {
          unknown += 1
        }
      }
    }
    return (unknown, total)
  }
}
