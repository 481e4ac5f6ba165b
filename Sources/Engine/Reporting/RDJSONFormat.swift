import WatchwordBasics

extension ReportFormat {
  /// The Finding Format of reviewdog (`rdjson`, the message `DiagnosticResult` of its reviewdog.proto), with fixes as
  /// suggestions. The lines are needed because its columns count bytes of UTF-8.
  public static let rdjson = ReportFormat("rdjson", "Comments on changes, by reviewdog", quotesLines: true) {
    report, _, output throws(OutputEnd) in
    let sources = Dictionary(firstOf: report.sources.map { ($0.name, $0) })
    var writer = JSONWriter()
    try writer.object { result throws(OutputEnd) in
      result.object("source") { $0.member("name", "Watchword") }
      try result.array("diagnostics") { list throws(OutputEnd) in
        for finding in report.findings {
          list.write(finding, in: sources[finding.file])
          try output(list.takeText())
        }
      }
    }
    try output(writer.takeText() + "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Finding, in source: SourceText?) {
    object { object in
      object.member("message", finding.messageWithHelp)
      object.object("location") { location in
        location.member("path", finding.repositoryPath)
        location.range(finding.span, in: source)
      }
      object.member("severity", finding.severity.name.uppercased())
      object.object("code") { $0.member("value", finding.id) }
      // Several edits would be alternatives of each other.
      guard let edits = finding.fix?.edits, edits.count == 1, let edit = edits.first else { return }
      object.array("suggestions") { list in
        list.object { suggestion in
          suggestion.range(edit.span, in: source)
          suggestion.member("text", edit.replacement)
        }
      }
    }
  }

  private mutating func range(_ span: SourceSpan, in source: SourceText?) {
    object("range") { range in
      range.position("start", span.start, in: source)
      range.position("end", span.end, in: source)
    }
  }

  private mutating func position(_ name: String, _ position: SourcePosition, in source: SourceText?) {
    object(name) { object in
      object.member("line", max(position.line, 1))
      object.member("column", source?.byteColumn(of: position) ?? max(position.column, 1))
    }
  }
}
