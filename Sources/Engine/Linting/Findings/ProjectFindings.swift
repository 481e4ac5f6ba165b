import WatchwordDiagnostics

/// A collector of the findings of checks that compare catalogues.
struct ProjectFindings {
  /// The index of the running check in the list of checks.
  var check = 0
  /// The findings of each catalogue.
  private(set) var all: [[FoundDiagnostic]]

  /// Creates a collector for `count` catalogues, without findings.
  init(catalogs count: Int) { all = Array(repeating: [], count: count) }

  /// Adds a finding of the running check at `span` of a catalogue, about `unit` if it concerns one.
  mutating func report(
    _ message: Finding.Message, as severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard all.indices.contains(catalog.index) else { return }
    let diagnostic = Checks.all[check].diagnostic(
      message, as: severity, file: catalog.name, at: span, unit: unit, fix: fix)
    // Findings at one place keep the order in which they were reported, whatever the checks.
    all[catalog.index].append(FoundDiagnostic(diagnostic: diagnostic, check: FoundDiagnostic.project))
  }
}
