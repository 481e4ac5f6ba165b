import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct NativeFormatTests {
  static let wrong: [Case<String, [ExactText]>] = [
    Case("no version", #"{"rules": []}"#, ["missing-value"]),
    Case("another version", #"{"version": 2, "rules": []}"#, ["value-out-of-range"]),
    Case("a version in a string", #"{"version": "1", "rules": []}"#, ["wrong-type"]),
    Case("no rules", #"{"version": 1}"#, ["missing-value"]),
    Case("rules that are not a list", #"{"version": 1, "rules": {}}"#, ["wrong-type"]),
    Case("a rule that is not an object", native("7"), ["wrong-type"]),
    Case("a rule without an id", native("{}"), ["missing-value"]),
    Case("an id that is not a text", native(#"{"rule": 1}"#), ["wrong-type"]),
    Case("an unknown rule", native(#"{"rule": "lenght"}"#), ["unknown-rule"]),
    Case("an unknown value of the policy", #"{"version": 1, "rules": [], "rule": 1}"#, ["unknown-key"]),
  ]

  static let wrongRules: [Case<String, [ExactText]>] = [
    Case("none of several values", #"{"rule": "length"}"#, ["missing-value"]),
    Case("none of several lists", #"{"rule": "allowed-characters"}"#, ["missing-value"]),
    Case("a required value", #"{"rule": "history"}"#, ["missing-value"]),
    Case("a number below the least", #"{"rule": "length", "min": 0}"#, ["value-out-of-range"]),
    Case("two of them", #"{"rule": "length", "min": 0, "max": 0}"#, ["value-out-of-range", "value-out-of-range"]),
    Case("a number below another least", #"{"rule": "sequence", "length": 2}"#, ["value-out-of-range"]),
    Case("a number in a string", #"{"rule": "length", "min": "8"}"#, ["wrong-type"]),
    Case("null", #"{"rule": "history", "count": null}"#, ["wrong-type"]),
    Case("an unknown value", #"{"rule": "length", "min": 8, "units": "utf8"}"#, ["unknown-key"]),
    Case("an unknown choice", #"{"rule": "length", "min": 8, "unit": "bytes"}"#, ["unknown-value"]),
    Case("an unknown choice in a list", #"{"rule": "classes", "min": 3, "of": ["digit"]}"#, ["unknown-value"]),
    Case("more classes than are named", #"{"rule": "classes", "min": 2, "of": ["digits"]}"#, ["unusable-value"]),
    Case("more classes than count", #"{"rule": "classes", "min": 5}"#, ["unusable-value"]),
    Case("an empty list of classes", #"{"rule": "classes", "min": 1, "of": []}"#, ["unusable-value"]),
    Case("a class twice", #"{"rule": "classes", "min": 1, "of": ["digits", "digits"]}"#, ["duplicate-value"]),
    Case("a list that is not a list", #"{"rule": "allowed-characters", "classes": "digits"}"#, ["wrong-type"]),
    Case("no character", #"{"rule": "forbidden-characters", "characters": ""}"#, ["unusable-value"]),
    Case("characters that are not a text", #"{"rule": "forbidden-characters", "characters": 7}"#, ["wrong-type"]),
    Case("a flag in a string", #"{"rule": "user-id", "reversed": "yes"}"#, ["wrong-type"]),
    Case("an empty word", #"{"rule": "personal-words", "words": ["a", ""]}"#, ["unusable-value"]),
    Case("words that are not a list", #"{"rule": "personal-words", "words": "acme"}"#, ["wrong-type"]),
    Case(
      "a word that is too long",
      "{\"rule\": \"personal-words\", \"words\": [\"" + String(repeating: "漢", count: 1366) + "\"]}", ["limit-exceeded"]
    ),
  ]

  @Test(arguments: [#"{"minL": 0}"#, "{}", #"{"version": 1, "extends": "strong", "rules": []}"#])
  func `empty settings, and policies that inherit every rule, get no finding`(policy: String) {
    #expect(!read(policy).findings.contains { $0.id == "no-rules" })
  }

  /// Policies, and the messages about them with the help.
  static let meant: [Case<String, [String]>] = [
    Case(
      "no rules", #"{"version": 1, "rules": []}"#,
      ["1:1 The policy has no rules, so every password is accepted (Add rules, for example a minimum length)"]),
    Case(
      "a list of rules", #"[{"rule": "length", "min": 8}]"#,
      [
        #"1:1 The policy is a list of rules; expected an object that contains the list (Write {"version": 1, "rules": […]} around it)"#
      ]),
    Case(
      "the start of a name", native(#"{"rule": "len", "min": 8}"#),
      [#"1:35 There is no rule "len" (Did you mean "length"?)"#]),
    Case(
      "two rules of one name", native(#"{"rule": "length", "min": 9}, {"rule": "length", "max": 8}"#),
      [
        "1:26 No password can meet this policy: the minimum length (9) is greater than the maximum length (8) "
          + "(Change one of the 2 rules called length)"
      ]),
  ]

  @Test(arguments: meant) func `a finding says what was meant`(_ policy: Case<String, [String]>) {
    let found = read(policy.given).findings.map { finding in
      "\(finding.span.start.line):\(finding.span.start.column) \(finding.message) (\(finding.help ?? ""))"
    }
    #expect(found == policy.expected)
  }

  @Test(arguments: wrong) func `a wrong policy is not sound`(_ wrong: Case<String, [ExactText]>) {
    let reading = read(wrong.given)
    #expect(!reading.isSound)
    #expect(reading.findings.map(\.id) == wrong.expected)
  }

  @Test(arguments: wrongRules) func `a rule with an error in it is reported and left out`(
    _ wrong: Case<String, [ExactText]>
  ) {
    let reading = read(native(#"{"rule": "edge-white-space"}, \#(wrong.given), {"rule": "history", "count": 2}"#))
    #expect(!reading.isSound)
    #expect(reading.findings.map(\.id) == wrong.expected)
    #expect(reading.value?.format == .native)
    #expect(reading.value?.policy.rules == [.edgeWhiteSpace(EdgeWhiteSpaceRule()), .history(HistoryRule(count: 2))])
  }

  @Test(arguments: [
    Case("another version", #"{"version": 2, "rules": [{"rule": "edge-white-space"}]}"#, ()),
    Case("no rules", #"{"version": 1, "description": "x"}"#, ()),
  ])
  func `nothing is read of a policy without known rules`(_ wrong: Case<String, Void>) {
    #expect(read(wrong.given).value == nil)
  }

  @Test func `a misspelt rule is suggested at its place`() {
    let found = read("{\"version\": 1,\n \"rules\": [{\"rule\": \"lenght\", \"min\": 8}]}").findings.first
    #expect(found?.span.start == SourcePosition(line: 2, column: 21))
    #expect(found?.message == "There is no rule \"lenght\"")
    #expect(found?.help == "Did you mean \"length\"?")
  }

  @Test(arguments: [
    Case("a number", #"{"rule": "length", "min": 0}"#, #""min" is 0; expected a whole number from 1 to 1048576"#),
    Case(
      "a text", #"{"rule": "length", "min": "8"}"#, #""min" is the text "8"; expected a whole number from 1 to 1048576"#
    ),
    Case("several", #"{"rule": "length"}"#, #"The rule length has no "min" or "max"; expected at least one of them"#),
    Case("one", #"{"rule": "history"}"#, #"The rule history has no "count""#),
    Case("a choice", #"{"rule": "digits", "repertoire": "asci"}"#, #""repertoire" cannot be "asci""#),
    Case("a name", #"{"rule": "digits", "least": 1}"#, #"The rule digits has no value called "least""#),
  ])
  func `a message says what was found and what was expected`(_ wrong: Case<String, String>) {
    #expect(read(native(wrong.given)).findings.map(\.message) == [wrong.expected])
  }

  @Test func `the same rule twice is a warning, by its bytes`() throws {
    let twice = read(native(#"{"rule": "digits"}, {"rule": "digits", "min": 1}"#))
    #expect(twice.isSound && twice.findings.map(\.id) == ["duplicate-rule"])
    let alike =
      #"{"rule": "forbidden-characters", "characters": "é"}, "#
      + "{\"rule\": \"forbidden-characters\", \"characters\": \"e\u{301}\"}"
    #expect(read(native(alike)).findings.isEmpty)
  }

  @Test func `a policy's description is kept`() throws {
    let policy = try policy(#"{"version": 1, "description": "für \"alle\"", "rules": []}"#)
    #expect(policy.note == "für \"alle\"")
    #expect(try PolicyTests.policy(PolicyFormat.native.write(policy).text) == policy)
  }

  @Test func `every shipped policy is sound`() throws {
    let folder = packageFolder.appending(path: "Policies")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 6)
    for name in names {
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      let reading = PolicyFormat.read(SourceText(name: ExactText(name), bytes: bytes))
      #expect(reading.findings.isEmpty, "\(name): \(reading.findings)")
      #expect(reading.isSound)
    }
  }
}
