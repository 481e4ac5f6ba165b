import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordReporting

@Suite struct ReportFormatTests {
  static let folder = packageFolder.appending(path: "Tests/ReportingTests/Fixtures")

  static func fixture(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  /// The finding about the first `text` of a line of the fixture.
  static func finding(
    _ id: ExactText, _ severity: Severity, _ line: Int, _ text: String, unit: ExactText? = nil, _ message: String,
    help: String? = nil, fix replacement: ExactText? = nil
  ) throws -> Finding {
    let bytes = try fixture("findings.xliff")
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let scalars = Array(String(decoding: lines[line - 1], as: UTF8.self).unicodeScalars)
    let wanted = Array(text.unicodeScalars)
    let start = try #require(scalars.indices.first { scalars[$0...].starts(with: wanted) })
    let span = SourceSpan(
      start: SourcePosition(line: line, column: start + 1),
      end: SourcePosition(line: line, column: start + 1 + wanted.count))
    let fix = replacement.map { Fix(isSafe: true, edits: [.init(span, with: $0)]) }
    return Finding(
      FindingKind(id, severity), file: "Locales/de.xliff", span: span, unit: unit, message: message, help: help,
      fix: fix)
  }

  static func findings() throws -> Report {
    let multiline = Finding(
      FindingKind("missing-target-language", .error), file: "Locales/de.xliff",
      span: SourceSpan(start: SourcePosition(line: 8, column: 1), end: SourcePosition(line: 9, column: 24)),
      message: "This <file> does not say which language it is translated into")
    let findings = [
      try finding(
        "missing-placeholder", .error, 2, "Löschen?", unit: "delete", "The translation lacks %@",
        help: "Put %@ where the value belongs"),
      try finding("malformed-placeholder", .error, 3, "％@", "\"％@\" looks like a placeholder", fix: "%@"),
      try finding("malformed-placeholder", .warning, 4, "%D", "\"%D\" looks like a placeholder"),
      try finding("malformed-placeholder", .info, 5, "%D", "\"%D\" looks like a placeholder"),
      try finding(
        "malformed-placeholder", .error, 6, "%D", unit: "a\u{1B}[31mb\nc\u{202E}d",
        "In \u{1B}]0;title\u{7} and \u{202E}x",
        help: "one, two: three\r\nfour"),
      try finding("malformed-placeholder", .error, 7, "%D", "\"%D\" looks like a placeholder"),
      multiline,
      try finding("malformed-placeholder", .error, 10, "%D", "\"%D\" looks like a placeholder"),
      Finding(
        FindingKind("missing-unit", .error), file: "other, file:1.xliff", span: SourceSpan(at: .start),
        message: "100% of this file is elsewhere"),
    ]
    var report = Report(
      fileCount: 2, unitCount: 10, findings: findings,
      sources: [SourceText(name: "Locales/de.xliff", bytes: try fixture("findings.xliff"))])
    report.kinds = [
      FindingKind("never-found", .error, page: "Not in any report."),
      FindingKind(
        "missing-placeholder", .error,
        page: """
          The translation lacks a placeholder of its source.

          What: the source shows a value, such as {name} or *this*, and the
          translation does not.

          Example:
            <source>Delete %@?</source><target>Löschen?</target>

          What to do: put the placeholder where it belongs.
          """),
    ]
    report.languages = ["Locales/de.xliff": "German (de)"]
    report.parts = [
      LanguagePart(file: "Locales/fr.xliff", language: "French (fr)", unitCount: 4),
      LanguagePart(file: "Locales/de.xliff", language: "German (de)", unitCount: 6),
    ]
    report.toolVersion = "1.2.3"
    return report
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `every format writes its golden file`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    try GoldenFile("Tests/ReportingTests/Fixtures/report.\(id)").expect(format.text(of: try Self.findings()))
  }

  @Test func `text is coloured when asked`() throws {
    let report = ReportFormat.text.text(of: try Self.findings(), isColored: true)
    try GoldenFile("Tests/ReportingTests/Fixtures/report-colored.text").expect(report)
  }

  @Test func `every file of a format is listed`() throws {
    let files = try sourceFiles(in: "Sources/Engine/Reporting").map(\.name).filter { $0.hasSuffix("Format.swift") }
    let formats = ReportFormat.all.map { "\($0.id)format.swift" } + ["reportformat.swift"]
    #expect(files.map { $0.lowercased() }.sorted() == formats.sorted())
  }

  @Test func `statistics count by severity, so that they add up to the summary`() throws {
    let report = try Self.findings()
    let rows = report.statistics
    for severity in Severity.allCases {
      #expect(rows.filter { $0.severity == severity }.map(\.count).reduce(0, +) == report.count(of: severity))
    }
    #expect(rows.filter { $0.id == "malformed-placeholder" }.map(\.count) == [4, 1, 1])
  }

  @Test func `only a finding with a fix is called fixable`() throws {
    let span = SourceSpan(at: .start)
    let fix = Fix(isSafe: true, edits: [.init(span, with: "%")])
    let found = [fix, nil].map {
      Finding(FindingKind("x", .error), file: "a", span: span, message: "M", fix: $0)
    }
    let json = ReportFormat.json.text(of: Report(fileCount: 1, unitCount: 1, findings: found))
    #expect(json.split(separator: "fixable").count == 2)
    #expect(json.contains("\"message\":\"M\",\"fixable\":true},{"))
  }

  /// Readers of the page have no terminal.
  @Test(arguments: [
    ("Put %@ where it belongs", "Put %@ where it belongs"),
    ("Write -- or a dash; not ---", "Write -- or a dash; not ---"),
    ("Delete one of them, or name the right one with --base", "Delete one of them"),
    ("Run watchword explain for the list", nil), ("To list them, add --only a,b", nil),
    ("Correct the id; watchword explain lists all. With --x, more. so it is.", "Correct the id. So it is."),
    ("Add watchword: ignore to the note", "Add watchword: ignore to the note"),
  ])
  func `the page names no option and no command`(help: String, shown: String?) {
    let finding = Finding(
      FindingKind("x", .error), file: "a", span: SourceSpan(at: .start), message: "M", help: help)
    let page = ReportFormat.html.text(of: Report(fileCount: 1, unitCount: 1, findings: [finding]))
    #expect(page.contains("class=\"help\"") == (shown != nil))
    if let shown { #expect(page.contains("<p class=\"help\"><bdi>\(shown)</bdi></p>"), "\(page)") }
  }

  @Test(arguments: ["text", "concise"])
  func `nothing from a file reaches a terminal raw`(id: String) throws {
    let report = try #require(ReportFormat.named(id)).text(of: try Self.findings())
    for scalar in report.unicodeScalars where scalar != "\n" {
      let isDirectional = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      #expect(
        scalar.properties.generalCategory != .control && !isDirectional, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `no findings give an empty report, and JSON says so`() {
    let none = Report(fileCount: 1, unitCount: 3, findings: [])
    #expect(ReportFormat.text.text(of: none).isEmpty && ReportFormat.concise.text(of: none).isEmpty)
    #expect(ReportFormat.github.text(of: none).isEmpty)
    #expect(
      ReportFormat.json.text(of: none)
        == "{\"version\":1,\"summary\":{\"files\":1,\"units\":3,\"errors\":0,\"warnings\":0,\"infos\":0},\"diagnostics\":[]}\n"
    )
    #expect(none.summary == "No findings in 1 file")
  }

  @Test func `the summary counts in words`() throws {
    #expect(try Self.findings().summary == "7 errors, 1 warning, 1 info in 2 files")
  }

  @Test(arguments: [0, 1, 2, 3, 20, Int.max])
  func `places outside of the text and broken UTF-8 are survived`(line: Int) {
    for column in [Int.min, 0, 1, 2, 3, 500, Int.max] {
      let span = SourceSpan(at: SourcePosition(line: line, column: column))
      let finding = Finding(FindingKind("x", .error), file: "a", span: span, message: "m")
      let source = SourceText(name: "a", bytes: [0xEF, 0xBB, 0xBF, 0xFF, 0xC0, 0x0D, 0x0A, 0x80, 0x0A])
      let findings = Report(fileCount: 1, unitCount: 1, findings: [finding], sources: [source])
      #expect(ReportFormat.text.text(of: findings).hasPrefix("a:\(line):\(column): error: m [x]\n"))
    }
  }
}
