import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

/// Cells of CSV output that a spreadsheet must not run (OWASP, "CSV Injection").
@Suite struct CSVCellTests {
  /// The summary of a policy with this message, as `text` prints it.
  private static func text(_ message: String, format: String) throws -> String {
    let json = try JSONSerialization.data(withJSONObject: ["minL": 8, "msg": message] as [String: Any])
    let reading = PolicyFormat.read(SourceText(name: "-", bytes: Array(json)), among: PolicyFormat.known)
    let policy = try #require(reading.value).policy
    let renderer = Renderer(catalogs: ShippedCatalogs.catalogs(for: .english), locale: .english)
    let report = TextReport(
      policy: "-", style: .summary, locales: [LocalizedText(policy, TextStyle.summary, renderer)])
    return report.text(in: try #require(TextReport.formats.first { $0.word == format }))
  }

  @Test(arguments: [
    ("=1+1", "\"'=1+1\""), ("+1", "\"'+1\""), ("-1", "\"'-1\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
    ("\t=1", "\"'\t=1\""), ("\tx", "\"'\tx\""), ("\nx", "\"'\nx\""), ("\r\n=1", "\"'\n=1\""), ("\r=1", "\\r=1"),
    ("＝1", "\"'＝1\""), ("＋1", "\"'＋1\""), ("－1", "\"'－1\""), ("＠x", "\"'＠x\""), (" =1", "\"' =1\""),
    ("\u{A0}=1", "\"'\u{A0}=1\""), ("\u{3000}＝1", "\"'\u{3000}＝1\""), ("=\"a\",b", "\"'=\"\"a\"\",b\""),
    ("\"\u{301},", "\"\"\"\u{301},\""),
    ("a=1", "a=1"), ("a, =1", "\"a, =1\""), ("'a", "'a"), ("'=1", "\"''=1\""), ("", ""), ("8+", "8+"),
  ])
  func `a cell that a spreadsheet could run begins with an apostrophe`(message: String, cell: String) throws {
    let output = try Self.text(message, format: "csv")
    let expected = message.isEmpty ? nil : "locale,rule,text\r\nen,summary,\(cell)\r\n"
    #expect(expected == nil || output == expected, "\(output)")
  }

  @Test func `the command writes such cells`() throws {
    let run = try CommandRun(
      ["text", "-", "--style", "summary", "--locale", "en", "--format", "csv"],
      input: Array(#"{"minL": 8, "msg": " =1"}"#.utf8))
    #expect(run.exitCode == 0 && run.output == "locale,rule,text\r\nen,summary,\"' =1\"\r\n", "\(run.output)")
  }

  /// Python's reader gets each text back: no cell could be run, and the apostrophe is all that was added.
  @Test func `any text comes through as one cell that cannot be run`() throws {
    guard let python = PythonOracle(importing: "csv", "json", "sys") else { return }
    let pieces = [
      "=", "+", "-", "@", "\t", "\n", "＝", "＋", "－", "＠", " ", "\u{A0}", "'", "\"", ",", ";", "a", "1", "\u{2068}",
    ]
    var numbers = SeededGenerator(seed: 11)
    let messages = (0..<Rounds.count(60)).map { _ in
      (0..<Int.random(in: 1...6, using: &numbers)).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
    }
    let output = try python.output(
      of: """
        import csv, io, json, sys
        texts = json.load(sys.stdin.buffer)
        json.dump([list(csv.reader(io.StringIO(text, newline=""), strict=True)) for text in texts], sys.stdout)
        """,
      input: try JSONSerialization.data(withJSONObject: messages.map { try Self.text($0, format: "csv") }))
    let tables = try #require(try JSONSerialization.jsonObject(with: output) as? [[[String]]])
    try #require(tables.count == messages.count)
    for (message, rows) in zip(messages, tables) {
      let json = try JSONSerialization.jsonObject(with: Data(try Self.text(message, format: "json").utf8))
      let summary = try #require((json as? [String: Any])?["locales"] as? [[String: Any]])
      let text = try #require(summary.first?["summary"] as? String)
      let cell = try #require(rows.last?.last)
      #expect(rows.count == 2 && rows.allSatisfy { $0.count == 3 })
      let isMarked = cell.unicodeScalars.count > text.unicodeScalars.count
      #expect(Array(cell.utf8) == Array(((isMarked ? "'" : "") + text).utf8))
      let first = try #require(cell.unicodeScalars.first { !$0.properties.isWhitespace })
      #expect(
        !"=+-@＝＋－＠".unicodeScalars.contains(first)
          && !"\t\n\r".unicodeScalars.contains(cell.unicodeScalars.first ?? "a"))
    }
  }

  @Test(arguments: ["checklist", "requirement", "summary", "relid"])
  func `no cell of the shipped texts is marked`(style: String) throws {
    let run = try CommandRun(
      ["text", "Policies/relid-strict.json", "--style", style, "--format", "csv"]
        + (style == "relid" ? [] : ["--all-locales"]))
    for line in run.output.split(separator: "\r\n") {
      let cell = try #require(line.split(separator: ",", maxSplits: 2).last)
      #expect(run.exitCode == 0 && !cell.hasPrefix("'") && !cell.hasPrefix("\"'"), "\(line)")
    }
  }
}
