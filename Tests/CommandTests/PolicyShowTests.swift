import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

@Suite struct PolicyShowTests {
  /// Rules whose sentence for users leaves something out, and the clause that adds it.
  private static let details: [Case<String, String>] = [
    Case(
      "bytes are counted", #"{"rule": "length", "max": 72, "unit": "utf8"}"#, "(a byte of UTF-8 counts as a character)"),
    Case(
      "UTF-16 is counted", #"{"rule": "length", "min": 8, "unit": "utf16"}"#,
      "(a UTF-16 code unit counts as a character)"),
    Case(
      "what people see is counted", #"{"rule": "length", "min": 8, "unit": "grapheme"}"#,
      "(a grapheme cluster, what people see as one character, counts as a character"),
    Case("ASCII digits", #"{"rule": "digits", "repertoire": "ascii"}"#, "(only ASCII characters count)"),
    Case(
      "own special characters", #"{"rule": "special", "characters": "!\u001b?"}"#, #"(only these count: !\u{1B}?)"#),
    Case("ASCII classes", #"{"rule": "classes", "min": 3, "repertoire": "ascii"}"#, "(only ASCII characters count)"),
    Case(
      "the user id backwards", #"{"rule": "user-id", "reversed": true}"#,
      "Do not use your user name in the password, even backward\n"),
    Case(
      "the policy's own words", #"{"rule": "personal-words", "words": ["acme", "zeta"]}"#,
      "(the policy's own words: acme, zeta)"),
    Case(
      "short words", #"{"rule": "personal-words", "minLength": 4}"#, "(words of fewer than 4 characters are ignored)"),
    Case("long sequences", #"{"rule": "sequence", "length": 5}"#, "(5 characters or more)"),
    Case(
      "an example of five", #"{"rule": "sequence", "length": 5}"#, "Do not use sequences such as 12345 or abcde\n"),
    Case(
      "an example on the keyboard", #"{"rule": "sequence", "length": 4, "keyboard": true}"#,
      "Do not use sequences such as 1234, abcd, or qwerty\n"),
    Case(
      "a long example on the keyboard", #"{"rule": "sequence", "length": 8, "keyboard": true}"#,
      "such as 12345678, abcdefgh, or qwertyui\n"),
    Case("an example that is cut", #"{"rule": "sequence", "length": 12}"#, "such as 123456789… or abcdefghi…\n"),
  ]

  /// The card of a policy with these rules.
  private static func card(of rules: String) throws -> String {
    let source = SourceText(name: "-", bytes: Array("{\"version\": 1, \"rules\": [\(rules)]}".utf8))
    let reading = PolicyFormat.read(source)
    try #require(reading.isSound)
    let renderer = Renderer(catalogs: ShippedCatalogs.catalogs(for: .english), locale: .english)
    let file = PolicyFile(name: "-", document: try #require(reading.value), source: source)
    return PolicyCard(file, renderer, assuming: AuditAssumptions(), .system()).text(in: .text)
  }

  @Test(arguments: details)
  func `no part of a rule is left out`(rule: Case<String, String>) throws {
    let card = try Self.card(of: rule.given)
    #expect(card.contains(rule.expected), "\(card)")
  }

  @Test(arguments: Rounds.sample(details, 1))
  func `the command prints the card`(rule: Case<String, String>) throws {
    let run = try CommandRun(
      ["policy", "show", "-", "--locale", "en"], input: Array("{\"version\": 1, \"rules\": [\(rule.given)]}".utf8))
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output == (try Self.card(of: rule.given)))
  }

  @Test func `what everybody expects is not mentioned`() throws {
    let given = #"{"rule": "length", "min": 8}, {"rule": "digits"}, {"rule": "user-id"}, {"rule": "sequence"}"#
    // Standards and examples come after an empty line.
    let rules = try #require(Self.card(of: given).split(separator: "\n\n").first)
    #expect(rules.split(separator: "\n").filter { $0.hasSuffix(")") }.count == 1)
  }

  @Test func `the policy's description is shown`() throws {
    let policy = Array(#"{"version": 1, "description": "For \u001b all", "rules": []}"#.utf8)
    #expect(try CommandRun(["policy", "show", "-"], input: policy).output.contains("\n  For \\u{1B} all\n"))
    let json = try CommandRun(["policy", "show", "-", "--format", "json"], input: policy).jsonLines().first
    #expect(json?["description"] as? String == "For \u{1B} all")
  }
}
