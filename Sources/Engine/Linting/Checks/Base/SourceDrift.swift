import WatchwordBasics
import WatchwordCatalogFormats

/// A source differs from the source in the base catalogue.
enum SourceDrift: ProjectCheck {
  static let kind = FindingKind("source-drift", .warning)

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    SourceChange.forEach(in: project) { change in
      // Changed placeholders are reported by `changed-placeholder-in-source`.
      guard change.showsSameValues else { return }
      findings.report(
        .changed(change), in: change.catalog, at: change.source.contentSpan, unit: change.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func changed(_ change: SourceChange) -> Self {
    Self(
      "The source \"\(change.source.text.excerpt)\" is \"\(change.expected.text.excerpt)\" in "
        + "\(change.base.name.excerpt)",
      help: "Export the catalogue again, and check whether the translation still fits")
  }
}
