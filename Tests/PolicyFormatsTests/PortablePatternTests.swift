import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// What the portable patterns of JSON Schema accept in other engines.
@Suite struct PortablePatternTests {
  private struct Question: Encodable {
    let schema: String
    let passwords: [String]
  }

  private static let python = """
    import json, re, sys
    def judge(question):
        schema = json.loads(question["schema"])
        least, most, pattern = schema.get("minLength", 0), schema.get("maxLength", 1e9), schema.get("pattern", "")
        found = re.compile(pattern)
        return [least <= len(p) <= most and found.search(p) is not None for p in question["passwords"]]
    print(json.dumps([judge(question) for question in json.load(sys.stdin)]))
    """

  private static let node = """
    const questions = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify(questions.map(({ schema, passwords }) => {
      const { minLength = 0, maxLength = Infinity, pattern = "" } = JSON.parse(schema);
      return passwords.map((password) => {
        const length = [...password].length;
        return length >= minLength && length <= maxLength
          && ["u", "v"].every((flag) => new RegExp(pattern, flag).test(password));
      });
    })));
    """

  @Test func `a portable pattern accepts what the policy accepts, in Python and in Node`() throws {
    var random = RandomPolicies(seed: 11)
    var questions: [(policy: PasswordPolicy, question: Question)] = []
    while questions.count < 300 {
      let policy = sayable(random.policy())
      if policy.rules.isEmpty || !policy.contradictions.isEmpty { continue }
      let question = Question(schema: write(policy).text, passwords: (0..<100).map { _ in random.password() })
      questions.append((policy, question))
    }
    let input = try JSONEncoder().encode(questions.map(\.question))
    var outputs: [Data] = []
    if let python = PythonOracle(importing: "re") { outputs.append(try python.output(of: Self.python, input: input)) }
    if let node = NodeOracle() { outputs.append(try node.output(of: Self.node, input: input)) }
    for output in outputs {
      let answers = try JSONDecoder().decode([[Bool]].self, from: output)
      for ((policy, question), answers) in zip(questions, answers) {
        for (password, answer) in zip(question.passwords, answers) {
          let isMet = policy.assess(password).verdict == .met
          #expect(isMet == answer, "\(password.debugDescription) by \(question.schema)")
        }
      }
    }
  }

  @Test func `a portable pattern names no property and no code point, and what that loses is reported`() throws {
    let policy = try PasswordPolicy(
      #"""
      {"version": 1, "rules": [
        {"rule": "lowercase"}, {"rule": "classes", "min": 3}, {"rule": "class-run", "max": 3},
        {"rule": "digits", "repertoire": "ascii"}, {"rule": "white-space"},
        {"rule": "forbidden-characters", "characters": "\u007fé"}]}
      """#)
    let written = write(policy)
    #expect(!written.text.contains(#"\p"#) && !written.text.contains(#"\u{"#) && written.text.contains(#"\\x7Fé"#))
    let losses = written.losses.filter { $0.part != .normalization }
    #expect(
      losses.map(\.message) == [
        "A JSON Schema cannot express rule 1 (lowercase) because a portable pattern has only ASCII classes; instead it "
          + "counts ASCII characters",
        "A JSON Schema cannot express rule 2 (classes) because a portable pattern has only ASCII classes; instead it "
          + "counts ASCII characters",
        "A JSON Schema cannot express rule 3 (class-run) because a portable pattern has only ASCII classes, so it is "
          + "left out",
      ])
    let again = PolicyFormat.jsonSchema.read(SourceText(name: "schema", bytes: Array(written.text.utf8)))
    #expect(again.findings.isEmpty && again.value?.policy.rules.last == policy.rules.last)
    #expect(again.value?.policy.rules.contains(.whiteSpace(WhiteSpaceRule())) == true)
  }

  /// Where engines that go by UTF-16 code units judge otherwise, such as that of .NET or JavaScript's without a flag.
  @Test func `a portable pattern names the engines that read it, and to which it is only near`() throws {
    let policy = try PasswordPolicy(
      #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "😀"}]}"#)
    let written = write(policy)
    #expect(written.losses.map(\.part) == [.normalization])
    #expect(
      written.text.contains(
        "ECMAScript with the flag u or v, Python's re, Java and PCRE with UTF read the pattern alike; .NET does up to "
          + "U+FFFF; RE2 cannot, as it has no lookaheads"))
  }

  /// µ (U+00B5) on a French keyboard folds to the Greek letter (U+03BC).
  @Test func `a sequence of keys has the characters that fold to those of the keyboard`() {
    let text = write(PasswordPolicy(rules: [.sequence(SequenceRule(length: 3, kind: .keys))])).text
    for value in [0xB5, 0x3BC, 0x39C] as [UInt32] { #expect(text.unicodeScalars.contains { $0.value == value }) }
  }

  private func write(_ policy: PasswordPolicy) -> WrittenPolicy {
    PolicyFormat.jsonSchema.write(PolicyDocument(policy, format: .native, patterns: .portable))
  }

  /// The policy without the rules that a portable pattern cannot express.
  private func sayable(_ policy: PasswordPolicy) -> PasswordPolicy {
    let lost = write(policy).losses.compactMap { if case .rule(let index, _) = $0.part { index } else { nil } }
    let rules = policy.rules.enumerated().filter { !lost.contains($0.offset) }.map(\.element)
    return rules.count == policy.rules.count ? policy : sayable(PasswordPolicy(rules: rules))
  }
}
