import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The number of line breaks in a translation differs from that of its source.
enum LineBreakCount: UnitCheck {
  static let kind = FindingKind("line-break-count", .warning)
  static let set = CheckSet.recommended

  /// Whether each line is an alternative wording, like phrases for a voice assistant, of which each language may have
  /// any number. Such a list has at least four lines, all with the same placeholder.
  private static func isList(_ source: TextFacts) -> Bool {
    let lines = source.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    guard kept.count >= 4, let sign = source.placeholder else { return false }
    let name = Array(source.text.utf8.dropFirst(sign.lowerBound).prefix(sign.count))
    return kept.allSatisfy { $0.contains(part: name) }
  }

  /// Whether the source breaks lines within sentences to keep them short, and both texts have the same number of other
  /// breaks.
  private static func wrapsLines(_ pair: TextPair) -> Bool {
    let (source, target) = (LineBreaks(pair.source.text), LineBreaks(pair.target.text, mayStartWithCapital: true))
    return source.wrapCount > 0 && source.others == target.others
  }

  /// The line breaks of a text by purpose.
  private struct LineBreaks {
    /// The number of breaks within a sentence, which keep lines short.
    private(set) var wrapCount = 0
    /// The number of breaks that separate sentences and paragraphs, or end the text.
    private(set) var others = 0

    init(_ text: String, mayStartWithCapital: Bool = false) {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let words = next.drop { $0 == 0x20 || $0 == 0x09 }
        // An indented line continues the one before in source code, however short that one is.
        let isIndented = next.count - words.count >= 4
        if isIndented ? Self.isOpen(line) : Self.isLong(line), let first = isIndented ? words.first : next.first,
          Self.continuesSentence(first) || mayStartWithCapital && ASCII.isLetter(first)
        {
          wrapCount += 1
        } else {
          others += 1
        }
      }
    }

    /// Whether the line is prose and its sentence continues on the next line.
    private static func isLong(_ line: Substring.UTF8View) -> Bool { line.count >= 24 && isOpen(line) }

    /// Whether the line does not end a sentence.
    private static func isOpen(_ line: Substring.UTF8View) -> Bool {
      guard let last = line.last(where: { $0 != 0x20 }) else { return false }
      return ASCII.isLetter(last) || last >= 0x80 || last == UInt8(ascii: ",")
    }

    /// Whether a line starts with a small letter, in the middle of a sentence. A placeholder or a quotation mark may be
    /// on a separate line for other reasons.
    private static func continuesSentence(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }
  }

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.targetShape.last != nil else { return }
    let source = pair.sourceShape.lineBreaks + pair.source.escapes(UInt8(ascii: "n"))
    let target = pair.targetShape.lineBreaks + pair.target.escapes(UInt8(ascii: "n"))
    if source == target, source > 0 {
      if let edge = changedEdge(pair) {
        findings.report(edge, at: pair.target.segment.contentSpan, unit: pair.unit)
      }
      return
    }
    guard source != target, !isList(pair.source), !wrapsLines(pair) else { return }
    findings.report(.breaks(source, target), at: pair.target.segment.contentSpan, unit: pair.unit)
  }
}

extension LineBreakCount {
  /// Returns the message if only one of the texts starts or ends with a line break.
  private static func changedEdge(_ pair: TextPair) -> Finding.Message? {
    let newline = UInt8(ascii: "\n")
    let (source, target) = (pair.source.text.utf8, pair.target.text.utf8)
    if (source.last == newline) != (target.last == newline) { return .edge(source.last == newline, "ends", "end") }
    if (source.first == newline) != (target.first == newline) {
      return .edge(source.first == newline, "starts", "start")
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func edge(_ isOfSource: Bool, _ verb: String, _ infinitive: String) -> Self {
    Self(
      isOfSource
        ? "The source \(verb) with a line break, but the translation does not"
        : "The translation \(verb) with a line break, but the source does not",
      help: "Make both \(infinitive) the same way")
  }

  fileprivate static func breaks(_ source: Int, _ target: Int) -> Self {
    func breaks(_ count: Int) -> String {
      count == 1 ? "1 line break" : "\(count == 0 ? "no" : "\(count)") line breaks"
    }
    return Self(
      "The source has \(breaks(source)), but the translation has \(breaks(target))",
      help: "Break the lines where the source does")
  }
}

extension TextFacts {
  /// The bytes of the first placeholder.
  fileprivate var placeholder: Range<Int>? {
    for element in pattern?.elements ?? [] {
      if case .literal = element.kind { continue }
      return element.range
    }
    return nil
  }
}
