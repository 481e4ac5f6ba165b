import WatchwordBasics

extension ReportFormat {
  /// Workflow commands, which GitHub shows as annotations of a pull request.
  public static let github = ReportFormat("github", "Annotations of pull requests on GitHub") {
    report, _, output throws(OutputEnd) in
    // GitHub shows only the first annotations of a step.
    for finding in report.findings.errorsFirst { try output(WorkflowCommand.line(for: finding)) }
  }
}

/// Writes findings as workflow commands of GitHub Actions.
private enum WorkflowCommand {
  static func line(for finding: Finding) -> String {
    let span = finding.span
    let properties = [
      ("file", finding.repositoryPath), ("line", String(span.start.line)), ("col", String(span.start.column)),
      ("endLine", String(span.end.line)), ("endColumn", String(span.end.column)), ("title", finding.id.string),
    ]
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    let help = finding.help.map { ". \($0)" } ?? ""
    return "::\(name(for: finding.severity)) \(list)::\(escaped(finding.message + help, isProperty: false))\n"
  }

  private static func name(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// Returns the text with the escapes of workflow commands; in properties, separators are escaped too.
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

extension Finding {
  /// The path as in Git, which services need: without leading `./`.
  var repositoryPath: String {
    var path = file.string[...]
    while path.utf8.starts(with: "./".utf8) { path = path.dropFirst(2) }
    return String(path)
  }
}
