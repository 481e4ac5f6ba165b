import Foundation
import TestSupport
import Testing

/// How much of a damaged placeholder a finding quotes and marks.
@Suite struct DamagedPlaceholderTests {
  static func run(_ source: String, _ target: String) throws -> CommandRun {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a.xcstrings" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>\(source)</source><target>\(target)</target></trans-unit>
        </body></file>
      </xliff>
      """
    return try CommandRun(
      ["lint", "-", "--only", "malformed-placeholder", "--format", "json"], input: Array(text.utf8))
  }

  static let damaged: [(source: String, damaged: String)] = [
    ("%1$@", "%1$ @"), ("%1$@", "%1$  @"), ("%1$@", "% 1$@"), ("%1$@", "% 1$ @"), ("%1$@", "% 1 $ @"),
    ("%1$@", "%1 $@"), ("%1$@", "%1 $ @"), ("%1$@", "%1$\u{A0}@"), ("%1$@", "%1$\u{202F}@"), ("%1$@", "%1$\u{200B}@"),
    ("%1$@", "%1$＠"), ("%1$@", "%1＄@"), ("%1$@", "％1$@"), ("%1$@", "％1$ @"), ("%1$@", "٪1$@"), ("%1$@", "%١$@"),
    ("%1$@", "%$1@"), ("%1$@", "1$@"), ("%1$@", "1$ @"), ("%@", "% @"), ("%@", "%\u{A0}@"), ("%@", "%＠"),
    ("%1$d", "%1$ d"), ("%1$d", "%1$ｄ"), ("%1$lld", "%1$ lld"), ("%1$lld", "%1$ll d"), ("%lld", "%ll d"),
    ("%1$.2f", "%1$.2 f"), ("%.2f", "%.2 f"), ("%.2f", "%.2\u{A0}f"), ("%1$02d", "%1$02 d"), ("%*d", "%* d"),
    ("%1$@", "%0$ @"), ("%1$@", "%0$@"), ("%1$@", "%99999$ @"), ("%1$@", "%1$y"), ("%d", "%D"),
    ("%#@x@", "%#@ x@"), ("%#@files@", "%#@files"), ("%1$#@files@", "%1$#@files"),
  ]

  @Test(arguments: damaged)
  func `the quote and the caret reach the end of what was torn`(source: String, damaged: String) throws {
    for after in [" da", "", ", da"] {
      let run = try Self.run("So: \(source)", "So: \(damaged)\(after)")
      let root = try #require(try run.jsonLines().first)
      let finding = try #require((root["diagnostics"] as? [[String: Any]])?.first, "\(damaged)")
      // Messages quote on one line, with one blank for several.
      let quoted = damaged.replacing("  ", with: " ")
      #expect((finding["message"] as? String)?.dropFirst().hasPrefix(quoted) == true, "\(finding["message"] ?? "")")
      let start = try #require(finding["column"] as? Int)
      #expect(try #require(finding["endColumn"] as? Int) - start == damaged.unicodeScalars.count)
    }
  }

  /// After the tear a word starts, which is not part of the placeholder.
  @Test(arguments: [
    ("%1$d", "%1$ damals", "%1$"), ("%1$@", "%1$ und", "%1$"), ("%.2f", "%.2 für", "%.2"),
    ("%1$@", "%1$", "%1$"), ("%1$@", "%1$ \n\n @", "%1$"), ("%#@x@", "%#@ ", "%#@"), ("%#@n@", "%#@n.", "%#@n"),
  ])
  func `words after a damaged placeholder are not quoted`(source: String, target: String, quoted: String) throws {
    let run = try Self.run(source, target)
    #expect(run.output.contains("\"message\":\"'\(quoted)' "), "\(run.output)")
  }
}
