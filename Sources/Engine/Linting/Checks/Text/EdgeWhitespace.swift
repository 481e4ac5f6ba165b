import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A translation starts or ends with white space and its source does not, or the reverse.
enum EdgeWhitespace: MessageCheck {
  static let kind = FindingKind(
    "edge-whitespace", .warning, milder: [.info],
    """
    A translation starts or ends with white space and its source does not, or the reverse.

    What: the translation starts or ends with a space or a tab and the source does not, or the reverse. Line breaks are
    checked by line-break-count. In languages without spaces between words, such as Japanese, a translation may lack the
    spaces of the source. In all languages, it may lack a space after the end of a sentence. A space beside a line break
    is indentation. A form of a substitution is judged only at an edge of the whole text. It is
    info in files of Angular, where the white space at the edges is mostly that of the template.

    Why: an extra space shifts the text. Without a space that is needed, it runs into what the app shows next to it.

    Example:
      <source>Name: </source><target>Nom :</target>

    What to do: start and end the translation as the source does.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz1️⃣ </target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
    .triggering(
      "fr", "<trans-unit id=\"a\"><source>Name: </source><target>Nom :1️⃣</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Name: </source><target>Nom : </target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Salt</source><target>1️⃣&#160;Salz</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
    .triggering(
      "fr", "<trans-unit id=\"a\"><source> Name </source><target>1️⃣Nom </target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source> Name </source><target> Nom </target></trans-unit>",
      original: "ng2.template"),
    .clean("fr", "<trans-unit id=\"a\"><source>Here</source><target>VoilÃ\u{A0}</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5 km</source><target>5 kmÂ\u{A0}</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Done! </source><target>Fertig!</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Name: </source><target>名前：</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>, and </source><target> und </target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source> Salt </source><target> Salz </target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt\n</source><target>Salz\n</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"new\"> Salz</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>\n  Row added\n  </source><target>\nZeile\n</target></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>%#@pens@ in %#@cups@</source><target>%#@pens@%#@cups@</target></trans-unit>
      <trans-unit id="a|==|substitutions.pens.plural.other"><source>%arg pens</source><target>%arg Stifte in </target></trans-unit>
      <trans-unit id="a|==|substitutions.cups.plural.other"><source>%arg cups</source><target>%arg Bechern</target></trans-unit>
      """),
    .triggering(
      "de",
      """
      <trans-unit id="a"><source>%#@pens@</source><target>%#@pens@</target></trans-unit>
      <trans-unit id="a|==|substitutions.pens.plural.other"><source>%arg pens</source><target>%arg Stifte1️⃣ </target></trans-unit>
      """,
      corrected: """
        <trans-unit id="a"><source>%#@pens@</source><target>%#@pens@</target></trans-unit>
        <trans-unit id="a|==|substitutions.pens.plural.other"><source>%arg pens</source><target>%arg Stifte</target></trans-unit>
        """),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target><x id=\"1\"/> Salz</target></trans-unit>"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      guard let pair = unit.facts.pair, pair.targetShape.last != nil else { continue }
      check(pair, in: file, at: [.start, .end].filter { message.isEdge($0, of: unit) }, &findings)
    }
  }

  private static func check(
    _ pair: TextPair, in file: FileFacts, at edges: [Edge], _ findings: inout Findings
  ) {
    let (source, target) = (pair.sourceShape, pair.targetShape)
    // An inline code at the start or the end of a text displays content itself.
    guard pair.target.segment.elements.isEmpty, pair.source.segment.elements.isEmpty else { return }
    let severity: Severity? = file.file.isOfAngular ? .info : nil
    let mayLack = file.writing?.hasNoSpaces ?? true
    if edges.contains(.start), !pair.source.isIndented(at: .start), !pair.target.isIndented(at: .start),
      source.leadingBlanks == 0 ? target.leadingBlanks > 0 : target.leadingBlanks == 0 && !mayLack,
      !(source.leadingBlanks == 0 && pair.source.startsWithMark)
    {
      report(
        pair, 0..<target.leadingBlanks, pair.source.text.utf8.prefix(source.leadingBlanks), .start, severity, &findings)
    }
    // After the end of a sentence, a space is often a mistake in the source.
    let endsSentence = source.last.map { $0 == "." || $0 == "!" || $0 == "?" || $0 == "…" } ?? false
    if edges.contains(.end), !pair.source.isIndented(at: .end), !pair.target.isIndented(at: .end),
      source.trailingBlanks == 0
        ? target.trailingBlanks > 0 && !endsInMojibake(pair.target, file.writing)
        : target.trailingBlanks == 0 && !mayLack && !endsSentence
    {
      report(
        pair, target.count - target.trailingBlanks..<target.count,
        pair.source.text.utf8.suffix(source.trailingBlanks), .end, severity, &findings)
    }
  }

  /// Whether the white space at the end is half of a character that was read in the wrong encoding: "Ã\u{A0}" for "à".
  private static func endsInMojibake(_ target: TextFacts, _ writing: WritingRules?) -> Bool {
    let start = target.shape.count - target.shape.trailingBlanks
    guard target.text.utf8.dropFirst(start).starts(with: "\u{A0}".utf8) else { return false }
    let scan = MojibakeScan(target, writing)
    return scan.characters.offsets.firstIndex(of: start).map { scan.contains($0) } ?? false
  }

  fileprivate enum Edge: String {
    case start, end
  }

  private static func report(
    _ pair: TextPair, _ range: Range<Int>, _ source: Substring.UTF8View, _ edge: Edge, _ severity: Severity?,
    _ findings: inout Findings
  ) {
    let span = pair.target.span(of: range)
    findings.report(
      range.isEmpty ? .lost(edge) : .added(edge), as: severity, at: span, unit: pair.unit,
      fix: pair.target.segment.fix(replacing: range, with: ExactText(String(Substring(source))), isSafe: true))
  }
}

