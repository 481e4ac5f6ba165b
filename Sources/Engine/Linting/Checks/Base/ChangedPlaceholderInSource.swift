import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The placeholders of a source differ from those in the base catalogue.
enum ChangedPlaceholderInSource: ProjectCheck {
  static let kind = FindingKind(
    "changed-placeholder-in-source", .error,
    """
    The placeholders of a source differ from those in the base catalogue.

    What: the base catalogue has a unit with the same id, but the placeholders of its source differ in number, type or
    position.

    Why: the translation follows the placeholders of an outdated source. The app inserts other values, so people read
    wrong numbers, or the app crashes.

    Example:
      <source>%@ of %@</source> where the base has <source>%lld of %@</source>

    What to do: export the catalogue again, and adapt the translation.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>1️⃣%@ of %@</source><target>%@ von %@</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>%lld of %@</source></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>1️⃣Open</source><target>Öffnen</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>Open %@</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>%2$lld of %1$@</source><target>%2$lld von %1$@</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>For %1$@: %2$ld</source></trans-unit>"),
    .clean(
      "ru", "<trans-unit id=\"a|==|plural.few\"><source>%@</source><target>%@</target></trans-unit>",
      base: "<trans-unit id=\"a|==|plural.one\"><source>%lld</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>%s</source><target>%s</target></trans-unit>", original: "a.html",
      base: "<trans-unit id=\"a\"><source>%d</source></trans-unit>"),
  ]

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
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
