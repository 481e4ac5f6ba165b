import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// What the patterns of HTML accept in a real engine.
@Suite struct HTMLPatternTests {
  private struct Question: Encodable {
    let element: String
    let passwords: [String]
  }

  /// Judges values as browsers do: the flag `v`, the whole value, lengths in UTF-16, and no check of an empty value but
  /// `required` (HTML Standard, section 4.10.5.3).
  private static let script = #"""
    const decode = (text) => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    const questions = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify(questions.map(({ element, passwords }) => {
      const attribute = (name) => { const found = new RegExp(` ${name}="([^"]*)"`).exec(element); return found && decode(found[1]); };
      const pattern = attribute("pattern");
      const expression = pattern === null ? null : new RegExp(`^(?:${pattern})$`, "v");
      const minimum = Number(attribute("minlength") ?? 0), maximum = Number(attribute("maxlength") ?? Infinity);
      return passwords.map((password) => password === "" ? !/ required/.test(element)
        : password.length >= minimum && password.length <= maximum && (!expression || expression.test(password)));
    })));
    """#

  @Test func `a pattern accepts what the policy accepts, in Node, on random passwords`() throws {
    guard let node = NodeOracle() else { return }
    var random = RandomPolicies(seed: 3)
    var questions: [(policy: PasswordPolicy, question: Question)] = []
    while questions.count < Rounds.count(40) {
      let policy = sayable(random.policy())
      if !policy.contradictions.isEmpty { continue }
      questions.append(
        (
          policy,
          Question(element: PolicyFormat.html.write(policy).text, passwords: (0..<250).map { _ in random.password() })
        ))
    }
    let output = try node.output(of: Self.script, input: JSONEncoder().encode(questions.map(\.question)))
    let answers = try JSONDecoder().decode([[Bool]].self, from: output)
    #expect(answers.count == questions.count)
    var accepted = 0
    for ((policy, question), answers) in zip(questions, answers) {
      for (password, answer) in zip(question.passwords, answers) {
        let isMet = policy.assess(password).verdict == .met
        #expect(isMet == answer, "\(password.debugDescription) by \(question.element)")
        if answer { accepted += 1 }
      }
    }
    let all = 250 * questions.count
    #expect(accepted > all / 10 && accepted < all / 10 * 9, "\(accepted) of \(all) were accepted")
  }

  @Test func `a pattern is judged in time linear in the password`() throws {
    guard let node = NodeOracle() else { return }
    let rules: [PasswordRule] = [
      .characterCount(CharacterCountRule(.digits, minimum: 3)), .classes(ClassesRule(minimum: 3)),
      .repetition(RepetitionRule(maximum: 2)), .sequence(SequenceRule(includesKeyboardRows: true)),
      .distinctCharacters(DistinctCharactersRule(minimum: 8)), .forbiddenCharacters(ForbiddenCharactersRule("<>")),
      .edgeWhiteSpace(EdgeWhiteSpaceRule()),
    ]
    let hostile = ["a", "ab", "a1", " ", "é!"].map { String(repeating: $0, count: 50_000) }
    for rule in rules {
      let question = Question(element: PolicyFormat.html.write(PasswordPolicy(rules: [rule])).text, passwords: hostile)
      let clock = ContinuousClock()
      let start = clock.now
      _ = try node.output(of: Self.script, input: JSONEncoder().encode([question]))
      // Quadratic time would be minutes.
      #expect(clock.now - start < .seconds(20), "\(rule.json)")
    }
  }

  /// Patterns of policies as they are written, for the flags `u` and `v`; `nil` where HTML gets no pattern.
  static let whole: [Case<String, [String?]>] = [
    Case("nothing to change", #"^[a-z]\d{4,}$"#, [#"^[a-z]\d{4,}$"#, #"^[a-z]\d{4,}$"#]),
    Case("backslashes that no flag takes", #"^a\-b\@c$"#, ["^a-b@c$", "^a-b@c$"]),
    Case("punctuation in a class", "^[(!!-]{8}$", [#"^[\(!\x21\-]{8}$"#, #"^[\(!\x21\-]{8}$"#]),
    Case("a class that would be two", "^[a&&b+--]+$", [#"^[a&\x26b\+-\-]+$"#, #"^[a&\x26b\+-\-]+$"#]),
    Case("a part", #"a\-b"#, ["a-b", nil]), Case("alternatives", "^a$|^b$", ["^a$|^b$", nil]),
  ]

  @Test(arguments: whole) func `a pattern that is alone is written for both flags`(_ given: Case<String, [String?]>)
    throws
  {
    let expression = try PasswordExpression(parsing: ExactText(given.given))
    let policy = PasswordPolicy(rules: [.pattern(PatternRule(required: expression))])
    let schema = try JSONDecoder().decode(
      [String: String].self, from: Data(PolicyFormat.jsonSchema.write(policy).text.utf8))
    let element = PolicyFormat.html.write(policy).text
    let pattern = element.range(of: #"(?<= pattern=")[^"]*"#, options: .regularExpression).map { String(element[$0]) }
    #expect([schema["pattern"], pattern?.replacing("&amp;", with: "&")] == given.expected)
    guard let node = NodeOracle(), let pattern = schema["pattern"] else { return }
    let script = """
      const pattern = JSON.parse(require("fs").readFileSync(0, "utf8"))[0];
      for (const flag of "uv") new RegExp(pattern, flag);
      """
    _ = try node.output(of: script, input: JSONEncoder().encode([pattern]))
  }

  /// The policy without the rules that HTML cannot express.
  private func sayable(_ policy: PasswordPolicy) -> PasswordPolicy {
    let lost = PolicyFormat.html.write(policy).losses.compactMap { loss -> Int? in
      if case .rule(let index, _) = loss.part { index } else { nil }
    }
    let rules = policy.rules.enumerated().filter { !lost.contains($0.offset) }.map(\.element)
    return rules.count == policy.rules.count ? policy : sayable(PasswordPolicy(rules: rules))
  }
}