extension Finding.Message {
  fileprivate static func added(_ edge: EdgeWhitespace.Edge) -> Self {
    Self(
      "The translation has white space at its \(edge.rawValue), but the source has none",
      help: "Delete the white space at the \(edge.rawValue)")
  }

  fileprivate static func lost(_ edge: EdgeWhitespace.Edge) -> Self {
    Self(
      "The source has white space at its \(edge.rawValue), but the translation has none",
      help: "Add the space: the app may put another text there")
  }
}

extension MessageFacts {
  /// Whether the text of a unit is at an edge of what people see. A form of a substitution is if the whole text, in both
  /// languages, starts or ends with the substitution.
  fileprivate func isEdge(_ edge: EdgeWhitespace.Edge, of unit: ComparedUnit) -> Bool {
    guard let name = unit.unit.variation.substitution else { return true }
    return roots.contains { root in
      [units[root].source, units[root].target].allSatisfy { $0?.pattern?.substitution(at: edge) == name }
    }
  }
}

extension Pattern {
  fileprivate func substitution(at edge: EdgeWhitespace.Edge) -> ExactText? {
    let element = edge == .start ? elements.first : elements.last
    if case .substitution(let name, _)? = element?.kind { return name }
    return nil
  }
}

extension TextFacts {
  /// Whether the white space at an edge is beside a line break.
  fileprivate func isIndented(at edge: EdgeWhitespace.Edge) -> Bool {
    let rest = edge == .start ? text.utf8.dropFirst(shape.leadingBlanks) : text.utf8.dropLast(shape.trailingBlanks)
    let isBlank = edge == .start ? shape.leadingBlanks > 0 : shape.trailingBlanks > 0
    return isBlank && (edge == .start ? rest.first : rest.last) == 0x0A
  }

  /// Whether the first character after white space is a comma or a full stop, which follow a word.
  fileprivate var startsWithMark: Bool {
    text.utf8.first { $0 > 0x20 }.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") } ?? false
  }
}
