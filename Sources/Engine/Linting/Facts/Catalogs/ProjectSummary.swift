import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// Several catalogues, their bases, and the phrases that they must have texts for.
struct ProjectSummary: Sendable {
  /// The catalogues, in the order in which they were given.
  let catalogs: [CatalogSummary]
  let required: [RequiredPhrases]
  /// The source catalogues that duplicate an earlier one: the same source files in the same language.
  let duplicateSources: [(catalog: CatalogSummary, earlier: CatalogSummary)]
  /// The index in `bases` of each catalogue's base.
  private let baseOfCatalog: [Int?]
  private let bases: [CatalogSummary]

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
    let texts = self.catalogs.filter { !$0.isOverlay }
    let sources = SourceCatalogs(base == nil ? texts : [])
    let bases = base.map { $0.isComplete ? [$0] : [] } ?? sources.catalogs
    baseOfCatalog = self.catalogs.map { catalog in
      if catalog.isOverlay { return overlaid == nil ? nil : bases.count }
      return base == nil ? sources.base(of: catalog) : bases.indices.first
    }
    self.bases = bases + [overlaid].compactMap { $0 }
    duplicateSources = sources.duplicates(among: base == nil ? texts : [])
  }

  /// The keys of the texts that policies and forms require.
  var requiredKeys: Set<ExactText> { Set(required.flatMap { $0.all }.map { $0.id.text }) }

  /// Returns the keys of each source file in a catalogue, or in those whose texts it falls back to.
  func keysWithParents(of catalog: CatalogSummary) -> [ExactText: Set<ExactText>] {
    let parents = Set(catalog.files.compactMap { $0.language }.flatMap { $0.parents })
    let relatives = catalogs.filter { other in
      other.isComplete && !other.isSource
        && other.files.contains { $0.language.map { parents.contains($0.canonicalized()) } ?? false }
    }
    return relatives.reduce(into: catalog.keys) { keys, relative in
      for (original, more) in relative.keys { keys[original, default: []].formUnion(more) }
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
