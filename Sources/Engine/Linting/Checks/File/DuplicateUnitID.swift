import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Two units of a `<file>` have the same id.
enum DuplicateUnitID: MessageCheck {
  static let kind = FindingKind(
    "duplicate-unit-id", .error,
    """
    Two units of a `<file>` have the same id.

    What: a <trans-unit> repeats the id of an earlier one in the same <file>. Other <file> elements may use the same id.

    Why: only one of the two translations is kept, and which one is undefined (XLIFF 1.2, section 2.3.2).

    Example:
      <trans-unit id="ok">…</trans-unit>
      <trans-unit id="ok">…</trans-unit>

    What to do: keep the right translation and delete the other unit.
    """)

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

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of a string catalogue reports a repeated key once, not for each language.
    guard !file.file.holdsItsSources else { return }
    // Units with the same id have the same key.
    guard message.units.count > 1 else { return }
    var lines: [ExactText: Int] = [:]
    for unit in message.units {
      let line = unit.unit.position.line
      guard let earlier = lines.updateValue(line, forKey: unit.id) else { continue }
      findings.report(.repeated(unit.id, line: earlier), at: unit.unit.nameSpan, unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func repeated(_ id: ExactText, line: Int) -> Self {
    Self(
      "The id \"\(id.excerpt)\" was already used on line \(line)",
      help: "Keep the right translation and delete the other unit")
  }
}
