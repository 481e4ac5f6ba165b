import WatchwordDiagnostics

extension ReportFormat {
  /// For people: the place, the message, the line with a mark under the span, and the help.
  public static let text = ReportFormat("text", "For people", hasSummary: true, quotesLines: true) {
    report, isColored, output in
    let sources = Dictionary(report.sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for file in report.files {
      for diagnostic in file.findings.errorsFirst {
        try output(TextBlock(isColored: isColored).text(for: diagnostic, in: sources[file.file]) + "\n")
      }
    }
  }
}

/// Writes one finding over several lines.
private struct TextBlock {
  let isColored: Bool

  func text(for diagnostic: Diagnostic, in source: QuotedSource?) -> String {
    let color = TerminalColor(of: diagnostic.severity)
    let start = diagnostic.span.start
    var text = paint("\(TerminalScalar.shown(diagnostic.file.string)):\(start.line):\(start.column):", .bold)
    text += " " + paint("\(diagnostic.severity.name):", color)
    text += " \(TerminalScalar.shown(diagnostic.message)) " + paint("[\(diagnostic.id)]", .grey) + "\n"
    if let snippet = source.flatMap({ Snippet(diagnostic.span, in: $0) }) {
      let number = String(start.line)
      let margin = String(repeating: " ", count: number.utf8.count)
      text += " \(paint("\(number) |", .grey)) \(snippet.line)\n"
      text += " \(paint("\(margin) |", .grey)) \(snippet.indent)\(paint(snippet.mark, color))\n"
    }
    if let unit = diagnostic.unit { text += "  unit: \(TerminalScalar.shown(unit.string.clipped(to: 120)))\n" }
    if let help = diagnostic.help { text += "  help: \(TerminalScalar.shown(help))\n" }
    return text
  }

  private func paint(_ text: String, _ color: TerminalColor) -> String { color.paint(text, if: isColored) }
}

extension TerminalColor {
  /// The colour of findings of this severity.
  fileprivate init(of severity: Severity) {
    switch severity {
    case .error: self = .boldRed
    case .warning: self = .boldYellow
    case .info: self = .boldCyan
    }
  }
}
