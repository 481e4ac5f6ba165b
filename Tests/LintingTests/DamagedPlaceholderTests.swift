import Testing
import WatchwordBasics
import WatchwordLinting

/// How much of a damaged placeholder a finding quotes and marks.
@Suite struct DamagedPlaceholderTests {
  static func findings(_ source: String, _ target: String) -> [Finding] {
    Linter(configuration: LintConfiguration(only: ["malformed-placeholder"]))
      .lint([input(document("de", unit(source, target)))]).findings
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
      let finding = try #require(Self.findings("So: \(source)", "So: \(damaged)\(after)").first, "\(damaged)")
      // Messages quote on one line, with one blank for several.
      let quoted = damaged.replacing("  ", with: " ")
      #expect(finding.message.dropFirst().hasPrefix(quoted), "\(finding.message)")
      #expect(finding.span.end.column - finding.span.start.column == damaged.unicodeScalars.count)
    }
  }

  /// After the tear a word starts, which is not part of the placeholder.
  @Test(arguments: [
    ("%1$d", "%1$ damals", "%1$"), ("%1$@", "%1$ und", "%1$"), ("%.2f", "%.2 für", "%.2"),
    ("%1$@", "%1$", "%1$"), ("%1$@", "%1$ \n\n @", "%1$"), ("%#@x@", "%#@ ", "%#@"), ("%#@n@", "%#@n.", "%#@n"),
  ])
  func `words after a damaged placeholder are not quoted`(source: String, target: String, quoted: String) {
    let found = Self.findings(source, target).map(\.message)
    #expect(found.contains { $0.hasPrefix("'\(quoted)' ") }, "\(found)")
  }
}
