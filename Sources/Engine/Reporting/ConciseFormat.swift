package import WatchwordDiagnostics

extension ReportFormat {
  /// One finding per line: `file:line:column: severity: message [id]`.
  public static let concise = ReportFormat("concise", "One finding per line", hasSummary: true) {
    report, _, output throws(OutputEnd) in
    for diagnostic in report.findings { try output(diagnostic.conciseLine + "\n") }
  }
}

extension Diagnostic {
  /// The finding on one line that is safe to print, without the final line break.
  package var conciseLine: String {
    "\(TerminalScalar.shown(file.string)):\(span.start.line):\(span.start.column): \(severity.name): "
      + "\(TerminalScalar.shown(message)) [\(id)]"
  }
}
