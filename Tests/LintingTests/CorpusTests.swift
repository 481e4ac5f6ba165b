import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

@Suite struct CorpusTests {
  /// The catalogues of one project, linted together; nothing where they are not there.
  static func report(
    on project: String, _ configuration: LintConfiguration = LintConfiguration()
  ) throws -> Report? {
    guard let url = shared("corpora/\(project)") else { return nil }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let inputs = try names.filter { $0.hasSuffix(".xliff") }.sorted().map {
      LintInput(name: ExactText($0), bytes: Array(try Data(contentsOf: url.appending(path: $0))), format: .xliff12)
    }
    return Linter(configuration: configuration).lint(inputs)
  }

  /// Each finding but `untranslated`, checked by eye: `file:line check`.
  @Test(arguments: [
    // The Czech text lost the app's name.
    ("focus-ios", ["cs.xliff:276 missing-placeholder"]),
    // A text of the project is really empty.
    ("gomap", ["en.xliff:846 empty-source"]),
    // A sample put together from an Italian and an English export; the Italian texts lack the form for millions.
    (
      "moz-l10n",
      [
        "xcode.xliff:35 missing-plural-category", "xcode.xliff:43 missing-plural-category",
        "xcode.xliff:49 mixed-target-languages",
      ]
    ),
  ])
  func `real catalogues have the defects that a person sees, and no others`(
    project: String, expected: [String]
  ) throws {
    guard let report = try Self.report(on: project) else { return }
    let found = report.findings.filter { $0.id != "untranslated" }
      .map { "\($0.file):\($0.span.start.line) \($0.id)" }
    #expect(found.sorted() == expected.sorted())
  }

  @Test(arguments: [("focus-ios", 80), ("gomap", 229), ("moz-l10n", 9)])
  func `every text without a translation is reported once`(project: String, expected: Int) throws {
    let configuration = LintConfiguration(only: ["untranslated"])
    guard let report = try Self.report(on: project, configuration) else { return }
    let untranslated = report.findings.filter { $0.id == "untranslated" }
    #expect(untranslated.count == expected)
    #expect(Set(untranslated.map { "\($0.file):\($0.span.start.line)" }).count == untranslated.count)
    #expect(untranslated.allSatisfy { $0.severity == .warning && !$0.message.utf8.contains(0x0A) })
  }
}
