import WatchwordBasics

extension ReportFormat {
  /// The XML of JUnit: a suite for each file and a test case for each finding. The test case fails if the finding fails
  /// the command.
  public static let junit = ReportFormat("junit", "XML for build servers") { report, _, output throws(OutputEnd) in
    try JUnitReport(failLevel: report.failLevel).write(report, to: output)
  }
}

/// Writes reports as test results.
private struct JUnitReport {
  let failLevel: Severity

  func write(_ report: Report, to output: (String) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let files = report.files
    let total = [
      ("name", "watchword"), ("tests", String(files.isEmpty ? 1 : files.reduce(0) { $0 + $1.findings.count })),
      ("failures", String(files.reduce(0) { $0 + failures(in: $1) })), ("errors", "0"), ("time", "0"),
    ]
    try output(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(MarkupText.attributes(total))>\n")
    for file in files {
      try output(start(ofSuite: file.file.string, tests: file.findings.count, failures: failures(in: file)))
      for finding in file.findings { try output(testCase(for: finding)) }
      try output("  </testsuite>\n")
    }
    // Some servers report an error if there are no tests.
    if files.isEmpty {
      let name = [("name", report.summary), ("classname", "watchword"), ("time", "0")]
      try output(start(ofSuite: "watchword", tests: 1, failures: 0))
      try output("    <testcase\(MarkupText.attributes(name))/>\n  </testsuite>\n")
    }
    try output("</testsuites>\n")
  }

  private func failures(in file: FileFindings) -> Int {
    Severity.allCases.filter { $0 >= failLevel }.reduce(0) { $0 + file.findings.count(of: $1) }
  }

  private func start(ofSuite name: String, tests: Int, failures: Int) -> String {
    let attributes = [
      ("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0"),
      ("skipped", "0"), ("time", "0"),
    ]
    return "  <testsuite\(MarkupText.attributes(attributes))>\n"
  }

  private func testCase(for finding: Finding) -> String {
    let location = "line \(finding.start.line), column \(finding.start.column)"
    let attributes = [("name", "\(finding.id), \(location)"), ("classname", finding.file.string), ("time", "0")]
    let lines = [
      "\(finding.severity.name): \(finding.message)", "\(finding.file.string), \(location)",
      finding.unit.map { "unit: \($0)" }, finding.help.map { "help: \($0)" },
    ].compactMap { $0 }
    let content = lines.map { MarkupText.escaped($0) }.joined(separator: "\n")
    let result =
      finding.severity < failLevel
      ? "<system-out>\(content)</system-out>"
      : "<failure\(MarkupText.attributes([("type", finding.id.string), ("message", finding.message)]))>"
        + "\(content)</failure>"
    return "    <testcase\(MarkupText.attributes(attributes))>\n      \(result)\n    </testcase>\n"
  }
}
