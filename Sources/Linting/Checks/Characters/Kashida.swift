import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A word is stretched with a kashida.
enum Kashida: UnitCheck {
  static let kind = FindingKind(
    "kashida", .warning,
    """
    A word is stretched with a kashida.

    What: a kashida (U+0640) stands between two letters of the Arabic script, and the source has none. Behind a letter
    and before a placeholder or another script, as in "لـ%@", it shows how the letter joins, and is accepted.

    Why: it only widens the word, and a search does not find it.

    Example:
      <source>Save</source><target>حفـظ</target>

    What to do: delete it.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .kashida

  static let examples: [CheckExample] = [
    .triggering(
      "ar", "<trans-unit id=\"a\"><source>Save</source><target>حف1️⃣ـظ</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Save</source><target>حفظ</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>To %@</source><target>لـ%@</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>In iOS</source><target>بـ iOS</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>Hijri</source><target>1447 هـ</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>Save</source><target>حفظ</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.kashida),
      !shown.sourceSigns.contains(.kashida)
    else { return }
    let characters = Characters(shown.text.text)
    func isKashida(_ index: Int) -> Bool { characters[index]?.value == 0x640 }
    var index = 0
    var count = 0
    while index < characters.count, count < Findings.mostInText {
      let start = index
      while isKashida(index) { index += 1 }
      if index > start, let before = characters[start - 1], let behind = characters[index],
        before.isLetter || before.isMark, behind.isLetter, (0x620...0x6FF).contains(behind.value)
      {
        let range = characters.bytes(start..<index)
        findings.report(
          .stretched, at: shown.text.span(of: range), unit: shown.unit,
          fix: shown.fix(replacing: range, with: "", isSafe: false))
        count += 1
      }
      index += 1
    }
  }
}

extension Finding.Message {
  fileprivate static let stretched = Self("A kashida (U+0640) stretches the word", help: "Delete it")
}
