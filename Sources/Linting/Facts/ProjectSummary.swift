import WatchwordDiagnostics
import WatchwordLocalization

/// Several catalogues, what they are compared with, and the phrases that they must have texts for.
struct ProjectSummary: Sendable {
  /// The catalogues, in the order in which they were given.
  let catalogs: [CatalogSummary]
  let demanded: [DemandedPhrases]
  /// The translations that contradict each other, where a check asks for them.
  let conflicts: TranslationGroup.Conflicts
  /// The source catalogues that cannot be told from an earlier one: the same source files in the same language.
  let duplicateSources: [(catalog: CatalogSummary, earlier: CatalogSummary)]
  /// For each catalogue the index of its base in `bases`.
  private let baseOfCatalog: [Int?]
  private let bases: [BaseSummary]

  init(
    catalogs: [CatalogSummary], base: CatalogSummary?, demanded: [DemandedPhrases], _ comparisons: ProjectComparisons
  ) {
    self.catalogs = catalogs.enumerated().map { index, catalog in
      var catalog = catalog
      catalog.index = index
      return catalog
    }
    self.demanded = demanded
    conflicts = TranslationGroup.conflicts(in: self.catalogs, comparisons)
    if let base {
      bases = base.isComplete ? [BaseSummary(base)] : []
      baseOfCatalog = catalogs.map { _ in base.isComplete ? 0 : nil }
      duplicateSources = []
      return
    }
    let sources = SourceCatalogs(self.catalogs)
    bases = sources.catalogs.map { BaseSummary($0) }
    baseOfCatalog = self.catalogs.map { sources.base(of: $0) }
    duplicateSources = sources.duplicates(among: self.catalogs)
  }

  /// The keys of each source file that a catalogue has, or that those have whose texts it falls back to.
  func keysWithParents(of catalog: CatalogSummary) -> [ExactText: KeySet] {
    let parents = Set(catalog.files.compactMap(\.language).flatMap(\.parents))
    let relatives = catalogs.filter { other in
      other.isComplete && !other.isSource
        && other.files.contains { $0.language.map { parents.contains($0.canonicalized()) } ?? false }
    }
    return relatives.reduce(into: catalog.keys) { keys, relative in
      for (original, others) in relative.keys { keys[original, default: KeySet([])].formUnion(others) }
    }
  }

  /// The translations that were read to their end, each with what it is compared with.
  var comparisons: [(catalog: CatalogSummary, base: BaseSummary)] {
    zip(catalogs, baseOfCatalog).compactMap { catalog, index in
      guard let index, catalog.isComplete, catalog.name != bases[index].catalog.name else { return nil }
      return (catalog, bases[index])
    }
  }
}
