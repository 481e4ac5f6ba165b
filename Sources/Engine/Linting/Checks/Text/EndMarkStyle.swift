import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A short translation ends with a different mark from its source.
enum EndMarkStyle: UnitCheck {
  static let kind = FindingKind(
    "end-mark-style", .info,
    """
    A short translation ends with a different mark from its source.

    What: a label of one or two words ends with a full stop or an exclamation mark, and its translation does not, or the
    reverse; or one of the texts ends with ?! and the other with only one of its signs. Clear mistakes are reported by
    end-punctuation. Abbreviations are ignored.

    Why: labels with and without a full stop appear side by side, or the tone of a text changes.

    Example:
      <source>Saved.</source><target>Gesichert</target>

    What to do: end both in the same way, unless the language has a reason not to.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Saved.</source><target>Gesichert1️⃣</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Saved</source><target>Gesichert1️⃣.</target></trans-unit>"),
    .triggering("hi", "<trans-unit id=\"a\"><source>Saved.</source><target>सहेजा1️⃣</target></trans-unit>"),
    .triggering("cs", "<trans-unit id=\"a\"><source>Really?!</source><target>Opravdu1️⃣?</target></trans-unit>"),
    .triggering("my", "<trans-unit id=\"a\"><source>Picture</source><target>ပုံ1️⃣။</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5 min</source><target>5 Min.</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Saved.</source><target>Gesichert.</target></trans-unit>"),
    .clean("hy", "<trans-unit id=\"a\"><source>Saved!</source><target>Պահված է</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Saved.</source><target>保存しました</target></trans-unit>"),
    .clean("cs", "<trans-unit id=\"a\"><source>Really?!</source><target>Opravdu‽</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Delete?</source><target>Löschen</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let writing = file.writing, !writing.usesFullwidthForms,
      writing.endsSentences || writing.language == "my",
      let sourceLast = pair.sourceShape.last, let targetLast = pair.targetShape.last,
      sourceLast.mayEndText || targetLast.mayEndText,
      EndMark.kind(of: pair.source.text, file.sourceCode) != EndMark.kind(of: pair.target.text, writing.language)
    else { return }
    let source = EndMark(pair.source.text, file.sourceCode)
    let target = EndMark(pair.target.text, writing.language)
    guard source.wordCount > 0, target.wordCount > 0, differ(source, target, writing) else { return }
    let end = pair.target.text.utf8.count - pair.targetShape.trailingBlanks
    let range = target.kind == .none ? end..<end : target.range
    findings.report(.end(source.text, target.text), at: pair.target.span(of: range), unit: pair.unit)
  }

  private static func differ(_ source: EndMark, _ target: EndMark, _ writing: WritingRules) -> Bool {
    let isShort = source.isShort && target.isShort || source.wordCount == 1 || target.wordCount == 1
    return switch (source.kind, target.kind) {
    case (.stop, .none): writing.endsSentences && isShort && !source.isAbbreviation(ofUpTo: 3)
    case (.none, .stop): isShort && !target.isAbbreviation(ofUpTo: 3)
    case (.exclamation, .none): writing.endsSentences && writing.language != "hy" && target.wordCount < 4
    case (.interrobang, .question), (.interrobang, .exclamation), (.question, .interrobang),
      (.exclamation, .interrobang):
      writing.endsSentences
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func end(_ source: String?, _ target: String?) -> Self {
    let words = (source.map { "\"\($0)\"" } ?? "no mark", target.map { "\"\($0)\"" } ?? "no mark")
    return Self(
      "The source ends with \(words.0), but the short translation ends with \(words.1)",
      help: "End both in the same way, unless the language has a reason not to")
  }
}
