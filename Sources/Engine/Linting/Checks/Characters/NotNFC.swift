@_spi(_Unicode) import Swift
import WatchwordBasics
import WatchwordCatalogFormats

/// A letter is written as several characters instead of one.
enum NotNFC: UnitCheck {
  static let kind = FindingKind("not-nfc", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .combining

  /// A base and 30 marks, the most in a stream-safe text (UAX #15, section 13); no language writes more on one letter,
  /// and the time to normalise a run grows with its square.
  private static let longestCharacter = 31

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.combining),
      !shown.sourceSigns.contains(.combining)
    else { return }
    let characters = Characters(shown.text.text)
    var index = 0
    var parts: [(range: Range<Int>, replacement: ExactText)] = []
    while index < characters.count {
      let start = index
      index += 1
      while index < characters.count, characters.scalars[index].combines { index += 1 }
      guard (2...Self.longestCharacter).contains(index - start) else { continue }
      let found = characters.text(start..<index)
      var composed = String.UnicodeScalarView()
      for scalar in found._nfc { composed.append(scalar) }
      guard !composed.elementsEqual(found.unicodeScalars) else { continue }
      let range = characters.bytes(start..<index)
      parts.append((range, ExactText(String(composed))))
    }
    guard let first = parts.first else { return }
    let edits = shown.text.segment.edits(replacing: parts)
    findings.report(
      .decomposed(first.replacement.string, others: parts.count - 1), at: shown.text.span(of: first.range),
      unit: shown.unit, fix: edits.isEmpty ? nil : Fix(isSafe: shown.isTranslation, edits: edits))
  }
}

extension Unicode.Scalar {
  fileprivate var combines: Bool {
    value >= 0x300 && (isMark || properties.canonicalCombiningClass != .notReordered)
  }
}

extension Finding.Message {
  fileprivate static func decomposed(_ letter: String, others: Int) -> Self {
    let more = others == 0 ? "" : others == 1 ? ", and so is 1 more" : ", and so are \(others) more"
    return Self(
      "\"\(letter)\" is written as several characters\(more); expected one", help: "Write it as one character")
  }
}
