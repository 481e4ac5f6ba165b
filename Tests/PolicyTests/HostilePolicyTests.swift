import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct HostilePolicyTests {
  private let maximumRules = NativeFormat.maximumRules

  /// Four thousand unknown members.
  private static let unknown = (0..<4000).map { "\"k\($0)\": 0" }.joined(separator: ", ")

  @Test(arguments: [
    "{\(unknown)}",
    "{\"version\": 1, \"rules\": [], \(unknown)}",
    "{\"version\": 1, \"rules\": [{\"rule\": \"history\", \(unknown)}]}",
    "{\"minL\": 8" + String(repeating: ", \"minL\": 8", count: 4000) + "}",
    "[{}" + String(repeating: ", {}", count: 4000) + "]",
  ])
  func `thousands of defects on one line are cut short, and the policy is refused`(json: String) {
    let reading = read(json)
    #expect(!reading.isSound)
    #expect(reading.findings.count >= SourceFindings.maximum)
    #expect(reading.findings.count <= 2 * SourceFindings.maximum + 2)
    #expect(reading.findings.contains { $0.id == "limit-exceeded" })
  }

  @Test func `a policy with too many rules is refused at the first rule too many`() {
    let rules = Array(repeating: "{\"rule\": \"edge-white-space\"}", count: maximumRules + 3)
    let reading = read("{\"version\": 1, \"rules\": [\n" + rules.joined(separator: ",\n") + "]}")
    #expect(!reading.isSound)
    let limit = reading.findings.first { $0.id == "limit-exceeded" }
    #expect(limit?.span.start == SourcePosition(line: maximumRules + 2, column: 1))
  }

  @Test func `as many rules as are read make a policy`() {
    let rules = (1...maximumRules).map { "{\"rule\": \"length\", \"max\": \($0 + 9)}" }
    let reading = read("{\"version\": 1, \"rules\": [" + rules.joined(separator: ", ") + "]}")
    #expect(reading.value?.policy.rules.count == maximumRules)
  }

  /// The law of the search: a word occurs just where plain comparing finds it, with any other words.
  @Test(arguments: [false, true]) func `personal words are found as plain comparing finds them`(reversed: Bool) throws {
    var random = SeededGenerator(seed: 12)
    func word(_ length: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: length, using: &random)).map { _ in "abé".randomElement(using: &random) ?? "a" })
    }
    var counts = [false: 0, true: 0]
    for _ in 0..<3000 {
      let own = (0..<Int.random(in: 1...4, using: &random)).map { _ in word(1...6) }
      let given = (0..<Int.random(in: 0...4, using: &random)).map { _ in word(1...6) }
      let password = word(0...9)
      let minimumLength = Int.random(in: 1...5, using: &random)
      let rule = PersonalWordsRule(
        words: own.map { ExactText($0) }, minimumLength: minimumLength, rejectsReversed: reversed)
      let isFound = (own + given).contains { word in
        word.count >= minimumLength
          && (password.contains(word) || reversed && password.contains(String(word.reversed())))
      }
      let assessment = PasswordPolicy(rules: [.personalWords(rule)])
        .assess(password, in: AssessmentContext(personalWords: given))
      #expect(assessment.states == [isFound ? .unmet(.present) : .met], "\(own) \(given) \(password)")
      counts[isFound, default: 0] += 1
    }
    #expect((counts[false] ?? 0) > 500 && (counts[true] ?? 0) > 500)
  }

  @Test func `a thousand long words and a long password are compared in linear time`() {
    let words = (0..<250).map { String(repeating: "a", count: 990) + "\($0)b" }
    let password = String(repeating: "a", count: 200_000)
    let policy = PasswordPolicy(rules: [
      .personalWords(PersonalWordsRule(words: words.map { ExactText($0) }, rejectsReversed: true))
    ])
    #expect(policy.assess(password, in: AssessmentContext(personalWords: words)).verdict == .met)
    #expect(policy.assess(password + "1b", in: AssessmentContext(personalWords: words)).verdict == .unmet)
  }

  @Test func `more words than are compared leave the rule undetermined`() {
    let word = String(repeating: "x", count: AssessmentContext.maximumLength)
    let most = AssessmentContext.maximumTotalLength / AssessmentContext.maximumLength
    let policy = PasswordPolicy(rules: [.personalWords(PersonalWordsRule())])
    func states(_ count: Int) -> [RuleState] {
      policy.assess("a", in: AssessmentContext(personalWords: Array(repeating: word, count: count))).states
    }
    #expect(states(most) == [.met])
    #expect(states(most + 1) == [.undetermined(.tooLong)])
  }
}
