import Foundation
import TestSupport
import Testing
import WatchwordReporting

/// The formats of `lint` and `policy validate`, and the scripts that run the command for others.
@Suite struct ReportCommandTests {
  static let flawed = """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" \
    target-language="de-AT" datatype="plaintext"><body><trans-unit id="a"><source>Delete %@?</source>\
    <target>Weg</target></trans-unit></body></file></xliff>
    """

  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(flawed, to: "de-AT.xliff")
    return folder
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `every format reports findings of catalogues and policies`(id: String) throws {
    let folder = try Self.folder()
    let lint = try CommandRun(["lint", "./de-AT.xliff", "--format", id], in: folder.url)
    #expect(lint.exitCode == 1 && lint.output.contains("missing-placeholder"))
    let validate = try CommandRun(
      ["policy", "validate", "-", "--format", id], input: Array("{\"minL\": 20, \"maxL\": 8}".utf8))
    #expect(validate.exitCode == 1 && validate.output.contains("contradiction"))
  }

  @Test func `SARIF describes the checks that found something, and names the version`() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", ".", "--format", "sarif"], in: folder.url)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let sarif = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((sarif["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let version = try CommandRun(["--version"]).output.prefix { $0 != " " }
    #expect(driver["version"] as? String == String(version))
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["missing-placeholder"])
    let help = try #require(rules[0]["help"] as? [String: String])
    #expect(help["text"]?.hasPrefix("The translation lacks a placeholder of its source.") == true)
    #expect(help["markdown"]?.contains("**What to do:** put the placeholder") == true)
    #expect(run.output.contains("\"uri\":\"de-AT.xliff\",\"uriBaseId\":\"%SRCROOT%\""))
  }

  @Test func `a page groups findings by language`() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", "de-AT.xliff", "--format", "html"], in: folder.url)
    #expect(run.output.contains("<h2>German (de-AT)</h2>") && run.errors.isEmpty)
  }

  @Test func `a build fails as the command does`() throws {
    let unit = Self.flawed.replacing("<target>Weg</target>", with: "")
    let folder = try TemporaryFolder()
    _ = try folder.write(unit, to: "de-AT.xliff")
    for (level, exitCode, failures) in [("error", 0, 0), ("warning", 1, 1)] as [(String, Int32, Int)] {
      let run = try CommandRun(["lint", "de-AT.xliff", "--format", "junit", "--fail-level", level], in: folder.url)
      #expect(run.exitCode == exitCode && run.output.contains("tests=\"1\" failures=\"\(failures)\""))
    }
  }

  // MARK: The action

  /// A run of the script of `Actions/lint-catalogues` with these inputs.
  static func action(_ inputs: [String: String], in folder: TemporaryFolder) throws -> CommandRun {
    let path = "\(CommandRun.executable.deletingLastPathComponent().path):/usr/bin:/bin"
    return try CommandRun(
      [], environment: inputs.merging(["PATH": path]) { $1 }, in: folder.url,
      executable: packageFolder.appending(path: "Actions/lint-catalogues/lint.sh"))
  }

  @Test func `the action annotates, writes SARIF, and fails as the command does`() throws {
    let folder = try Self.folder()
    let run = try Self.action(["INPUT_PATHS": ".", "INPUT_ARGUMENTS": "", "INPUT_SARIF": "out.sarif"], in: folder)
    #expect(run.exitCode == 1 && run.output.hasPrefix("::error file=de-AT.xliff,line=1,"))
    let sarif = try String(contentsOf: folder.url.appending(path: "out.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"ruleId\": \"missing-placeholder\""))
    let clean = try Self.action(
      ["INPUT_PATHS": "de-AT.xliff\n\n", "INPUT_ARGUMENTS": "--except\nmissing-placeholder\n"], in: folder)
    #expect(clean.exitCode == 0 && clean.output == "No findings at or above the level that fails\n")
    // What looks like an option is a path, and a report of another run does not stay.
    let none = try Self.action(["INPUT_PATHS": "--write-baseline=x.json", "INPUT_SARIF": "new/out.sarif"], in: folder)
    #expect(none.exitCode == 2 && none.output.hasPrefix("::error::"), "\(none.output) \(none.errors)")
    _ = try folder.write("{}", to: "out.sarif")
    #expect(try Self.action(["INPUT_PATHS": "missing", "INPUT_SARIF": "out.sarif"], in: folder).exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out.sarif").path))
  }

  @Test func `the action runs no input`() throws {
    let folder = try Self.folder()
    let input = "$(touch ran) `touch ran`; touch ran"
    let run = try Self.action(["INPUT_PATHS": input, "INPUT_ARGUMENTS": input, "INPUT_SARIF": "x.sarif"], in: folder)
    #expect(run.exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "ran").path))
    let action = try String(
      contentsOf: packageFolder.appending(path: "Actions/lint-catalogues/action.yml"), encoding: .utf8)
    let scripts = action.components(separatedBy: "      run: ").dropFirst()
    #expect(scripts.count == 2)
    // A step's script ends where the next step begins.
    for script in scripts { #expect(!script.components(separatedBy: "- name:")[0].contains("${{")) }
  }
}
