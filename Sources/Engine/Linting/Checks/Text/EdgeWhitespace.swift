import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A translation starts or ends with white space and its source does not, or the reverse.
enum EdgeWhitespace: MessageCheck {
  static let kind = FindingKind("edge-whitespace", .warning, milder: [.info])
  static let set = CheckSet.recommended

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
