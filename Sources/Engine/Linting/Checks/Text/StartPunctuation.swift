import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation starts with a punctuation mark, but its source starts with a letter.
enum StartPunctuation: UnitCheck {
  static let kind = FindingKind(
    "start-punctuation", .info,
    """
    A translation starts with a punctuation mark, but its source starts with a letter.

    What: the translation starts with a full stop, a comma, a colon, a semicolon, an exclamation mark, a question mark,
    an ellipsis or a hyphen with a space, and the source starts with a letter. Opening marks, such as ¿ and “, are
    accepted.

    Why: the mark is a remnant, or belongs to the end.

    Example:
      <source>Done</source><target>.Fertig</target>

    What to do: delete the mark.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Done</source><target>1️⃣.Fertig</target></trans-unit>"),
    .triggering("ar", "<trans-unit id=\"a\"><source>Done</source><target>1️⃣، تم</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Question</source><target>1️⃣…Frage</target></trans-unit>"),
    .clean("hi", "<trans-unit id=\"a\"><source>Loading…</source><target>…लोड हो रहा है</target></trans-unit>"),
    .clean("es", "<trans-unit id=\"a\"><source>Done?</source><target>¿Listo?</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>- Done</source><target>- Fertig</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>PDF file</source><target>.pdf-Datei</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5 items</source><target>-5</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let first = pair.targetShape.first, first.cannotStartText,
      pair.sourceShape.first?.isLetter == true,
      // Languages of India may put the ellipsis first.
      first != "…" || !pair.sourceShape.signs.contains(.ellipsis) && !pair.source.text.utf8.contains(part: "..".utf8)
    else { return }
    let scalars = pair.target.text.unicodeScalars.dropFirst()
    guard let next = scalars.first, next.isBlank || next.isLetter && !next.properties.isLowercase,
      first != "-" || next.isBlank
    else { return }
    findings.report(.mark(first), at: pair.target.span(of: 0..<UTF8.width(first)), unit: pair.unit)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a mark that cannot start a text.
  fileprivate var cannotStartText: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "-", "،", "؛", "؟", "。", "、", "，", "！", "？", "：", "…": true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func mark(_ mark: Unicode.Scalar) -> Self {
    Self("The translation starts with \"\(mark)\", but the source starts with a letter", help: "Delete the mark")
  }
}
