import WatchwordDiagnostics

/// Reports findings to programs: one JSON object of version 1.
enum JSONReporter {
  static func report(_ findings: ReportedFindings) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.key("summary")
      writer.object { writer in
        writer.member("files", findings.files)
        writer.member("units", findings.units)
        writer.member("errors", findings.count(of: .error))
        writer.member("warnings", findings.count(of: .warning))
        writer.member("infos", findings.count(of: .info))
      }
      writer.key("diagnostics")
      writer.array { writer in for diagnostic in findings.diagnostics { write(diagnostic, to: &writer) } }
    }
    return writer.text + "\n"
  }

  private static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", diagnostic.id)
      writer.member("severity", diagnostic.severity.name)
      writer.member("file", diagnostic.file)
      writer.member("line", diagnostic.span.start.line)
      writer.member("column", diagnostic.span.start.column)
      writer.member("endLine", diagnostic.span.end.line)
      writer.member("endColumn", diagnostic.span.end.column)
      if let unit = diagnostic.unit { writer.member("unit", unit) }
      writer.member("message", diagnostic.message)
      if let help = diagnostic.help { writer.member("help", help) }
      writer.member("fixable", false)
    }
  }
}
