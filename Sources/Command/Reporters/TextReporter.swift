import WatchwordDiagnostics
import WatchwordLocalization

/// Reports findings to people: the place, what is wrong, the line with a mark under it, what to do.
enum TextReporter {
  static func report(_ findings: ReportedFindings, isColored: Bool) -> String {
    let sources = Dictionary(
      findings.sources.map { (MessageID($0.name), $0) },
      uniquingKeysWith: { first, _ in first })
    var text = ""
    for diagnostic in findings.diagnostics {
      text += block(for: diagnostic, sources[MessageID(diagnostic.file)], isColored: isColored) + "\n"
    }
    return text
  }

  private static func block(for diagnostic: Diagnostic, _ source: SourceText?, isColored: Bool) -> String {
    let color = Self.color(of: diagnostic.severity)
    let start = diagnostic.span.start
    var text = Color.bold.paint(
      "\(TerminalScalar.shown(diagnostic.file)):\(start.line):\(start.column):", if: isColored)
    text += " " + color.paint("\(diagnostic.severity.name):", if: isColored)
    text += " \(TerminalScalar.shown(diagnostic.message)) "
    text += Color.grey.paint("[\(diagnostic.id)]", if: isColored) + "\n"
    if let snippet = source.flatMap({ Snippet(diagnostic.span, in: $0) }) {
      let number = String(start.line)
      let margin = String(repeating: " ", count: number.utf8.count)
      text += " \(Color.grey.paint("\(number) |", if: isColored)) \(snippet.line)\n"
      text += " \(Color.grey.paint("\(margin) |", if: isColored)) \(snippet.indent)"
      text += color.paint(snippet.mark, if: isColored) + "\n"
    }
    if let unit = diagnostic.unit { text += "  unit: \(TerminalScalar.shown(unit.cut))\n" }
    if let help = diagnostic.help { text += "  help: \(TerminalScalar.shown(help))\n" }
    return text
  }

  private static func color(of severity: Severity) -> Color {
    switch severity {
    case .error: .boldRed
    case .warning: .boldYellow
    case .info: .boldCyan
    }
  }
}

/// A line of a file, or the part of it around a finding, with what stands under it.
private struct Snippet {
  let line: String
  let indent: String
  let mark: String

  /// How many code points are shown before and behind the start of a finding.
  private static let before = 60
  private static let behind = 80
  private static let ellipsis = "…"

  init?(_ span: SourceSpan, in source: SourceText) {
    let start = min(max(span.start.column, 1), 1 << 40)
    let first = start > Self.before ? start - Self.before : 1
    guard let (scalars, goesOn) = source.scalars(ofLine: span.start.line, columns: first..<start + Self.behind) else {
      return nil
    }
    let end = span.end.line == span.start.line ? max(span.end.column, start + 1) : Int.max
    var cells = 0
    var indentCells: Int?
    var markCells = 0
    var line = first > 1 ? Self.ellipsis : ""
    if first > 1 { cells = 1 }
    // Blanks in front of the line are left out, so that deep indentation does not push the text away.
    let blanks = first > 1 ? 0 : scalars.prefix { $0 == " " || $0 == "\t" }.count
    for (index, scalar) in scalars.enumerated() where index >= min(blanks, max(start - first, 0)) {
      let column = first + index
      let (text, width) = scalar == "\t" ? (" ", 1) : TerminalScalar.shown(scalar)
      if column == start { indentCells = cells }
      if column >= start, column < end { markCells += width }
      // A combining mark without its letter would fall on the margin.
      line += width == 0 && line.isEmpty ? " " + text : text
      cells += width
    }
    if goesOn { line += Self.ellipsis }
    self.line = line
    indent = String(repeating: " ", count: indentCells ?? cells)
    mark = "^" + String(repeating: "~", count: max(markCells, 1) - 1)
  }
}

extension String {
  /// The first code points, for ids of any length.
  fileprivate var cut: String {
    guard utf8.count > 120 else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(120) { text.append(scalar) }
    return String(text) + "…"
  }
}
