import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// Follows the advice of the findings about placeholders, as a translator would.
@Suite struct PlaceholderAdviceTests {
  static let checks: Set<ExactText> = [
    "missing-placeholder", "extra-placeholder", "placeholder-type", "malformed-placeholder",
    "ambiguous-placeholder-order", "unescaped-percent",
  ]

  static let cases = CheckExampleTests.cases.filter {
    checks.contains($0.check.id) && $0.example.isTriggering
  }

  @Test(arguments: cases)
  func `a text in which all advice was followed has no such defect`(each: CheckExampleTests.Case) throws {
    let run = each.run
    var bytes = run.source.bytes
    var left = run.findings.filter { Self.checks.contains($0.id) }
    for _ in 0..<8 where !left.isEmpty {
      let first = try #require(left.first)
      let advised = Self.fix(first, in: bytes)
      let fix = try #require(advised, "\(first.id) says nothing that can be done: \(first.help ?? "")")
      bytes = run.format.applying([fix], to: bytes).bytes
      left = lint(bytes, each.example, run.format)
    }
    #expect(left.isEmpty, "\(String(decoding: bytes, as: UTF8.self)) \(left)")
  }

  private func lint(_ bytes: [UInt8], _ example: PageExample, _ format: CatalogFormat) -> [Finding] {
    let input = LintInput(name: example.file, bytes: bytes, format: format)
    return Linter(configuration: LintConfiguration(set: .all)).lint([input]).findings
      .filter { Self.checks.contains($0.id) }
  }

  /// The advice of a finding: its fix, or else its help.
  private static func fix(_ finding: Finding, in bytes: [UInt8]) -> Fix? {
    if let fix = finding.fix { return fix }
    let help = finding.help ?? ""
    func replacing(with text: some StringProtocol) -> Fix {
      Fix(isSafe: false, edits: [.init(finding.span, with: ExactText(String(text)))])
    }
    if help.hasPrefix("Delete ") { return replacing(with: "") }
    if let found = finding.message.firstMatch(of: /: write (.+)$/) { return replacing(with: found.1) }
    if let found = help.firstMatch(of: /(?:Put|Copy) (.+) (?:where|from the source to)/) {
      let names = found.1.replacing(#/ \(value \d+\)/#, with: "").split(separator: ", ").joined(separator: " ")
      return Fix(
        isSafe: false, edits: [.init(SourceSpan(at: finding.span.end), with: ExactText(" " + names))])
    }
    if let found = help.firstMatch(of: /in the source: (.+)$/) { return replacing(with: found.1) }
    if let found = help.firstMatch(of: /^Write (\S+) in the translation, and correct/) {
      return replacing(with: found.1)
    }
    if let found = help.firstMatch(of: /^Write (%\S*[a-z@%])/) { return replacing(with: found.1) }
    if help.contains("write %% to show"), finding.message.hasPrefix("'%") {
      return Fix(isSafe: false, edits: [.init(SourceSpan(at: finding.span.start), with: "%")])
    }
    if help.hasPrefix("Copy the brackets"), let open = finding.message.firstIndex(of: "'"),
      open < finding.message.endIndex
    {
      return replacing(with: "{N, plural, other {# min}}")
    }
    return nil
  }
}
