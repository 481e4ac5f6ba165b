import WatchwordDiagnostics

/// Reports findings as workflow commands, which GitHub shows beside the lines of a pull request.
enum GitHubReporter {
  static func report(_ findings: ReportedFindings) -> String {
    findings.diagnostics.map(line).joined()
  }

  private static func line(for diagnostic: Diagnostic) -> String {
    let span = diagnostic.span
    let properties = [
      ("file", diagnostic.file), ("line", String(span.start.line)), ("col", String(span.start.column)),
      ("endLine", String(span.end.line)), ("endColumn", String(span.end.column)), ("title", diagnostic.id),
    ]
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    let help = diagnostic.help.map { ". \($0)" } ?? ""
    return "::\(command(for: diagnostic.severity)) \(list)::\(escaped(diagnostic.message + help, isProperty: false))\n"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// The escapes of workflow commands; in properties the separators are escaped too.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += TerminalScalar.shown(scalar).text
      }
    }
    return result
  }
}
