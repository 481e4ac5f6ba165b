public import WatchwordDiagnostics

extension ReportFormat {
  /// One JSON object of version 1, for programs.
  public static let json = ReportFormat("json", "For programs") { report, _, output in
    try JSONReport.write(report, to: output)
  }
}

/// Writes reports as JSON.
private enum JSONReport {
  static func write(_ report: Report, to output: (String) throws -> Void) throws {
    var writer = JSONWriter()
    try writer.object { writer in
      writer.member("version", 1)
      writer.key("summary")
      writer.object { $0.write(summaryOf: report) }
      writer.key("diagnostics")
      try writer.array { list in
        for diagnostic in report.findings {
          ReportFormat.write(diagnostic, to: &list)
          try output(list.takeText())
        }
      }
    }
    try output(writer.takeText() + "\n")
  }
}

extension ReportFormat {
  /// Writes a finding as the format `json` has it.
  public static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", diagnostic.id.string)
      writer.member("severity", diagnostic.severity.name)
      writer.member("file", diagnostic.file.string)
      writer.member("line", diagnostic.span.start.line)
      writer.member("column", diagnostic.span.start.column)
      writer.member("endLine", diagnostic.span.end.line)
      writer.member("endColumn", diagnostic.span.end.column)
      if let unit = diagnostic.unit { writer.member("unit", unit.string) }
      writer.member("message", diagnostic.message)
      if let help = diagnostic.help { writer.member("help", help) }
      if diagnostic.fix != nil { writer.member("fixable", true) }
    }
  }
}
