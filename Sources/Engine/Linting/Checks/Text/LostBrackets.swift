import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A source has words in square or curly brackets, but its translation has no such brackets.
enum LostBrackets: UnitCheck {
  static let kind = FindingKind(
    "lost-brackets", .info,
    """
    A source has words in square or curly brackets, but its translation has no such brackets.

    What: the source has a square or curly bracket, and the translation has none of the kind. Round brackets may be left
    out: languages use commas instead, and "file(s)" is written differently in each. Full-width brackets and 【】 count as
    square ones. Brackets that belong to a placeholder or to markup are reported by other checks.

    Why: such brackets often have a meaning for the program, or mark text that people replace.

    Example:
      <source>[optional] Name</source><target>Name</target>

    What to do: put the brackets where the source has them.
    """)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = .bracket

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>[new] Name</source><target>1️⃣Name</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>For {sic} A</source><target>1️⃣Für A</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>[new] Name</source><target>Name [neu]</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>[new] Name</source><target>【新】名前</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>File(s)</source><target>Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>[A](https://a.org)</source><target>A</target></trans-unit>"),
  ]

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
