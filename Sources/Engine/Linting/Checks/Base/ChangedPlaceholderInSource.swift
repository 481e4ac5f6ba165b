import WatchwordBasics
import WatchwordCatalogFormats

/// The placeholders of a source differ from those in the base catalogue.
enum ChangedPlaceholderInSource: ProjectCheck {
  static let kind = FindingKind("changed-placeholder-in-source", .error)

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    SourceChange.forEach(in: project) { change in
      guard !change.showsSameValues else { return }
      findings.report(
        .changed(change), in: change.catalog, at: change.source.contentSpan, unit: change.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func changed(_ change: SourceChange) -> Self {
    Self(
      "The source \"\(change.source.text.excerpt)\" has different placeholders in \(change.base.name.excerpt): "
        + "\"\(change.expected.text.excerpt)\"",
      help: "Export the catalogue again, and adapt the translation")
  }
}
