import WatchwordDiagnostics

/// Collects what checks find by comparing catalogues.
struct ProjectFindings {
  /// The findings of each catalogue, in the order in which they were made.
  private(set) var diagnostics: [[Diagnostic]]
  /// The place of the check that reports, in the list of checks.
  var check = 0

  /// No findings yet in `count` catalogues.
  init(catalogs count: Int) { diagnostics = Array(repeating: [], count: count) }

  /// Adds a finding of the running check at `span` of a catalogue, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard diagnostics.indices.contains(catalog.index) else { return }
    diagnostics[catalog.index].append(
      Checks.all[check].diagnostic(message, severity: severity, file: catalog.name, at: span, unit: unit, fix: fix))
  }
}
