import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A French text lacks a space at a punctuation mark.
enum FrenchSpacing: UnitCheck {
  static let kind = FindingKind(
    "french-spacing", .info,
    """
    A French text lacks a space at a punctuation mark.

    What: a colon, a semicolon, an exclamation mark, a question mark or a closing guillemet follows a word directly, or
    a word follows an opening guillemet directly. The rules are those of France, so texts for Canada and Switzerland are
    not checked. Ordinary spaces before these marks are reported by lost-no-break-space.

    Why: French typography requires the space.

    Example:
      <source>Delete?</source><target>Supprimer?</target>

    What to do: insert a no-break space (U+00A0, or U+202F).
    """)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = .highMark

  static let examples: [CheckExample] = [
    .triggering(
      "fr", "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer1️⃣?</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer\u{A0}?</target></trans-unit>"),
    .triggering(
      "fr", "<trans-unit id=\"a\"><source>Name: %@</source><target>Nom1️⃣: %@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Name: %@</source><target>Nom\u{A0}: %@</target></trans-unit>"),
    .triggering(
      "fr", "<trans-unit id=\"a\"><source>Theme?</source><target>Thème1️⃣?</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Theme?</source><target>Thème\u{A0}?</target></trans-unit>"),
    .triggering(
      "fr", "<trans-unit id=\"a\"><source>%d; stop</source><target>%d1️⃣; stop</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%d; stop</source><target>%d\u{A0}; stop</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer\u{A0}?</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer\u{202F}?!</target></trans-unit>"),
    .clean("fr-CA", "<trans-unit id=\"a\"><source>Delete?</source><target>Supprimer?</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Delete?</source><target>Löschen?</target></trans-unit>"),
    .clean(
      "fr", "<trans-unit id=\"a\"><source>Run cache: clear</source><target>Lancer cache: clear</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Go home now!</source><target>Go home now!</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>More»</source><target>Plus»</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>12:30</source><target>http://a.fr?b=c 12:30</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>Delete(s)</source><target>b[key:value] a;b</target></trans-unit>"),
  ]

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
