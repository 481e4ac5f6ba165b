package import WatchwordBasics

extension ReportFormat {
  /// One finding per line: `file:line:column: severity: message [id]`.
  public static let concise = ReportFormat("concise", "One finding per line", hasSummary: true) {
    report, _, output throws(OutputEnd) in
    for finding in report.findings { try output(finding.conciseLine + "\n") }
  }
}

extension Finding {
  /// The finding on one line that is safe to print, without the final line break.
  package var conciseLine: String {
    "\(TerminalScalar.shown(file.string)):\(span.start.line):\(span.start.column): \(severity.name): "
      + "\(TerminalScalar.shown(message)) [\(id)]"
  }
}
