import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A source differs from the source in the base catalogue.
enum SourceDrift: ProjectCheck {
  static let kind = FindingKind(
    "source-drift", .warning,
    """
    A source differs from the source in the base catalogue.

    What: the base catalogue has a unit with the same id, but a different source. Plural forms that the base does not
    have are not compared. A source that equals the target in the base is accepted, because Xcode exports the target as
    the source.

    Why: the text has changed since the export, so the translation may be out of date. Xcode skips the unit on import
    without a message.

    Example:
      <source>Save file</source> where the base has <source>Save a copy</source>

    What to do: export the catalogue again, and check whether the translation still fits.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>1️⃣Save file</source><target>Sichern</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>Save a copy</source></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>1️⃣Save %@</source><target>%@ sichern</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>Keep %@</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Save &amp; go</source><target>Sichern</target></trans-unit>",
      base: "<trans-unit id=\"a\"><source>Save &#38; go</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Save</source><target>Sichern</target></trans-unit>",
      base: "<trans-unit id=\"b\"><source>Keep</source></trans-unit>"),
    .clean(
      "ru", "<trans-unit id=\"a|==|plural.few\"><source>%lld files</source><target>%lld файла</target></trans-unit>",
      base: "<trans-unit id=\"a|==|plural.one\"><source>%lld file</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"save\"><source>Save</source><target>Sichern</target></trans-unit>",
      base: "<trans-unit id=\"save\"><source>save.button</source><target>Save</target></trans-unit>"),
  ]

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
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
