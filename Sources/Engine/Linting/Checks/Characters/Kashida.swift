import WatchwordBasics

/// A word is stretched with a kashida.
enum Kashida: UnitCheck {
  static let kind = FindingKind("kashida", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .kashida

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
