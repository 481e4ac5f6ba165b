import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation has a quotation mark without a partner, or marks of another language.
enum QuotationMarkMismatch: UnitCheck {
  static let kind = FindingKind(
    "quotation-marks", .warning,
    """
    A translation has a quotation mark without a partner, or marks of another language.

    What: a quotation is opened and not closed, or the reverse, and the quotation marks of the source are all in pairs;
    or a quotation has marks that the language does not use, such as English marks in a German text. The marks of each
    language come from CLDR, with others that are usual in books. If CLDR has no marks for a language, or the language
    uses the English ones, only marks without a partner are reported. Straight marks (") are accepted in every language,
    and so are « and » that the source has in the same order, as in "Settings » Network".

    Why: the quotation looks wrong to every reader, or has no end.

    Example:
      <source>Open “%@”</source><target>“%@” öffnen</target>

    What to do: write the marks of the language, in pairs: „%@“ in German.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.quotationMark, .straightQuote]

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Open “%@”</source><target>1️⃣“%@” öffnen</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Open “%@”</source><target>1️⃣„%@” öffnen</target></trans-unit>"),
    .triggering("es", "<trans-unit id=\"a\"><source>Open “%@”</source><target>Abrir 1️⃣“%@</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Open \"%@\"</source><target>1️⃣\"%@ öffnen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Open “%@”</source><target>„%@“ öffnen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Open “%@”</source><target>»%@« öffnen</target></trans-unit>"),
    .clean("de-CH", "<trans-unit id=\"a\"><source>Open “%@”</source><target>«%@» öffnen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Open “%@”</source><target>\"%@\" öffnen</target></trans-unit>"),
    .clean("ru", "<trans-unit id=\"a\"><source>“A ‘b’”</source><target>«А „б“»</target></trans-unit>"),
    .clean("pl", "<trans-unit id=\"a\"><source>Open “%@”</source><target>Otwórz „%@”</target></trans-unit>"),
    .clean("sv", "<trans-unit id=\"a\"><source>Open “%@”</source><target>Öppna ”%@”</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A » B » C</source><target>A » B » C</target></trans-unit>"),
    .clean("hr", "<trans-unit id=\"a\"><source>« Back | Next »</source><target>« A | B »</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>A » “B”</source><target>C » 1️⃣“D”</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Open the “%@”</source><target>Open the “%@”</target></trans-unit>"),
    .clean("hr", "<trans-unit id=\"a\"><source>Open “%@”</source><target>Otvori „%@”</target></trans-unit>"),
    .clean("et", "<trans-unit id=\"a\"><source>Open “%@”</source><target>Ava „%@”</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5\" screen</source><target>5\"-Bildschirm</target></trans-unit>"),
    .clean("he", "<trans-unit id=\"a\"><source>Army</source><target>צה\"ל</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Open “%@”</source><target>「%@」を開く</target></trans-unit>"),
    .clean("kok", "<trans-unit id=\"a\"><source>Open “%@”</source><target>«%@»</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair,
      !pair.targetShape.signs.isDisjoint(with: [.quotationMark, .straightQuote]), let writing = file.writing,
      !pair.isCopy
    else { return }
    var marks = marks(in: pair.target.text, typographic: true)
    if pair.copiesGuillemets { marks.removeAll { $0.scalar.isGuillemet } }
    if !marks.isEmpty {
      check(marks, pair, writing, &findings)
    } else if pair.sourceShape.signs.contains(.straightQuote), writing.language != "he", writing.language != "yi" {
      let straight = self.marks(in: pair.target.text, typographic: false)
      let source = self.marks(in: pair.source.text, typographic: false)
      guard straight.count % 2 == 1, source.count % 2 == 0, let last = straight.last else { return }
      findings.report(.unpaired("\""), at: pair.target.span(of: last.offset..<last.offset + 1), unit: pair.unit)
    }
  }

  fileprivate typealias Mark = (scalar: Unicode.Scalar, offset: Int)

  private static func check(
    _ marks: [Mark], _ pair: TextPair, _ writing: WritingRules, _ findings: inout Findings
  ) {
    let known = writing.quotationMarks
    guard !known.isEmpty else {
      let source = Self.marks(in: pair.source.text, typographic: true)
      let straight = Self.marks(in: pair.source.text, typographic: false)
      guard marks.count % 2 == 1, source.count % 2 == 0, straight.count % 2 == 0, let first = marks.first,
        marks.allSatisfy({ $0.scalar.value == 0x201C || $0.scalar.value == 0x201D }),
        !pair.targetShape.signs.contains(.straightQuote)
      else { return }
      report(.unpaired(first.scalar), first, pair, &findings)
      return
    }
    var open: [Mark] = []
    for mark in marks {
      if let last = open.last, known.contains(where: { $0.open == last.scalar && $0.close == mark.scalar }) {
        open.removeLast()
      } else if known.contains(where: { $0.open == mark.scalar }) {
        open.append(mark)
      } else {
        let first = open.first ?? mark
        report(.foreign(first.scalar, known[0], writing), first, pair, &findings)
        return
      }
    }
    guard let first = open.first, Self.marks(in: pair.source.text, typographic: true).count % 2 == 0 else { return }
    let isPaired = marks.count % 2 == 0
    report(isPaired ? .foreign(first.scalar, known[0], writing) : .unpaired(first.scalar), first, pair, &findings)
  }

  private static func report(
    _ message: Finding.Message, _ mark: Mark, _ pair: TextPair, _ findings: inout Findings
  ) {
    findings.report(
      message, at: pair.target.span(of: mark.offset..<mark.offset + UTF8.width(mark.scalar)), unit: pair.unit)
  }

  /// Returns the quotation marks with their byte offsets.
  private static func marks(in text: String, typographic: Bool) -> [Mark] {
    var marks: [Mark] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if typographic ? scalar.isQuotationMark : scalar == "\"" { marks.append((scalar, offset)) }
      offset += UTF8.width(scalar)
    }
    return marks
  }
}

extension Finding.Message {
  fileprivate static func unpaired(_ mark: Unicode.Scalar) -> Self {
    Self(
      "The quotation mark \(mark) has no partner, but those of the source are all in pairs",
      help: "Add the missing quotation mark, or delete this one")
  }

  fileprivate static func foreign(_ mark: Unicode.Scalar, _ usual: QuotationMarks, _ writing: WritingRules) -> Self {
    Self(
      "The quotation at \(mark) does not use the quotation marks of \(LanguageName.name(of: writing.tag))",
      help: "Write \(usual.open)…\(usual.close)")
  }
}
