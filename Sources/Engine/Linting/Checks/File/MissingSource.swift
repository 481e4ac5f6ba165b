import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit has no `<source>`.
enum MissingSource: UnitCheck {
  static let kind = FindingKind(
    "missing-source", .warning,
    """
    A unit has no `<source>`.

    What: a <trans-unit> has a translation, but not the text that it translates.

    Why: Xcode compares the source with the project before it imports a unit, and drops this unit without a message.

    Example:
      <trans-unit id="ok"><target>OK</target></trans-unit>

    What to do: copy the <source> from the exported file.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣<trans-unit id=\"ok\"><target>OK</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"ok\"><source>OK</source><target>OK</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    // If another document holds the sources, the text is missing there, which is a different defect.
    guard unit.unit.source == nil, file.file.sources != .otherDocument else { return }
    findings.report(.noSource, at: unit.unit.nameSpan, unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static let noSource = Self(
    "This unit has no <source>, so Xcode ignores its translation",
    help: "Copy the <source> from the exported file")
}
