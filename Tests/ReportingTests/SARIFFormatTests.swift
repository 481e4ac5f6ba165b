import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordReporting

@Suite struct SARIFFormatTests {
  /// The schema of SARIF 2.1.0 from the repository of its committee, `oasis-tcs/sarif-spec`, if it is here.
  static var schema: URL? {
    let name = "sarif-schema-2.1.0.json"
    let installed = packageFolder.appending(path: ".build/oracles/\(name)")
    return FileManager.default.fileExists(atPath: installed.path) ? installed : shared("conformance/sarif/\(name)")
  }

  /// The errors of `text` by the schema, and its references that are not URIs (RFC 3986).
  static func errors(in text: String) throws -> String? {
    guard let schema, let python = PythonOracle(importing: "jsonschema") else { return nil }
    let script = """
      import json, re, sys
      import jsonschema
      pattern = re.compile(r"(file://)?(/?([A-Za-z0-9._~!$&'()*+,;=@-]|%[0-9A-F]{2})*)*")
      checker = jsonschema.FormatChecker(formats=[])
      checker.checks("uri-reference")(lambda uri: pattern.fullmatch(uri) is not None)
      validator = jsonschema.Draft4Validator(json.load(open("\(schema.path)")), format_checker=checker)
      for error in validator.iter_errors(json.load(sys.stdin)):
          print(list(error.absolute_path), error.message[:300])
      """
    return String(decoding: try python.output(of: script, input: Data(text.utf8)), as: UTF8.self)
  }

  @Test func `reports are valid`() throws {
    let empty = Report(fileCount: 0, unitCount: 0, findings: [])
    for report in [empty, try ReportFormatTests.findings(), HostileReportTests.report] {
      guard let errors = try Self.errors(in: ReportFormat.sarif.text(of: report)) else { return }
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  @Test func `the schema is taken seriously`() throws {
    let text = ReportFormat.sarif.text(of: try ReportFormatTests.findings())
    for (found, wrong) in [
      ("\"unicodeCodePoints\"", "\"codePoints\""), ("\"level\": \"note\"", "\"level\": \"info\""),
      ("other%2C%20file%3A1", "other, file:1"), ("\"startLine\":2", "\"startLine\":0"),
    ] {
      #expect(text.contains(found))
      guard let errors = try Self.errors(in: text.replacingOccurrences(of: found, with: wrong)) else { return }
      #expect(!errors.isEmpty, "\(wrong)")
    }
  }

  static func results(of report: Report) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(ReportFormat.sarif.text(of: report).utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  @Test(arguments: [
    Case("a path", "Locales/de.xliff", "Locales/de.xliff true"),
    Case("the current folder", "./Locales/./de.xliff", "Locales/de.xliff true"),
    Case("slashes", "Locales//de.xliff", "Locales/de.xliff true"),
    Case("another folder", "../Locales/de.xliff", "../Locales/de.xliff false"),
    Case("an absolute path", "/a b/de.xliff", "file:///a%20b/de.xliff false"),
    Case("signs", "a:b?c#d%e[f].xliff", "a%3Ab%3Fc%23d%25e%5Bf%5D.xliff true"),
    Case("letters", "Über/日本.xliff", "%C3%9Cber/%E6%97%A5%E6%9C%AC.xliff true"),
    Case("a line break", "a\n\\b", "a%0A%5Cb true"),
  ])
  func `a file has a URI`(_ example: Case<String, String>) throws {
    let finding = Finding(
      FindingKind("x", .error), file: ExactText(example.given), span: SourceSpan(at: .start), message: "M")
    let result = try Self.results(of: Report(fileCount: 1, unitCount: 1, findings: [finding]))[0]
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    let artifact = location?["artifactLocation"] as? [String: String]
    let isBelowRoot = artifact?["uriBaseId"] == "%SRCROOT%"
    #expect("\(artifact?["uri"] ?? "") \(isBelowRoot)" == example.expected)
  }

  @Test func `a fingerprint stays when lines move, and tells findings apart`() throws {
    func finding(_ line: Int, unit: ExactText? = "a", file: ExactText = "f", _ message: String = "M") -> Finding {
      Finding(
        FindingKind("x", .error), file: file, span: SourceSpan(at: SourcePosition(line: line, column: 1)),
        unit: unit,
        message: message)
    }
    let findings = [
      finding(1), finding(2), finding(3, unit: "b"), finding(4, unit: nil), finding(5, file: "g"), finding(6, "N"),
    ]
    func fingerprints(_ findings: [Finding]) throws -> [String] {
      try Self.results(of: Report(fileCount: 1, unitCount: 1, findings: findings))
        .compactMap { ($0["partialFingerprints"] as? [String: String])?["findingHash/v1"] }
    }
    let found = try fingerprints(findings)
    #expect(Set(found).count == findings.count)
    #expect(found[1] == found[0] + ":2")
    #expect(try fingerprints([finding(70, unit: "b"), finding(80), finding(90)]) == [found[2], found[0], found[1]])
  }

  @Test func `a build fails by the fail level`() throws {
    var report = try ReportFormatTests.findings()
    for (level, failures) in [(Severity.error, 7), (.warning, 8), (.info, 9)] {
      report.failLevel = level
      let text = ReportFormat.junit.text(of: report)
      #expect(text.contains("<testsuites name=\"watchword\" tests=\"9\" failures=\"\(failures)\""))
      #expect(text.components(separatedBy: "<failure ").count == failures + 1)
      #expect(text.components(separatedBy: "<system-out>").count == 9 - failures + 1)
    }
  }
}
