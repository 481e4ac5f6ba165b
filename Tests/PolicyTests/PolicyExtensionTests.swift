import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// Policies that extend others.
@Suite struct PolicyExtensionTests {
  /// The policies that can be extended.
  private static let texts = [
    "plain": native(#"{"rule": "length", "min": 8}, {"rule": "letters"}, {"rule": "digits", "min": 2}"#),
    "two": native(#"{"rule": "length", "max": 64}, {"rule": "special", "characters": "!"}, {"rule": "special"}"#),
    "relid": #"{"minL": 8, "minDg": 1, "msg": "The server says so", "SDKValidation": true}"#,
    "middle": #"{"version": 1, "description": "mine", "extends": "plain", "rules": [{"rule": "history", "count": 3}]}"#,
    "broken": native(#"{"rule": "lenght"}"#),
    "impossible": native(#"{"rule": "length", "min": 9, "max": 8}"#),
    "circle": #"{"version": 1, "extends": "round", "rules": []}"#,
    "round": #"{"version": 1, "extends": "circle", "rules": []}"#,
    "lost": #"{"version": 1, "extends": "nowhere", "rules": []}"#,
    "not JSON": "{",
  ]

  private static func read(_ json: String) -> Reading<PolicyDocument> {
    let bases = texts.sorted { $0.key < $1.key }
      .map { SourceText(name: ExactText($0.key), bytes: Array($0.value.utf8)) }
    return PolicyFormat.read(SourceText(name: "own", bytes: Array(json.utf8)), bases: .named(bases))
  }

  private static func extending(_ base: String, _ rules: String, remove: String? = nil) -> String {
    #"{"version": 1, "extends": "\#(base)", \#(remove.map { "\"remove\": [\($0)], " } ?? "")"rules": [\#(rules)]}"#
  }

  /// What is extended and by what; the rules that result, and the texts that they come from.
  static let merged: [Case<String, [String]>] = [
    Case("nothing of its own", extending("plain", ""), ["length 8", "letters 1", "digits 2"].map { $0 + " < plain" }),
    Case(
      "a rule of its own comes last", extending("plain", #"{"rule": "history", "count": 2}"#),
      ["length 8 < plain", "letters 1 < plain", "digits 2 < plain", "history 2"]),
    Case(
      "a rule with the same id takes the place", extending("plain", #"{"rule": "letters", "min": 3}"#),
      ["length 8 < plain", "letters 3", "digits 2 < plain"]),
    Case(
      "two rules take the place of one",
      extending("plain", #"{"rule": "digits", "min": 3}, {"rule": "length", "max": 9}, {"rule": "digits", "min": 4}"#),
      ["length ...9", "letters 1 < plain", "digits 3", "digits 4"]),
    Case(
      "one rule takes the place of two", extending("two", #"{"rule": "special", "min": 2}"#),
      ["length ...64 < two", "special 2"]),
    Case(
      "a rule is removed", extending("plain", "", remove: #""letters""#), ["length 8 < plain", "digits 2 < plain"]),
    Case("both rules of an id are removed", extending("two", "", remove: #""special""#), ["length ...64 < two"]),
    Case(
      "a removed rule can be added again", extending("plain", #"{"rule": "length", "min": 1}"#, remove: #""length""#),
      ["letters 1 < plain", "digits 2 < plain", "length 1"]),
    Case(
      "a policy that extends another", extending("middle", #"{"rule": "letters", "min": 5}"#),
      ["length 8 < plain", "letters 5", "digits 2 < plain", "history 3 < middle"]),
    Case(
      "another format", extending("relid", #"{"rule": "letters"}"#),
      ["length 8 < relid", "digits 1 < relid", "letters 1"]
    ),
  ]

  @Test(arguments: merged) func `rules of both policies come together`(_ policy: Case<String, [String]>) throws {
    let reading = Self.read(policy.given)
    #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
    let document = try #require(reading.value)
    #expect(zip(document.policy.rules, document.origins).map { Self.words(for: $0, $1) } == policy.expected)
    #expect(document.policy.rules.count == document.origins.count)
  }

  private static func words(for rule: PasswordRule, _ origin: ExactText?) -> String {
    let value =
      switch rule {
      case .length(let rule): rule.minimum.map { "\($0)" } ?? "...\(rule.maximum ?? 0)"
      case .characterCount(let rule): "\(rule.minimum)"
      case .history(let rule): "\(rule.count)"
      default: "?"
      }
    return "\(rule.id) \(value)" + (origin.map { " < \($0)" } ?? "")
  }

  @Test func `neither a description nor the server's words are taken over`() throws {
    let document = try #require(Self.read(Self.extending("relid", "")).value)
    #expect(document.policy.serverText == nil && document.isCheckedOnDevice == nil && document.base == "relid")
    #expect(try #require(Self.read(Self.extending("middle", "")).value).policy.note == nil)
  }

  /// What is wrong, at a place that is marked, and the id of the finding.
  static let wrong: [Case<String, [String]>] = [
    Case("an unknown base", extending(#"nowhere"#, ""), ["unknown-base own 1:27"]),
    Case("a base of another type", #"{"version": 1, "extends": 7, "rules": []}"#, ["wrong-type own 1:27"]),
    Case("a base without a name", #"{"version": 1, "extends": "", "rules": []}"#, ["unusable-value own 1:27"]),
    Case("a base with an error", extending("broken", ""), ["unusable-base own 1:27", "unknown-rule broken 1:35"]),
    Case(
      "a base that is not JSON", extending("not JSON", ""), ["unusable-base own 1:27", "malformed-json not JSON 1:2"]),
    Case(
      "a base that no password meets", extending("impossible", ""),
      ["unusable-base own 1:27", "contradiction impossible 1:26"]),
    Case(
      "a circle", extending("circle", ""),
      ["unusable-base own 1:27", "unusable-base circle 1:27", "circular-base round 1:27"]),
    Case(
      "a base whose base does not exist", extending("lost", ""), ["unusable-base own 1:27", "unknown-base lost 1:27"]),
    Case("itself", extending("own", ""), ["unknown-base own 1:27"]),
    Case(
      "nothing to remove", extending("plain", "", remove: #""history""#), ["nothing-to-remove own 1:47"]),
    Case("no rule to remove", extending("plain", "", remove: #""digit""#), ["unknown-rule own 1:47"]),
    Case(
      "removed twice", extending("plain", "", remove: #""digits", "digits""#), ["duplicate-value own 1:57"]),
    Case("a number to remove", extending("plain", "", remove: "7"), ["wrong-type own 1:47"]),
    Case(
      "a text instead of a list", #"{"version": 1, "extends": "plain", "remove": "digits", "rules": []}"#,
      ["wrong-type own 1:46"]),
    Case(
      "nothing to remove from", #"{"version": 1, "remove": ["digits"], "rules": []}"#, ["missing-value own 1:26"]),
    Case("the same rule", extending("plain", #"{"rule": "letters"}"#), ["duplicate-rule own 1:46"]),
    Case(
      "rules that exclude each other", extending("plain", #"{"rule": "allowed-characters", "characters": "ab"}"#),
      ["contradiction own 1:27"]),
    Case("an own rule with an error", extending("plain", #"{"rule": "x"}"#), ["unknown-rule own 1:55"]),
  ]

  @Test(arguments: wrong) func `what is wrong is reported at its place`(_ policy: Case<String, [String]>) {
    let found = Self.read(policy.given).findings
    let places = found.map { "\($0.id) \($0.file) \($0.span.start.line):\($0.span.start.column)" }
    #expect(places == policy.expected, "\(found.map(\.message))")
    for finding in found { #expect(finding.message.first?.isUppercase == true || finding.message.hasPrefix("\"")) }
  }

  /// A chain of `count` policies, the first of which is read.
  private static func chain(of count: Int) -> Reading<PolicyDocument> {
    let bases = PolicyBases { name, _ in
      let number = Int(name.string) ?? 0
      let extends = number > 1 ? #""extends": "\#(number - 1)", "# : ""
      return .text(SourceText(name: name, bytes: Array("{\"version\": 1, \(extends)\"rules\": []}".utf8)))
    }
    let text = #"{"version": 1, "extends": "\#(count - 1)", "rules": [{"rule": "length", "min": 8}]}"#
    return PolicyFormat.read(SourceText(name: "own", bytes: Array(text.utf8)), bases: bases)
  }

  @Test func `eight policies can extend each other, and not more`() {
    #expect(Self.chain(of: PolicyBases.maximumDepth).findings.isEmpty)
    let found = Self.chain(of: PolicyBases.maximumDepth + 1).findings
    #expect(found.contains { $0.id == "limit-exceeded" && $0.file == "2" }, "\(found.map(\.message))")
  }

  /// Each has a new name, so that no circle is seen.
  @Test func `a chain without an end ends`() {
    let bases = PolicyBases { name, _ in
      .text(
        SourceText(
          name: ExactText(name.string + "/x"),
          bytes: Array(#"{"version": 1, "extends": "\#(name)/x", "rules": []}"#.utf8)))
    }
    let text = SourceText(name: "own", bytes: Array(#"{"version": 1, "extends": "x", "rules": []}"#.utf8))
    let found = PolicyFormat.read(text, bases: bases).findings
    #expect(found.count <= PolicyBases.maximumDepth && found.contains { $0.id == "limit-exceeded" })
  }

  @Test func `too many rules together are refused`() throws {
    let rules = (0..<NativeFormat.maximumRules).map { #"{"rule": "history", "count": \#($0 + 1)}"# }
    let base = SourceText(name: "base", bytes: Array(native(rules.joined(separator: ",")).utf8))
    let own = SourceText(name: "own", bytes: Array(Self.extending("base", #"{"rule": "letters"}"#).utf8))
    let reading = PolicyFormat.read(own, bases: .named([base]))
    #expect(reading.findings.map(\.id) == ["limit-exceeded"])
    #expect(reading.value?.policy.rules.count == NativeFormat.maximumRules)
  }

  @Test func `without bases, nothing can be extended`() throws {
    #expect(throws: UnusablePolicy.self) { try PasswordPolicy(Self.extending("plain", "")) }
    let base = SourceText(name: "plain", bytes: Array((Self.texts["plain"] ?? "").utf8))
    #expect(try PasswordPolicy(Self.extending("plain", ""), bases: .named([base])).rules.count == 3)
  }

  /// What is written has all rules, so it needs no other policy.
  @Test(arguments: merged) func `a policy that extends another is written whole`(_ policy: Case<String, [String]>)
    throws
  {
    let document = try #require(Self.read(policy.given).value)
    let written = PolicyFormat.native.write(document)
    #expect(written.losses.isEmpty)
    #expect(try WatchwordPolicy.PasswordPolicy(written.text).rules == document.policy.rules)
  }
}
