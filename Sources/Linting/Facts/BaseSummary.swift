import WatchwordDiagnostics

/// The catalogue that others are compared with.
struct BaseSummary: Sendable {
  let catalog: CatalogSummary
  /// The keys of each source file.
  let keys: [ExactText: KeySet]
  /// The sources of each source file, with the ids of their units.
  let sources: [ExactText: DigestSet]

  init(_ catalog: CatalogSummary) {
    self.catalog = catalog
    keys = catalog.keys
    sources = Dictionary(grouping: catalog.files, by: \.original).mapValues { DigestSet($0.flatMap(\.sources)) }
  }
}
