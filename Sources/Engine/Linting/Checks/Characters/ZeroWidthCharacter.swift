import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation contains an invisible zero-width character.
enum ZeroWidthCharacter: UnitCheck {
  static let kind = FindingKind(
    "zero-width-character", .warning,
    """
    A translation contains an invisible zero-width character.

    What: a translation contains a zero width space (U+200B), a word joiner (U+2060), a byte order mark (U+FEFF) or a
    Mongolian vowel separator (U+180E), and its source does not; or a joiner (U+200C, U+200D) is between two letters of
    the Latin, Greek or Cyrillic script. Zero width spaces are accepted in languages that break lines with them, such as
    Thai and Japanese, but not between two letters of Katakana. Texts that consist only of such characters are ignored.

    Why: a search does not find the word, and comparisons fail.

    Example:
      <source>Save</source><target>Sich&#x200B;ern</target>

    What to do: delete the character.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .zeroWidth

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Save</source><target>Sich1️⃣\u{200B}ern</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Save</source><target>Sichern</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Save</source><target>Sich1️⃣\u{200D}ern</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Save</source><target>Sichern</target></trans-unit>"),
    .triggering(
      "ja", "<trans-unit id=\"a\"><source>Page</source><target>ペ1️⃣\u{200B}ージ</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Page</source><target>ページ</target></trans-unit>"),
    .triggering(
      "ko", "<trans-unit id=\"a\"><source>You can</source><target>할 수 1️⃣\u{200B}있습니다</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>You can</source><target>할 수 있습니다</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Save it</source><target>それを\u{200B}保存</target></trans-unit>"),
    .clean("th", "<trans-unit id=\"a\"><source>Save</source><target>บัน\u{200B}ทึก</target></trans-unit>"),
    .clean("fa", "<trans-unit id=\"a\"><source>Save</source><target>می\u{200C}شود</target></trans-unit>"),
    .clean("hi", "<trans-unit id=\"a\"><source>Save</source><target>क्\u{200D}ष</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Family</source><target>👨\u{200D}👩\u{200D}👧</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>s</source><target>\u{200B}</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>a/\u{200B}b</source><target>a/\u{200B}b</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.zeroWidth),
      !shown.sourceSigns.contains(.zeroWidth)
    else { return }
    let mayBreak = file.writing?.usesZeroWidthSpaces ?? true
    let characters = Characters(shown.text.text)
    guard characters.scalars.contains(where: { !$0.isZeroWidth }) else { return }
    var count = 0
    for index in characters.scalars.indices where count < Findings.maximumPerText {
      let scalar = characters.scalars[index]
      switch scalar.value {
      case 0x200B where mayBreak && !isInsideWord(index, characters): continue
      case 0x200B, 0x2060, 0xFEFF,
        0x180E where !mayBreak || scalar.value != 0x2060:
        break
      case 0x200C, 0x200D:
        guard let before = characters[index - 1], let after = characters[index + 1], before.isAlphabetOfEurope,
          after.isAlphabetOfEurope
        else { continue }
      default: continue
      }
      // One finding is enough for a run of such characters.
      if index > 0, characters.scalars[index - 1].isZeroWidth { continue }
      let range = characters.bytes(index..<index + 1)
      findings.report(
        .zeroWidth(scalar), at: shown.text.span(of: range), unit: shown.unit,
        fix: shown.fix(replacing: range, with: "", isSafe: false))
      count += 1
    }
  }
}

extension ZeroWidthCharacter {
  /// Whether a character is between two letters of Katakana, where Japanese has no line break.
  private static func isInsideWord(_ index: Int, _ characters: Characters) -> Bool {
    characters[index - 1]?.isLetterOfKatakana == true && characters[index + 1]?.isLetterOfKatakana == true
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOfKatakana: Bool { (0x30A1...0x30FA).contains(value) || value == 0x30FC }
  fileprivate var isZeroWidth: Bool {
    (0x200B...0x200D).contains(value) || value == 0x2060 || value == 0xFEFF || value == 0x180E
  }
  fileprivate var isAlphabetOfEurope: Bool { value < 0x530 && isLetter }
}

extension Finding.Message {
  fileprivate static func zeroWidth(_ scalar: Unicode.Scalar) -> Self {
    Self("Found the zero-width character \(scalar.codePoint), which the source does not have", help: "Delete it")
  }
}
