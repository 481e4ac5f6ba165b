import WatchwordBasics

/// A translation contains an invisible zero-width character.
enum ZeroWidthCharacter: UnitCheck {
  static let kind = FindingKind("zero-width-character", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .zeroWidth

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
