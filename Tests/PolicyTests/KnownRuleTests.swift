import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// What only the app knows decides rules that cannot be judged here.
@Suite struct KnownRuleTests {
  private static let rules = #"{"rule":"length","min":4},{"rule":"breached-password"},{"rule":"history","count":3}"#

  struct Row: Sendable {
    let password: String
    let known: [ExactText: Bool]
    let verdict: Verdict
    let elsewhere: [ExactText]
  }

  static let rows: [Row] = [
    Row(password: "abcd", known: [:], verdict: .undetermined, elsewhere: ["breached-password", "history"]),
    Row(password: "abcd", known: ["history": true], verdict: .undetermined, elsewhere: ["breached-password"]),
    Row(password: "abcd", known: ["history": true, "breached-password": true], verdict: .met, elsewhere: []),
    Row(password: "abcd", known: ["history": false], verdict: .unmet, elsewhere: ["breached-password"]),
    Row(
      password: "abc", known: ["length": true, "history": true, "breached-password": true], verdict: .unmet,
      elsewhere: []),
    Row(
      password: "abcd", known: ["length": false, "history": true, "breached-password": true], verdict: .met,
      elsewhere: []),
  ]

  @Test(arguments: rows) func `what is known decides only what cannot be judged`(_ row: Row) throws {
    let assessment = try policy(rules: Self.rules).assess(row.password, in: AssessmentContext(known: row.known))
    #expect(assessment.verdict == row.verdict)
    #expect(assessment.judgedElsewhere == row.elsewhere)
    let list = row.elsewhere.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(assessment.json(by: AssessmentTests.renderer).hasSuffix("],\"judgedElsewhere\":[\(list)]}"))
  }

  @Test func `a list of breached passwords that is here judges itself`() throws {
    let policy = try policy(rules: #"{"rule":"breached-password"}"#)
    let context = AssessmentContext(isBreached: { $0 == "pass" }, known: ["breached-password": true])
    #expect(policy.assess("pass", in: context).verdict == .unmet)
  }

  @Test func `a rule that is known to be unmet has the state and the text of any other`() throws {
    let policy = try policy(rules: #"{"rule":"breached-password"}"#)
    let rule = try #require(policy.assess("a", in: AssessmentContext(known: ["breached-password": false])).rules.first)
    #expect(rule.state == .unmet(.present) && rule.hint?.id == "rule.breached-password.default.missing")
  }
}
