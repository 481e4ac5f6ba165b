import Foundation
import TestSupport
import Testing
import WatchwordPolicy

/// What one command or function refuses the others refuse, and what one reports the others know.
@Suite struct SameJudgementTests {
  // MARK: One shape of an assessment

  @Test(arguments: [
    Case("too long", #"{"maxL": 4}"#, #""text":"Max. 4 characters","hint":"Remove 5 characters","excess":5}"#),
    Case("too short", #"{"minL": 12}"#, #""text":"Min. 12 characters","hint":"3 more characters","missing":3}"#),
    Case(
      "a forbidden character", #"{"charsNotAllowed": "c"}"#,
      #""text":"Without this character: “c”","hint":"Remove the character that is not allowed"}"#),
  ])
  func `an unmet rule has its text, what is still to do, and by how much`(
    rule: Case<String, String>
  ) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(rule.given, to: "policy.json")
    let run = try CommandRun(["check", policy, "--locale", "en", "--format", "json"], input: Array("abcdefghi\n".utf8))
    #expect(run.output.hasSuffix("\"state\":\"unmet\",\(rule.expected)],\"judgedElsewhere\":[]}\n"), "\(run.output)")
  }

  @Test func `an undetermined rule has a reason`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(
      #"{"version": 1, "rules": [{"rule": "history", "count": 4}, {"rule": "user-id"}]}"#, to: "policy.json")
    let run = try CommandRun(["check", policy, "--format", "json"], input: Array("x\n".utf8))
    let rules = try #require(try run.jsonLines().first?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["reason"] as? String } == ["serverOnly", "notGiven"])
    #expect(rules.allSatisfy { $0["hint"] == nil && $0["missing"] == nil })
  }

  // MARK: One list of the texts that a policy can show

  /// A rule of every id: of its examples, the first that does not contradict those of other rules.
  private static let rules: [PasswordRule] = RuleKind.all.reduce(into: []) { rules, kind in
    for id in kind.ids {
      let examples = kind.examples.lazy.map(\.rule).filter { $0.id == id }
      rules += examples.filter { [rules] in PasswordPolicy(rules: rules + [$0]).contradictions.isEmpty }.prefix(1)
    }
  }

  /// The ids in quotation marks or after "The text " that begin as texts of rules do.
  private static func texts(in lines: String) -> Set<String> {
    Set(lines.matches(of: #/(rule|class)\.[a-z0-9.-]+[a-z0-9]/#).map { String($0.output.0) })
  }

  /// German with none of the texts.
  private static func folder() throws -> (folder: TemporaryFolder, policy: String) {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
          <body><trans-unit id="other"><source>New</source><target>Neu</target></trans-unit></body>
        </file>
      </xliff>
      """, to: "de.xliff")
    let policy = #"{"version": 1, "rules": [\#(rules.map(\.json).joined(separator: ", "))]}"#
    return (folder, try folder.write(policy, to: "policy.txt"))
  }

  @Test func `the policy has a rule of every kind`() {
    #expect(Self.rules.map(\.id) == RuleKind.allIDs)
  }

  @Test func `lint demands each text that check, text and policy show miss, and no other`() throws {
    let (folder, policy) = try Self.folder()
    let locales = ["--locale", "de", "--locales", folder.url.path]
    let commands =
      [
        ["check", policy], ["check", policy, "--style", "requirement"], ["text", policy],
        ["text", policy, "--style", "summary"],
        // The card's examples for a policy of every rule take minutes where the command is not optimised.
      ] + (Rounds.isWhole ? [["policy", "show", policy]] : [])
    let missed = try commands.reduce(into: Set<String>()) { missed, command in
      missed.formUnion(Self.texts(in: try CommandRun(command + locales, input: Array("x\n".utf8)).errors))
    }
    let lint = try CommandRun(
      ["lint", folder.url.path, "--policy", policy, "--only", "uncovered-rule-text", "--format", "concise"])
    let demanded = Self.texts(in: lint.output)
    #expect(missed == demanded, "\(missed.symmetricDifference(demanded).sorted())")
    #expect(demanded.contains("rule.repetition.max.missing") && demanded.contains("class.digits.name"))
    #expect(!demanded.contains { $0.hasPrefix("rule.history.") && $0.hasSuffix(".missing") })
  }

  @Test func `no shipped catalogue has a text that cannot be shown`() throws {
    for name in ShippedCatalogTests.names {
      let text = try TextCommandTests.shipped(name)
      #expect(!text.contains("rule.history.count.missing"), "\(name)")
    }
  }

  // MARK: One idea of a source catalogue

  /// Catalogues whose target language is their source language, or is not, without a target.
  @Test(arguments: [
    Case("the same", (source: "en", target: "en"), true), Case("in full", (source: "en", target: "en-US"), true),
    Case("in letters of another case", (source: "EN", target: "en"), true),
    Case("with its script", (source: "ru", target: "ru-Cyrl-RU"), true),
    Case("another region", (source: "en", target: "en-GB"), false),
    Case("another language", (source: "en", target: "de"), false),
  ])
  func `where lint asks for no translation, compile takes the source`(
    languages: Case<(source: String, target: String), Bool>
  ) throws {
    let folder = try TemporaryFolder()
    let (source, target) = languages.given
    _ = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a.strings" source-language="\(source)" target-language="\(target)" datatype="plaintext">
          <body><trans-unit id="a"><source>Salt</source></trans-unit></body>
        </file>
      </xliff>
      """, to: "\(target).xliff")
    let lint = try CommandRun(
      ["lint", "\(target).xliff", "--only", "untranslated", "--format", "concise"], in: folder.url)
    let compile = try CommandRun(["compile", "\(target).xliff", "-o", "out"], in: folder.url)
    let leftOut = languages.expected ? "" : "\(target).xliff: 1 of 1 unit is left out: 1 not translated\n"
    #expect(compile.exitCode == 0 && compile.errors == leftOut, "\(compile.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)
    let json = try String(contentsOf: folder.url.appending(path: "out/\(try #require(names.first))"), encoding: .utf8)
    #expect(lint.output.isEmpty == languages.expected, "\(lint.output)")
    #expect(json.contains("Salt") == languages.expected, "\(json)")
  }

  // MARK: Nothing is promised that does not exist

  @Test(arguments: [["lint", "-"], ["policy", "validate", "-"]])
  func `no finding claims to have a fix or to lack one`(command: [String]) throws {
    let run = try CommandRun(command + ["--format", "json"], input: Array(LintInputTests.flawed.utf8))
    #expect(run.output.contains("\"severity\":\"error\"") && !run.output.contains("fixable"), "\(run.output)")
  }
}
