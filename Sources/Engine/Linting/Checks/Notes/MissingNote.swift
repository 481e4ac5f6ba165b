import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text has no note for translators.
enum MissingNote: MessageCheck {
  static let kind = FindingKind(
    "missing-note", .info,
    """
    A text has no note for translators.

    What: none of the units of a text has a <note>. The sentence "No comment provided by engineer." does not count,
    because Xcode writes it for texts without a comment. Texts without words and units marked translate="no" are
    ignored. Texts with placeholders that need an explanation are reported by placeholder-unexplained.

    Why: translators see a text without its screen, and must guess whether "Open" is a command or a state.

    Example:
      <trans-unit id="open"><source>Open</source><note/></trans-unit>

    What to do: write a comment in the source code or in the string catalogue, and export again.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣<trans-unit id=\"a\"><source>Open</source><target>Öffnen</target><note/></trans-unit>"),
    .triggering(
      "de",
      "1️⃣<trans-unit id=\"a\"><source>Open</source><target>Öffnen</target><note>No comment provided by engineer.</note>"
        + "</trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Open</source><target>Öffnen</target><note>A button</note></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld Dateien</target><note>Size</note></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"a\"><source>%lld %%</source><target>%lld %%</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\" translate=\"no\"><source>Open</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Open %@</source><target>%@ öffnen</target></trans-unit>"),
  ]

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard file.reportsSourceDefects, let unit = message.units.first, message.units.allSatisfy({ !$0.unit.hasNote }),
      let worded = message.units.first(where: { $0.unit.translate && $0.source?.hasWords == true }),
      !PlaceholderUnexplained.needsExplanation(message)
    else { return }
    findings.report(.none(worded.source?.segment.text ?? ""), at: unit.unit.nameSpan, unit: unit.id)
  }
}

extension TranslationUnit {
  /// Whether the unit has a note that explains the text to translators.
  var hasNote: Bool {
    var hasNote = false
    forEachNote { note in
      if note != "No comment provided by engineer.", !note.string.utf8.starts(with: "watchword:".utf8) {
        hasNote = true
      }
    }
    return hasNote
  }
}

extension Finding.Message {
  fileprivate static func none(_ source: ExactText) -> Self {
    Self(
      "\"\(source.excerpt)\" has no note for translators",
      help: "Explain in a comment where the text appears and what it means")
  }
}
