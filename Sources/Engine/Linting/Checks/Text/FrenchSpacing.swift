import WatchwordBasics
import WatchwordCatalogFormats

/// A French text lacks a space at a punctuation mark.
enum FrenchSpacing: UnitCheck {
  static let kind = FindingKind("french-spacing", .info)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = .highMark

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let writing = file.writing, writing.spacesHighMarks, let shown = unit.shownText,
      shown.shape.signs.contains(.highMark), !(unit.pair?.isCopy ?? false)
    else { return }
    for space in HighMarkSpace.all(in: shown.text.text) where space.blank == nil && !space.isArrow(in: unit) {
      // A mark that the source has after the same word is code, such as "cache: clear".
      if let source = unit.unit.source, space.isCopied(from: source.text, into: shown.text.text) { continue }
      let span = shown.text.span(of: space.bytes)
      let range = space.offset..<space.offset
      findings.report(
        .tight(space.mark), at: span, unit: shown.unit,
        fix: shown.fix(replacing: range, with: "\u{A0}", isSafe: false))
    }
  }
}

extension HighMarkSpace {
  /// Whether the source also has the lowercase word before the mark, followed by the mark.
  fileprivate func isCopied(from source: ExactText, into text: String) -> Bool {
    let before = text.utf8.prefix(bytes.upperBound)
    // A non-ASCII byte is part of a letter.
    let end = before.dropLast(mark.utf8.count)
    let start = end.lastIndex { $0 < 0x80 && !ASCII.isLetter($0) && $0 != UInt8(ascii: "-") }
    let word = before[(start.map { end.index(after: $0) } ?? end.startIndex)...]
    // The letters of a placeholder are no word: `%lld`, `%1$d`.
    if let start, end[start] == UInt8(ascii: "%") || end[start] == UInt8(ascii: "$") { return false }
    guard word.count > mark.utf8.count + 1, let first = word.first, (0x61...0x7A).contains(first) else { return false }
    return source.string.utf8.contains(part: word)
  }
}

extension Finding.Message {
  fileprivate static func tight(_ mark: Unicode.Scalar) -> Self {
    Self("Found \(mark) without the space that French requires", help: "Insert a no-break space (U+00A0)")
  }
}
