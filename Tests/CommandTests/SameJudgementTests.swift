import Foundation
import TestSupport
import Testing
import WatchwordPolicy

/// What is wrong at one door is wrong at the others, and what one command says the others know.
@Suite struct SameJudgementTests {
  // MARK: One shape of an assessment

  @Test(arguments: [
    Case("too long", #"{"maxL": 4}"#, #""text":"Max. 4 characters","hint":"Remove 5 characters","excess":5}"#),
    Case("too short", #"{"minL": 12}"#, #""text":"Min. 12 characters","hint":"3 more characters","missing":3}"#),
    Case(
      "something is there", #"{"charsNotAllowed": "c"}"#,
      #""text":"Without this character: “c”","hint":"Remove the character that is not allowed"}"#),
  ])
  func `a rule that is unmet says what it asks for, what is still to do, and by how much`(
    rule: Case<String, String>
  ) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(rule.given, to: "policy.json")
    let run = try CommandRun(["check", policy, "--locale", "en", "--format", "json"], input: Array("abcdefghi\n".utf8))
    #expect(run.output.hasSuffix("\"state\":\"unmet\",\(rule.expected)]}\n"), "\(run.output)")
  }

  @Test func `a rule that is undetermined says why`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(
      #"{"version": 1, "rules": [{"rule": "history", "count": 4}, {"rule": "user-id"}]}"#, to: "policy.json")
    let run = try CommandRun(["check", policy, "--format", "json"], input: Array("x\n".utf8))
    let rules = try #require(try run.jsonLines().first?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["reason"] as? String } == ["serverOnly", "notGiven"])
    #expect(rules.allSatisfy { $0["hint"] == nil && $0["missing"] == nil })
  }

  // MARK: One list of the texts that a policy can show

  /// A rule of every kind.
  private static let rules = """
    {"version": 1, "rules": [
      {"rule": "length", "min": 3, "max": 9}, {"rule": "digits", "min": 2}, {"rule": "classes", "min": 2},
      {"rule": "forbidden-characters", "characters": "<"}, {"rule": "allowed-characters", "characters": "ab1-"},
      {"rule": "required-pattern", "pattern": "^[a-z]"}, {"rule": "forbidden-pattern", "pattern": "[0-9]$"},
      {"rule": "repetition", "max": 2}, {"rule": "sequence"}, {"rule": "user-id"}, {"rule": "personal-words"},
      {"rule": "common-password"}, {"rule": "distinct-characters", "min": 2}, {"rule": "edge-white-space"},
      {"rule": "occurrences", "max": 3}, {"rule": "class-run", "max": 4}, {"rule": "white-space"}, {"rule": "palindrome"},
      {"rule": "number-range", "min": 1900, "max": 2099}, {"rule": "dates"}, {"rule": "passphrase-words", "min": 1},
      {"rule": "similarity"}, {"rule": "dictionary-words", "words": ["summer"]}, {"rule": "breached-password"},
      {"rule": "strength", "min": 1}, {"rule": "changed-characters", "min": 2}, {"rule": "variation-of-current"},
      {"rule": "expiry", "days": 90}, {"rule": "minimum-age", "age": 1},
      {"rule": "different-from-current"}, {"rule": "history", "count": 4}
    ]}
    """

  /// The ids in quotation marks or behind "The text " that begin as texts of rules do.
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
    return (folder, try folder.write(rules, to: "policy.txt"))
  }

  @Test func `the policy has a rule of every kind`() throws {
    let ids = try PasswordPolicy(Self.rules).rules.map(\.id)
    for kind in RuleKind.all { #expect(kind.ids.contains { ids.contains($0) }, "\(kind.ids) is missing") }
  }

  @Test func `lint demands each text that check, text and policy show miss, and no other`() throws {
    let (folder, policy) = try Self.folder()
    let locales = ["--locale", "de", "--locales", folder.url.path]
    let commands = [
      ["check", policy], ["check", policy, "--style", "requirement"], ["text", policy],
      ["text", policy, "--style", "summary"], ["policy", "show", policy],
    ]
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
  func `no finding is said to have a fix or to have none`(command: [String]) throws {
    let run = try CommandRun(command + ["--format", "json"], input: Array(LintInputTests.flawed.utf8))
    #expect(run.output.contains("\"severity\":\"error\"") && !run.output.contains("fixable"), "\(run.output)")
  }
}
