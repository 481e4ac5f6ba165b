import WatchwordBasics

extension ReportFormat {
  /// The format for people: the place, the message, the line with a marker under the span, and the help.
  public static let text = ReportFormat("text", "For people", hasSummary: true, quotesLines: true) {
    report, isColored, output throws(OutputEnd) in
    let sources = Dictionary(firstOf: report.sources.map { ($0.name, $0) })
    for file in report.files {
      for finding in file.findings.errorsFirst {
        try output(TextBlock(isColored: isColored).text(for: finding, in: sources[file.file]) + "\n")
      }
    }
  }
}

/// Writes one finding on several lines.
private struct TextBlock {
  let isColored: Bool

  func text(for finding: Finding, in source: SourceText?) -> String {
    let color = TerminalColor(of: finding.severity)
    let start = finding.span.start
    var text = paint("\(TerminalScalar.shown(finding.file.string)):\(start.line):\(start.column):", .bold)
    text += " " + paint("\(finding.severity.name):", color)
    text += " \(TerminalScalar.shown(finding.message)) " + paint("[\(finding.id)]", .grey) + "\n"
    let snippet = finding.isAboutFile ? nil : source.flatMap { Snippet(finding.span, in: $0) }
    if let snippet {
      let number = String(start.line)
      let margin = String(repeating: " ", count: number.utf8.count)
      text += " \(paint("\(number) |", .grey)) \(snippet.line)\n"
      text += " \(paint("\(margin) |", .grey)) \(snippet.indent)\(paint(snippet.mark, color))\n"
    }
    for (label, quote) in finding.quotedTexts(excluding: snippet?.line ?? "") { text += Self.labelled(label, quote) }
    if let unit = finding.unit { text += "  unit: \(TerminalScalar.shown(unit.string.clipped(to: 120)))\n" }
    if let help = finding.help { text += "  help: \(TerminalScalar.shown(help))\n" }
    return text
  }

  /// The maximum number of lines of a text that are shown.
  private static let maximumLineCount = 8

  /// Returns a text after its label, with its lines aligned.
  private static func labelled(_ label: String, _ text: ExactText) -> String {
    var lines = text.string.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.count > maximumLineCount {
      lines[(maximumLineCount - 1)...] = ["… (\(lines.count - maximumLineCount + 1) more lines)"]
    }
    let indent = "\n" + String(repeating: " ", count: label.utf8.count + 4)
    return "  \(label): " + lines.map { TerminalScalar.shown(String($0)) }.joined(separator: indent) + "\n"
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
