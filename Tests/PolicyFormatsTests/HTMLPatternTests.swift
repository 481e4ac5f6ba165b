import Foundation
import TestSupport
import Testing
import WatchwordDiagnostics
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

  @Test func `a pattern accepts what the policy accepts, in Node, on 100,000 passwords`() throws {
    guard let node = NodeOracle() else { return }
    var random = RandomPolicies(seed: 3)
    var questions: [(policy: PasswordPolicy, question: Question)] = []
    while questions.count < 400 {
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
    #expect(accepted > 10_000 && accepted < 90_000, "\(accepted) of 100,000 were accepted")
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

  /// The policy without the rules that HTML cannot say.
  private func sayable(_ policy: PasswordPolicy) -> PasswordPolicy {
    let lost = PolicyFormat.html.write(policy).losses.compactMap { loss -> Int? in
      if case .rule(let index, _) = loss.part { index } else { nil }
    }
    let rules = policy.rules.enumerated().filter { !lost.contains($0.offset) }.map(\.element)
    return rules.count == policy.rules.count ? policy : sayable(PasswordPolicy(rules: rules))
  }
}
