import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit has no `<source>`.
enum MissingSource: Check {
  static let id = "missing-source"
  static let severity = Severity.warning

  static let documentation: StaticString = """
    A unit has no `<source>`.

    What: a <trans-unit> holds a translation without the text that it translates.

    Why: Xcode compares the source with the project before it imports, and drops the unit without a word.

    Example:
      <trans-unit id="ok"><target>OK</target></trans-unit>

    What to do: take the <source> over from the file as it was exported.
    """

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣<trans-unit id=\"ok\"><target>OK</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"ok\"><source>OK</source><target>OK</target></trans-unit>"),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for facts in file.units where facts.unit.source == nil {
        findings.report(
          self, file: catalog.name, at: facts.unit.nameSpan, unit: facts.unit.id,
          "This unit has no <source>, so Xcode ignores its translation",
          help: "Take the <source> over from the file as it was exported")
      }
    }
  }
}
