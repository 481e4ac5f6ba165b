import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A word is stretched with a kashida.
enum Kashida: UnitCheck {
  static let kind = FindingKind(
    "kashida", .warning,
    """
    A word is stretched with a kashida.

    What: a kashida (U+0640) comes between two letters of the Arabic script or after a letter of another script, and the
    source has none. After a letter of the Arabic script and before a placeholder or another script, as in "لـ%@", it
    shows how the letter joins, and is accepted. Vowel signs on a kashida (U+FE77 and others) count as well.

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
    .triggering(
      "cs", "<trans-unit id=\"a\"><source>Save</source><target>Uložit1️⃣ـ</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Save</source><target>Uložit</target></trans-unit>"),
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
    func isKashida(_ index: Int) -> Bool { characters[index].map { Self.isKashida($0) } ?? false }
    var index = 0
    var count = 0
    while index < characters.count, count < Findings.maximumPerText {
      let start = index
      while isKashida(index) { index += 1 }
      if index > start, stretches(characters[start - 1], characters[index]) {
        let range = characters.bytes(start..<index)
        findings.report(
          .stretched, at: shown.text.span(of: range), unit: shown.unit,
          fix: shown.fix(replacing: range, with: "", isSafe: false))
        count += 1
      }
      index += 1
    }
  }

  /// Whether a kashida between these characters stretches a word.
  private static func stretches(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, before.isLetter || before.isMark else { return false }
    if before.isLetter, !before.isArabic { return true }
    return after.map { $0.isLetter && $0.isArabic } ?? false
  }

  /// Whether a character is a kashida, or a form of one with a vowel sign.
  private static func isKashida(_ scalar: Unicode.Scalar) -> Bool {
    [0x640, 0xFE71, 0xFE77, 0xFE79, 0xFE7B, 0xFE7D, 0xFE7F].contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// Whether the character is in one of the blocks of Arabic letters.
  fileprivate var isArabic: Bool { (0x620...0x6FF).contains(value) || (0x750...0x77F).contains(value) }
}

extension Finding.Message {
  fileprivate static let stretched = Self("A kashida (U+0640) stretches the word", help: "Delete it")
}
