import WatchwordDiagnostics

/// Collects what checks find by comparing catalogues.
struct ProjectFindings {
  /// The findings of each catalogue, in the order in which they were made.
  private(set) var diagnostics: [[Diagnostic]]
  private var check: RunningCheck?

  /// No findings yet in `count` catalogues.
  init(catalogs count: Int) { diagnostics = Array(repeating: [], count: count) }

  /// Says which check reports from now on.
  mutating func begin(_ check: RunningCheck) { self.check = check }

  /// Adds a finding of the running check at `span` of a catalogue, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard let check, diagnostics.indices.contains(catalog.index) else { return }
    diagnostics[catalog.index].append(
      check.diagnostic(message, severity: severity, file: catalog.name, at: span, unit: unit, fix: fix))
  }
}
