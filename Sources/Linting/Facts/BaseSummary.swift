import WatchwordDiagnostics

/// The catalogue that others are compared with.
struct BaseSummary: Sendable {
  let catalog: CatalogSummary
  /// The keys of each source file.
  let keys: [ExactText: KeySet]

  init(_ catalog: CatalogSummary) {
    self.catalog = catalog
    keys = catalog.keys
  }
}
