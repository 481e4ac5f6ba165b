package import WatchwordBasics

extension Report {
  /// Writes the report as one JSON object of version 1 and a line break, piece by piece. Rethrows errors of `output`.
  ///
  /// It depends only on the report, so that it also compiles as Embedded Swift.
  package func writeJSON<E>(to output: (String) throws(E) -> Void) throws(E) {
    var writer = JSONWriter()
    try writer.object { writer throws(E) in
      writer.member("version", 1)
      writer.object("summary") { $0.write(summaryOf: self) }
      try writer.array("diagnostics") { list throws(E) in
        for file in files {
          for finding in file.findings {
            list.finding(finding)
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
  package mutating func finding(_ finding: Finding) {
    object { $0.writeMembers(of: finding) }
  }

  /// Writes a finding as members of an object.
  package mutating func writeMembers(of finding: Finding) {
    member("id", finding.id.string)
    member("severity", finding.severity.name)
    member("file", finding.file.string)
    member("line", finding.span.start.line)
    member("column", finding.span.start.column)
    member("endLine", finding.span.end.line)
    member("endColumn", finding.span.end.column)
    if let unit = finding.unit { member("unit", unit.string) }
    member("message", finding.message)
    if let help = finding.help { member("help", help) }
    if finding.fix != nil { member("fixable", true) }
  }
}
