import WatchwordBasics
import WatchwordCatalogFormats

/// A source has words in square or curly brackets, but its translation has no such brackets.
enum LostBrackets: UnitCheck {
  static let kind = FindingKind("lost-brackets", .info)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = .bracket

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.targetShape.last != nil, !unit.hasForms,
      file.percentSyntax(of: unit.unit) != nil
    else { return }
    let kinds: [(name: String, mark: TextMarks, signs: [String])] = [
      ("square", .square, ["[", "]", "【", "［", "「", "『", "〔", "〖"]), ("curly", .brace, ["{", "}", "｛"]),
    ]
    for (name, mark, signs) in kinds where pair.source.marks.contains(mark) {
      // Markdown links are checked by `MarkdownLinkMismatch`.
      guard !pair.source.text.utf8.contains(part: "](".utf8),
        !signs.contains(where: { pair.target.text.utf8.contains(part: $0.utf8) })
      else { continue }
      findings.report(.lost(name), at: pair.target.segment.contentSpan, unit: pair.unit)
    }
  }
}

extension Finding.Message {
  fileprivate static func lost(_ kind: String) -> Self {
    Self(
      "The source has words in \(kind) brackets, but the translation has no such brackets",
      help: "Put the brackets where the source has them")
  }
}
