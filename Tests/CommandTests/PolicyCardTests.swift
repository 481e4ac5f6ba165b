import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting

@testable import WatchwordCommand
@testable import WatchwordRuns

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The statements on the card of a policy are true.
@Suite struct PolicyCardTests {
  /// The shipped policies, and some of those with an example of a rule.
  private static let policies: [PasswordPolicy] =
    ShippedPolicy.all.compactMap { PolicyFormat.read($0.source).value?.policy }
    + Rounds.sample(RuleKind.all.flatMap(\.examples), 24)
    .map { PasswordPolicy(rules: [.length(LengthRule(minimum: 6)), $0.rule]) }

  @Test func `the good example is accepted, and each bad one breaks its rule alone`() throws {
    for policy in Self.policies where policy.contradictions.isEmpty {
      let examples = CardExamples(of: policy, .system())
      let context = AssessmentContext(
        userID: CardExamples.userID, personalWords: [CardExamples.personalWord], currentPassword: examples.current,
        strengthScore: PolicyHost.system().strengthScorer(
          for: policy, userWords: [CardExamples.userID, CardExamples.personalWord]))
      let rules = policy.rules.map(\.json)
      if let good = examples.good { #expect(policy.assess(good, in: context).verdict != .unmet, "\(rules)") }
      for bad in examples.bad {
        let broken = policy.assess(bad.password, in: context).rules.filter { $0.state.name == "unmet" }.map(\.rule)
        #expect(broken == [bad.rule], "\(rules): \(bad.password)")
      }
    }
  }

  @Test func `every rule of the shipped policies that a password can break has an example`() throws {
    for shipped in ShippedPolicy.all {
      let policy = try #require(PolicyFormat.read(shipped.source).value?.policy)
      let examples = CardExamples(of: policy, .system())
      #expect(examples.good != nil, "\(shipped.name)")
      // Every common password breaks another rule of this policy too, or is not found among the longest.
      let exempt: [ExactText] = shipped.name == "relid-strict" ? ["history", "common-password"] : ["history"]
      // A user ID or a personal word that is the whole password is shorter than these policies require.
      let expected = policy.rules.filter { !exempt.contains($0.id) && !$0.json.contains(#""match":"whole""#) }
      #expect(examples.bad.map(\.rule) == expected, "\(shipped.name)")
    }
  }

  @Test func `examples are the same in every run`() throws {
    let runs = try (0..<2).map { _ in try CommandRun(["policy", "show", "pci-dss-4", "--locale", "en"]).output }
    #expect(runs[0] == runs[1] && runs[0].contains("✓ maple river 47\n"))
  }

  /// A policy, the bits of its shortest passwords by pencil and paper, in tenths, and their length.
  static let strengths: [Case<String, [Int]?>] = [
    Case(
      "four digits", #"{"rule": "length", "min": 4, "max": 4}, {"rule": "allowed-characters", "classes": ["digits"]}"#,
      [133, 4]),
    Case("eight of 95", #"{"rule": "length", "min": 8}"#, [526, 8]),
    Case("one letter of 52", #"{"rule": "letters"}, {"rule": "allowed-characters", "classes": ["letters"]}"#, [57, 1]),
    Case("nothing at all", "", [0, 0]),
    Case("longer than is counted", #"{"rule": "length", "min": 2000}"#, nil),
  ]

  @Test(arguments: strengths) func `the strength is that of the shortest passwords`(
    policy: Case<String, [Int]?>
  ) throws {
    let strength = ShortestStrength(of: try PasswordPolicy("{\"version\": 1, \"rules\": [\(policy.given)]}"))
    #expect(strength.map { [$0.tenthsOfBits, $0.length] } == policy.expected)
  }

  /// A policy with markup in every text of its own.
  private static let hostile = #"""
    {"version": 1, "description": "</p><script>alert(1)</script> & `x` \u202e", "rules": [
      {"rule": "length", "min": 4}, {"rule": "forbidden-characters", "characters": "<>&\"'`|*_"},
      {"rule": "personal-words", "words": ["<b>acme</b>"]}]}
    """#

  @Test(arguments: ["en", "ar", "he", "ja"]) func `the page is well-formed, and nothing in it is markup of the policy`(
    locale: String
  ) throws {
    let run = try CommandRun(
      ["policy", "show", "-", "--locale", locale, "--format", "html", "--stdin-filename", "<i>&.json"],
      input: Array(Self.hostile.utf8))
    #expect(run.exitCode == 0, "\(run.errors)")
    for tag in ["<script", "<b>acme", "<i>", "\u{202E}"] { #expect(!run.output.contains(tag)) }
    let direction = ["ar", "he"].contains(locale) ? "rtl" : "ltr"
    #expect(run.output.contains("<ul lang=\"\(locale)\" dir=\"\(direction)\">"))
    let parser = XMLParser(data: Data(run.output.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for resource in ["http:", "https:", "src=", "<link", "@import", "url("] { #expect(!run.output.contains(resource)) }
  }

  @Test func `Markdown holds no markup of the policy`() throws {
    let run = try CommandRun(
      ["policy", "show", "-", "--locale", "en", "--format", "markdown"], input: Array(Self.hostile.utf8))
    #expect(run.output.contains(#"\</p\>\<script\>alert(1)\</script\> \& \`x\` \\u\{202E\}"#), "\(run.output)")
  }

  static let codes: [Case<String, String>] = [
    Case("plain", "abc", "`abc`"), Case("a backtick", "a`b", "``a`b``"), Case("two in a row", "a``b`", "``` a``b` ```"),
    Case("blanks at both ends", " a ", "`  a  `"), Case("a line break", "a\nb", "`a b`"),
  ]

  @Test(arguments: codes) func `any password is code in Markdown`(text: Case<String, String>) {
    #expect(Markdown.code(text.given) == text.expected)
  }

  @Test func `a policy that nothing meets, or without rules, has a card too`() throws {
    let empty = try CommandRun(
      ["policy", "show", "-", "--locale", "en"], input: Array(#"{"version": 1, "rules": []}"#.utf8))
    #expect(empty.exitCode == 0 && empty.output.contains("✓ maple river candle"), "\(empty.output)")
    let long = try CommandRun(
      ["policy", "show", "-", "--locale", "en"],
      input: Array(#"{"version":1,"rules":[{"rule":"length","min":100000}]}"#.utf8))
    #expect(long.exitCode == 0 && !long.output.contains("Examples (do not use)"), "\(long.output)")
  }
}
