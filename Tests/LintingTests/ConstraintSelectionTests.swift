import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// The constraints of XLIFF 2 are chosen, left out and judged as the checks are.
@Suite struct ConstraintSelectionTests {
  static let constraint: ExactText = "duplicate-segment-id"

  static let configurations: [Case<LintConfiguration, [Severity]>] = [
    Case("by default", LintConfiguration(), [.error]),
    Case("chosen alone", LintConfiguration(only: [constraint]), [.error]),
    Case("left out", LintConfiguration(except: [constraint]), []),
    Case("another one is chosen", LintConfiguration(only: ["duplicate-file-id"]), []),
  ]

  @Test(arguments: configurations)
  func `a constraint is looked for as the configuration says`(each: Case<LintConfiguration, [Severity]>) throws {
    let page = try #require(CheckPage.about(Self.constraint))
    let report = Linter(configuration: each.given).lint([
      input(try #require(page.examples.first).text, name: "a.xlf")
    ])
    #expect(report.findings.filter { $0.id == Self.constraint }.map(\.severity) == each.expected)
  }

  @Test func `every constraint is known by its id`() {
    for constraint in XLIFF2Constraint.all { #expect(Checks.named(constraint.kind.id)?.level == .reader) }
  }
}
