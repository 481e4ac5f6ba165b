import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

@Suite struct CheckExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let check: CheckDescription
    let run: ExampleRun
    let testDescription: String
    var example: PageExample { run.example }
  }

  static func examples(of check: CheckDescription) -> [PageExample] { CheckPage.about(check.id)?.examples ?? [] }

  static let cases = Checks.types.flatMap { check in
    examples(of: check).enumerated().map { index, example in
      Case(check: check, run: ExampleRun(example), testDescription: "\(check.id) \(index + 1)")
    }
  }

  @Test(arguments: cases)
  func `every check finds what its own examples mark, and nothing else`(each: Case) {
    let run = each.run
    let found = run.findings(of: each.check)
    #expect(found.map(\.span.start) == run.marks, "\(run.findings)")
    #expect(found.allSatisfy { $0.file == each.example.file })
    let severities = [each.check.kind.severity] + each.check.kind.milderSeverities
    #expect(found.allSatisfy { severities.contains($0.severity) })
    #expect(each.example.isTriggering == !run.marks.isEmpty)
  }

  @Test(arguments: cases)
  func `every message and every help starts with a capital and ends without a full stop`(each: Case) {
    for finding in each.run.findings(of: each.check) {
      for text in [finding.message, finding.help ?? ""] {
        #expect(!text.isEmpty && !text.hasSuffix(".") && text.first?.isLowercase == false, "\(text)")
      }
    }
  }

  @Test(arguments: cases)
  func `the fixes of a check turn an example into its corrected text`(each: Case) {
    let run = each.run
    let fixes = run.findings(of: each.check).compactMap(\.fix)
    #expect(fixes.isEmpty == (each.example.corrected == nil), "an example with fixes says what they make of it")
    guard let corrected = each.example.corrected else { return }
    let fixed = run.format.applying(fixes, to: run.source.bytes)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == corrected)
    #expect(fixed.isApplied.allSatisfy { $0 })
  }

  @Test func `edits are applied by their spans`() {
    let text = SourceText(name: "a", bytes: Array("α 1$@\nβ  γ".utf8))
    func place(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }
    let insertion = Fix(isSafe: true, edits: [.init(SourceSpan(at: place(1, 3)), with: "%")])
    let removal = Fix(isSafe: true, edits: [.init(SourceSpan(start: place(2, 2), end: place(2, 3)), with: "")])
    let fixed = CatalogFormat.xliff12.applying([removal, insertion], to: text.bytes)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "α %1$@\nβ γ")
  }

  @Test func `every check has examples of both kinds`() {
    for check in Checks.types {
      let examples = Self.examples(of: check)
      #expect(examples.contains { $0.isTriggering }, "\(check.id)")
      #expect(examples.contains { !$0.isTriggering }, "\(check.id)")
    }
  }

  static let placeholderChecks: Set<ExactText> = [
    "missing-placeholder", "extra-placeholder", "placeholder-type", "malformed-placeholder", "undefined-substitution",
    "ambiguous-placeholder-order", "count-dropped", "argument-mismatch",
  ]

  @Test(arguments: cases)
  func `no two checks of placeholders blame the same text`(each: Case) {
    var units: [ExactText: ExactText] = [:]
    for finding in each.run.findings where Self.placeholderChecks.contains(finding.id) {
      let other = units.updateValue(finding.id, forKey: finding.unit ?? "")
      #expect(other == nil || other == finding.id, "\(finding.id) and \(other ?? "")")
    }
  }

  // MARK: The list and the folders

  @Test func `every file in a folder of checks is listed, under the name of its type`() throws {
    let folder = packageFolder.appending(path: "Sources/Engine/Linting/Checks")
    let families = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix(".swift") }
    let files = try families.flatMap { try sourceFiles(in: "Sources/Engine/Linting/Checks/\($0)") }
    #expect(Set(Checks.all.map(\.id)).count == Checks.all.count)
    for (name, text) in files {
      let typeName = name.dropLast(".swift".count)
      #expect(Checks.types.contains { text.contains("\n/// \($0.kind.summary)\nenum \(typeName): ") }, "\(name)")
    }
  }

  @Test func `a check is found by its id`() {
    #expect(Checks.named("untranslated")?.level == .unit)
    #expect(Checks.named("Untranslated") == nil)
  }

  /// One page a check, to be read by a person: what it says about its examples, as the command prints it.
  @Test(arguments: Checks.types.map { Labelled($0.id.string, $0) })
  func `what a check says about its examples is as reviewed`(check: Labelled<CheckDescription>) throws {
    var page = ""
    for (index, example) in Self.examples(of: check.value).enumerated() where example.isTriggering {
      let run = ExampleRun(example)
      let found = run.findings(of: check.value)
      let report = Report(fileCount: 1, unitCount: 0, findings: found, sources: [run.source])
      page += "Example \(index + 1)\n\n" + ReportFormat.text.text(of: report)
    }
    try GoldenFile("Tests/LintingTests/Fixtures/Checks/\(check.value.id).txt").expect(page)
  }
}
