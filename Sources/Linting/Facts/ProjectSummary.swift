import Diagnostics

/// Several catalogues, what they are compared with, and the phrases that they must have texts for.
struct ProjectSummary: Sendable {
  /// The catalogues, in the order in which they were given.
  let catalogs: [CatalogSummary]
  let demanded: [DemandedPhrases]
  /// For each catalogue the index of its base in `bases`.
  private let baseOfCatalog: [Int?]
  private let bases: [BaseSummary]

  init(catalogs: [CatalogSummary], base: CatalogSummary?, demanded: [DemandedPhrases]) {
    self.catalogs = catalogs.enumerated().map { index, catalog in
      var catalog = catalog
      catalog.index = index
      return catalog
    }
    self.demanded = demanded
    if let base {
      bases = base.isComplete ? [BaseSummary(base)] : []
      baseOfCatalog = catalogs.map { _ in base.isComplete ? 0 : nil }
      return
    }
    let sources = catalogs.filter { $0.isSource && $0.isComplete && $0.hasEveryOriginal }
    bases = sources.map { BaseSummary($0) }
    // Of two source catalogues for the same files, neither is more right than the other.
    let candidates = Dictionary(grouping: sources.indices) { sources[$0].originals }
    baseOfCatalog = catalogs.map { catalog in
      guard !catalog.isSource, catalog.hasEveryOriginal, let found = candidates[catalog.originals] else { return nil }
      return found.count == 1 ? found.first : nil
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
