import WatchwordDiagnostics

extension ReportFormat {
  /// The XML of JUnit: a suite for each file and a test case for each finding, which fails if it makes the command fail.
  public static let junit = ReportFormat("junit", "XML for build servers") { report, _ in
    JUnitReport(failLevel: report.failLevel).text(of: report)
  }
}

/// Writes reports as results of tests.
private struct JUnitReport {
  let failLevel: Severity

  func text(of report: Report) -> String {
    let files = report.findingsByFile
    var suites = files.map { file in
      suite(file.file.string, failures: failures(in: file), cases: file.diagnostics.map { testCase(for: $0) })
    }
    // Some servers report an error if there is no test at all.
    if files.isEmpty {
      let name = [("name", report.summary), ("classname", "watchword"), ("time", "0")]
      suites = [suite("watchword", failures: 0, cases: ["    <testcase\(MarkupText.attributes(name))/>\n"])]
    }
    let total = [
      ("name", "watchword"), ("tests", String(files.isEmpty ? 1 : report.diagnostics.count)),
      ("failures", String(files.reduce(0) { $0 + failures(in: $1) })), ("errors", "0"), ("time", "0"),
    ]
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(MarkupText.attributes(total))>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private func failures(in file: FileFindings) -> Int {
    Severity.allCases.filter { $0 >= failLevel }.reduce(0) { $0 + file.count(of: $1) }
  }

  private func suite(_ name: String, failures: Int, cases: [String]) -> String {
    let attributes = [
      ("name", name), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0"),
      ("skipped", "0"), ("time", "0"),
    ]
    return "  <testsuite\(MarkupText.attributes(attributes))>\n\(cases.joined())  </testsuite>\n"
  }

  private func testCase(for diagnostic: Diagnostic) -> String {
    let place = "line \(diagnostic.place.line), column \(diagnostic.place.column)"
    let attributes = [("name", "\(diagnostic.id), \(place)"), ("classname", diagnostic.file.string), ("time", "0")]
    let lines = [
      "\(diagnostic.severity.name): \(diagnostic.message)", "\(diagnostic.file.string), \(place)",
      diagnostic.unit.map { "unit: \($0)" }, diagnostic.help.map { "help: \($0)" },
    ].compactMap { $0 }
    let content = lines.map { MarkupText.escaped($0) }.joined(separator: "\n")
    let result =
      diagnostic.severity < failLevel
      ? "<system-out>\(content)</system-out>"
      : "<failure\(MarkupText.attributes([("type", diagnostic.id.string), ("message", diagnostic.message)]))>"
        + "\(content)</failure>"
    return "    <testcase\(MarkupText.attributes(attributes))>\n      \(result)\n    </testcase>\n"
  }
}
