import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text was read in the wrong encoding.
enum Mojibake: UnitCheck {
  static let kind = FindingKind(
    "mojibake", .error,
    """
    A text was read in the wrong encoding.

    What: two or more characters in a row are the bytes of one character in UTF-8, read as Windows-1252 or Latin-1: "Ã¤"
    for "ä", "â€™" for "’"; or as Windows-1251: "РџСЂ" for "Пр". Only characters that the language uses (CLDR) are
    considered, and letters of Western Europe if the language does not use "Ã". In languages written in Cyrillic, words
    that were read as Latin-1, such as "Ïðèâåò" for "Привет", are found in texts without Cyrillic letters.

    Why: people see meaningless characters.

    Example:
      <source>Delete</source><target>LÃ¶schen</target>

    What to do: write the character that was meant.
    """)
  static let signs: TextShape.Signs = [.leadByte, .cyrillic]

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Delete</source><target>L1️⃣Ã¶schen</target></trans-unit>"),
    .triggering("fr", "<trans-unit id=\"a\"><source>It’s</source><target>C1️⃣â€™est</target></trans-unit>"),
    .triggering("ru", "<trans-unit id=\"a\"><source>A</source><target>1️⃣Ð°</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Café</source><target>Caf1️⃣Ã©</target></trans-unit>"),
    .triggering("ru", "<trans-unit id=\"a\"><source>Hi</source><target>1️⃣Ïðèâåò!</target></trans-unit>"),
    .triggering("ru", "<trans-unit id=\"a\"><source>Hi</source><target>1️⃣РџСЂРёРІРµС‚</target></trans-unit>"),
    .triggering("fr", "<trans-unit id=\"a\"><source>Here</source><target>Voil1️⃣Ã\u{A0}</target></trans-unit>"),
    .clean("uk", "<trans-unit id=\"a\"><source>Grey</source><target>СІРІ РІСІ Рівень</target></trans-unit>"),
    .clean("ru", "<trans-unit id=\"a\"><source>Citroën, Ñandú</source><target>Citroën</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>At</source><target>À « É » ÇÀ! MÂ\u{A0}:</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A</source><target>SÃO PAULO, MAÇÃ\u{A0}!</target></trans-unit>"),
    .clean("pt", "<trans-unit id=\"a\"><source>No</source><target>NÃO «MAÇÃ»</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A</source><target>„GRÖ“ und Ö“</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>A</source><target>CAFÉ® É…</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>A</source><target>« confidentialité\u{A0}»</target></trans-unit>"),
    .clean("sq", "<trans-unit id=\"a\"><source>A</source><target>Ç’është</target></trans-unit>"),
    .clean("vi", "<trans-unit id=\"a\"><source>A</source><target>Ân â€ là</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, !shown.shape.signs.isDisjoint(with: signs) else { return }
    let scan = MojibakeScan(shown.text, file.writing)
    guard let found = scan.first else { return }
    if shown.isTranslation, !shown.sourceSigns.isDisjoint(with: signs), let source = unit.source,
      MojibakeScan(source, file.writing).first != nil
    {
      return
    }
    findings.report(
      .misread(scan.characters.text(found.range), found.meant),
      at: shown.text.span(of: scan.characters.bytes(found.range)), unit: shown.unit)
  }
}

extension Finding.Message {
  fileprivate static func misread(_ found: String, _ meant: String) -> Self {
    Self(
      "\"\(found)\" looks like \"\(meant)\" that was read in the wrong encoding",
      help: "Write \(meant) if that is what was meant")
  }
}
