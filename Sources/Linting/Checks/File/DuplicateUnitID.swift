import WatchwordDiagnostics

/// Two units of a `<file>` have the same id.
enum DuplicateUnitID: FileCheck {
  static let id: ExactText = "duplicate-unit-id"
  static let severity = Severity.error

  static let documentation: StaticString = """
    Two units of a `<file>` have the same id.

    What: a <trans-unit> repeats the id of an earlier one in the same <file>. Other <file> elements may use the id
    again.

    Why: only one of the two translations is kept, and it is not defined which (XLIFF 1.2, section 2.3.2).

    Example:
      <trans-unit id="ok">…</trans-unit>
      <trans-unit id="ok">…</trans-unit>

    What to do: keep the right translation and delete the other unit.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="ok"><source>OK</source><target>OK</target></trans-unit>
      1️⃣<trans-unit id="ok"><source>OK</source><target>Gut</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="caf\u{E9}"><source>Café</source><target>Café</target></trans-unit>
      <trans-unit id="cafe\u{301}"><source>Café</source><target>Café</target></trans-unit>
      """),
    .clean(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="ok"><source>OK</source><target>OK</target></trans-unit></body>
          </file>
          <file original="b.strings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="ok"><source>OK</source><target>OK</target></trans-unit></body>
          </file>
        </xliff>
        """),
  ]

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for repeated in catalog.files.flatMap(\.repeatedIDs) {
      findings.report(.repeated(repeated), at: repeated.place, unit: repeated.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func repeated(_ unit: FileSummary.RepeatedID) -> Self {
    Self(
      "The id \"\(unit.id.excerpt)\" was already used on line \(unit.earlierLine)",
      help: "Keep the right translation and delete the other unit")
  }
}
