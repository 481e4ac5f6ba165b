import WatchwordDiagnostics

/// Reports one finding a line: `file:line:column: severity: message [id]`.
enum ConciseReporter {
  static func report(_ findings: ReportedFindings) -> String {
    findings.diagnostics.map { ConciseLine.text(for: $0) + "\n" }.joined()
  }
}

/// A finding on one line.
enum ConciseLine {
  static func text(for diagnostic: Diagnostic) -> String {
    let start = diagnostic.span.start
    return "\(TerminalScalar.shown(diagnostic.file)):\(start.line):\(start.column): \(diagnostic.severity.name): "
      + "\(TerminalScalar.shown(diagnostic.message)) [\(diagnostic.id)]"
  }
}
