import WatchwordDiagnostics

/// Collects what checks find by comparing catalogues.
struct ProjectFindings {
  /// The place of the check that reports, in the list of checks.
  var check = 0
  /// The findings of each catalogue.
  private(set) var all: [[FoundDiagnostic]]

  /// No findings yet in `count` catalogues.
  init(catalogs count: Int) { all = Array(repeating: [], count: count) }

  /// Adds a finding of the running check at `span` of a catalogue, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, as severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard all.indices.contains(catalog.index) else { return }
    let diagnostic = Checks.all[check].diagnostic(
      message, as: severity, file: catalog.name, at: span, unit: unit, fix: fix)
    // Findings of one place are in the order in which they were made, whatever the checks.
    all[catalog.index].append(FoundDiagnostic(diagnostic: diagnostic, check: FoundDiagnostic.project))
  }
}
