import WatchwordDiagnostics

/// Collects what checks find by comparing catalogues.
struct ProjectFindings {
  /// The place of the check that reports, in the list of checks.
  var check = 0
  /// The findings of each catalogue.
  private var piles: [FindingPile]

  /// No findings yet in `count` catalogues.
  init(catalogs count: Int) { piles = Array(repeating: FindingPile(), count: count) }

  /// Adds a finding of the running check at `span` of a catalogue, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard piles.indices.contains(catalog.index) else { return }
    let diagnostic = Checks.all[check].diagnostic(
      message, severity: severity, file: catalog.name, at: span, unit: unit, fix: fix)
    // Findings of one place are in the order in which they were made, whatever the checks.
    piles[catalog.index].append(
      FoundDiagnostic(diagnostic: diagnostic, check: FoundDiagnostic.project, message: nil))
  }

  /// The findings about the catalogue at `index`, sorted by place in each run.
  mutating func sortedRuns(of index: Int) -> [FindingRun] { piles[index].sortedRuns() }
}
