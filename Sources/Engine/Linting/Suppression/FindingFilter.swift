import WatchwordBasics
import WatchwordLocalization

/// A filter that determines which findings about a catalogue are reported, and their severities.
struct FindingFilter: Sendable {
  /// The checks that are off in the catalogue, or whose findings have changed severities.
  private let severities: [ExactText: CheckSeverity]
  let facts: SuppressionFacts

  /// Creates the filter for a catalogue.
  init(_ selection: CheckSelection, _ notes: NoteSuppressions, in summary: CatalogSummary) {
    let languages = summary.files.map { $0.language }
    var severities: [ExactText: CheckSeverity] = [:]
    for check in Checks.all { severities[check.id] = selection.severity(of: check, in: languages) }
    self.severities = severities
    facts = SuppressionFacts(
      notes: notes,
      configured: selection.settings.suppressions.filter { suppression in
        suppression.languages.tags.isEmpty || languages.contains { suppression.languages.includes($0) }
      },
      inactive: Set(severities.filter { $0.value == .off }.keys).union(selection.partialChecks),
      isComplete: summary.isComplete)
  }

  /// Returns the severity for the findings of a check; `nil` if they keep their severities.
  func severity(of check: ExactText) -> CheckSeverity? { severities[check] }

  /// Whether the filter may suppress findings.
  var suppresses: Bool { !facts.isEmpty }

  /// Returns the finding as reported; `nil` if it is not reported.
  func shown(_ finding: Finding) -> Finding? {
    var finding = finding
    if !severities.isEmpty, let severity = severities[finding.id] {
      guard case .on(let severity) = severity else { return nil }
      finding.severity = severity
    }
    return suppresses && !facts.uses(for: finding).isEmpty ? nil : finding
  }

  /// Returns the suppressions that apply to the finding.
  func uses(for finding: Finding) -> [SuppressionUse] {
    severities[finding.id] == .off ? [] : facts.uses(for: finding)
  }
}
