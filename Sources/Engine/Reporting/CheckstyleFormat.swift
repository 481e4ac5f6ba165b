import WatchwordBasics

extension ReportFormat {
  /// The XML of Checkstyle, which many code review tools read.
  public static let checkstyle = ReportFormat("checkstyle", "XML for code review tools") {
    report, _, output throws(OutputEnd) in
    try output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n")
    for file in report.files {
      try output("  <file\(MarkupText.attributes([("name", file.file.string)]))>\n")
      for finding in file.findings { try output("    <error\(CheckstyleError.attributes(of: finding))/>\n") }
      try output("  </file>\n")
    }
    try output("</checkstyle>\n")
  }
}

/// Writes findings in the format of Checkstyle.
private enum CheckstyleError {
  static func attributes(of finding: Finding) -> String {
    MarkupText.attributes([
      ("line", String(finding.start.line)), ("column", String(finding.start.column)),
      ("severity", finding.severity.name), ("message", finding.messageWithHelp),
      ("source", "watchword.\(finding.id)"),
    ])
  }
}
