import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  /// The German catalogue without the number in one text.
  static func flawed(encoding: String = "UTF-8") throws -> String {
    let german = try String(contentsOf: packageFolder.appending(path: "Locales/de.xliff"), encoding: .utf8)
    return german.replacing(">Mind. %lld Buchstaben<", with: ">Mind. Buchstaben<")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"\(encoding)\"")
  }

  @Test func `the shipped catalogues and overlays are clean`() throws {
    let run = try CommandRun(["lint", "Overlays", "Locales", "--fail-level", "info"])
    let overlays =
      FileManager.default.enumerator(atPath: packageFolder.appending(path: "Overlays").path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".xliff") } ?? []
    let count = try TestSupport.names(in: "Locales", endingWith: ".xliff").count + overlays.count
    #expect(run.exitCode == 0 && run.output == "", "\(run.output.prefix(3000))")
    #expect(!overlays.isEmpty && run.errors == "No findings in \(count) files\n", "\(run.errors)")
  }

  @Test func `a lost placeholder is found at its place`() throws {
    let run = try CommandRun(
      ["lint", "-", "--stdin-filename", "de.xliff", "--format", "json"], input: Array(try Self.flawed().utf8))
    #expect(run.exitCode == 1)
    let root = try #require(try run.jsonLines().first)
    #expect(root["version"] as? Int == 1)
    let summary = try #require(root["summary"] as? [String: Int])
    #expect(summary["files"] == 1 && summary["errors"] == 1 && summary["warnings"] == 0 && summary["infos"] == 0)
    let finding = try #require((root["diagnostics"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == "de.xliff" && finding["severity"] as? String == "error")
    #expect(finding["unit"] as? String == "rule.letters.min.checklist|==|plural.other")
    #expect(finding["fixable"] == nil, "there is no fix for this one")
    let line = try #require(finding["line"] as? Int)
    let text = try Self.flawed().split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let column = try #require(finding["column"] as? Int)
    #expect(text.dropFirst(column - 1).hasPrefix("Mind. Buchstaben<"))
  }

  @Test func `a file in UTF-16 has the same places, and its lines are shown`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "de.xliff")
    try #require(try Self.flawed(encoding: "UTF-16").data(using: .utf16)).write(to: url)
    let wide = try CommandRun(["lint", "de.xliff"], in: folder.url)
    try Data(Self.flawed().utf8).write(to: url)
    let narrow = try CommandRun(["lint", "de.xliff"], in: folder.url)
    #expect(wide.output == narrow.output && wide.output.contains(" | <target state=\"translated\">Mind. Buchstaben"))
  }

  @Test(arguments: [
    (["--only", "count-dropped"], 1), (["--except", "count-dropped"], 0), (["--fail-level", "error"], 1),
    (["--only", "untranslated, unknown-unit"], 0), (["--only", "count-droped"], 2), (["--base", "/nowhere"], 2),
    (["--base", "Policies/strong.json"], 2),
    (["--policy", "Policies/relid-strict.json"], 1), (["--base", "Locales/en.xliff"], 1),
  ])
  func `options choose what is looked for`(options: [String], exitCode: Int) throws {
    let flawed = try Self.flawed()
    let units = flawed.matches(
      of: /<trans-unit id="rule\.letters\.min\.checklist.*?<\/trans-unit>\n/.dotMatchesNewlines())
    let start = flawed.prefix(upTo: try #require(flawed.firstRange(of: "<trans-unit")).lowerBound)
    let catalog = start + units.map { String($0.output) }.joined() + "</body></file></xliff>"
    let run = try CommandRun(["lint", "-"] + options, input: Array(String(catalog).utf8))
    #expect(Int(run.exitCode) == exitCode, "\(run.output)\(run.errors)")
  }

  @Test func `a contradictory policy is reported with its place and the reason`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write("{\n  \"minL\": 20,\n  \"maxL\": 8\n}\n", to: "own.json")
    let run = try CommandRun(["policy", "validate", policy, "--format", "concise"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("own.json:2:11: error: ") && run.output.contains("minimum length (20)"))
  }
}
