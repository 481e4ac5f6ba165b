package import WatchwordDiagnostics

extension Report {
  /// Writes the report as one JSON object of version 1 and a line break, piece by piece. Rethrows errors of `output`.
  ///
  /// It depends only on the report, so that it also compiles as Embedded Swift.
  package func writeJSON<E>(to output: (String) throws(E) -> Void) throws(E) {
    var writer = JSONWriter()
    try writer.object { writer throws(E) in
      writer.member("version", 1)
      writer.key("summary")
      writer.object { $0.write(summaryOf: self) }
      writer.key("diagnostics")
      try writer.array { list throws(E) in
        for file in files {
          for diagnostic in file.findings {
            list.write(finding: diagnostic)
            try output(list.takeText())
          }
        }
      }
    }
    try output(writer.takeText() + "\n")
  }
}

extension JSONWriter {
  /// Writes the counts of a report as members of an object.
  package mutating func write(summaryOf report: Report) {
    member("files", report.fileCount)
    member("units", report.unitCount)
    member("errors", report.count(of: .error))
    member("warnings", report.count(of: .warning))
    member("infos", report.count(of: .info))
  }

  /// Writes a finding as an object of reports.
  package mutating func write(finding diagnostic: Diagnostic) {
    object { $0.writeMembers(of: diagnostic) }
  }

  /// Writes a finding as members of an object.
  package mutating func writeMembers(of diagnostic: Diagnostic) {
    member("id", diagnostic.id.string)
    member("severity", diagnostic.severity.name)
    member("file", diagnostic.file.string)
    member("line", diagnostic.span.start.line)
    member("column", diagnostic.span.start.column)
    member("endLine", diagnostic.span.end.line)
    member("endColumn", diagnostic.span.end.column)
    if let unit = diagnostic.unit { member("unit", unit.string) }
    member("message", diagnostic.message)
    if let help = diagnostic.help { member("help", help) }
    if diagnostic.fix != nil { member("fixable", true) }
  }
}
