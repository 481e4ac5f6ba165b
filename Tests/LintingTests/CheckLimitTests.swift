import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Texts on both sides of the numbers that checks of texts compare with.
@Suite struct CheckLimitTests {
  static let texts: [Case<(check: ExactText, source: String, target: String), Bool>] = [
    Case("words of three letters", ("all-caps", "Open it", "AUF IHR"), false),
    Case("a word of four letters among others", ("all-caps", "Open it", "ÖFFN ES"), true),
    Case("four letters in all", ("all-caps", "Go on", "AB ZU"), false),
    Case("a word of seven letters", ("all-caps", "The folders", "ORDNERN"), false),
    Case("a word of eight letters", ("all-caps", "The folders", "ORDNERIN"), true),
  ]

  @Test(arguments: texts)
  func `a check finds what reaches its limit, and nothing less`(
    _ each: Case<(check: ExactText, source: String, target: String), Bool>
  ) {
    let (check, source, target) = each.given
    let unit = "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    let report = Linter(configuration: LintConfiguration(only: [check])).lint([input(document("de", unit))])
    #expect(report.findings.map(\.id) == (each.expected ? [check] : []))
  }
}
