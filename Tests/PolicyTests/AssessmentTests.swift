import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

@Suite struct AssessmentTests {
  /// A renderer with some English texts.
  static let renderer: Renderer = {
    let texts: [(MessageID, ExactText)] = [
      ("rule.length.max.checklist", "Max. %lld characters"),
      ("rule.length.max.requirement", "Use at most %lld characters"),
      ("rule.length.max.missing", "Remove %lld"), ("rule.digits.min.checklist", "Min. %lld numbers"),
      ("rule.digits.min.missing", "Add %lld"), ("rule.user-id.default.checklist", "Not your user ID"),
      ("rule.history.count.checklist", "None of your last %lld"),
      ("rule.edge-white-space.default.checklist", "No blanks"),
      ("rule.edge-white-space.default.missing", "Remove the blanks"),
    ]
    let messages = texts.map { ($0.0, Message($0.1)) }
    return Renderer(
      catalogs: [Catalog(locale: .english, messages: Dictionary(uniqueKeysWithValues: messages))], locale: .english)
  }()

  static let lines: [Case<(rules: String, password: String), String>] = [
    Case(
      "too much is an excess", (#"{"rule": "length", "max": 4}"#, "123456789"),
      #"{"rule":"length","state":"unmet","text":"Max. 4 characters","hint":"Remove 5","excess":5}"#),
    Case(
      "too little is missing", (#"{"rule": "digits", "min": 2}"#, "a1"),
      #"{"rule":"digits","state":"unmet","text":"Min. 2 numbers","hint":"Add 1","missing":1}"#),
    Case(
      "what may not be there has no number", (#"{"rule": "edge-white-space"}"#, " a"),
      #"{"rule":"edge-white-space","state":"unmet","text":"No blanks","hint":"Remove the blanks"}"#),
    Case(
      "a met rule has its text alone", (#"{"rule": "digits", "min": 2}"#, "12"),
      #"{"rule":"digits","state":"met","text":"Min. 2 numbers"}"#),
    Case(
      "without a user id there is a reason", (#"{"rule": "user-id"}"#, "a"),
      #"{"rule":"user-id","state":"undetermined","text":"Not your user ID","reason":"notGiven"}"#),
    Case(
      "what only a server knows has one too", (#"{"rule": "history", "count": 3}"#, "a"),
      #"{"rule":"history","state":"undetermined","text":"None of your last 3","reason":"serverOnly"}"#),
  ]

  @Test(arguments: lines)
  func `a rule's state is written with every detail`(
    _ line: Case<(rules: String, password: String), String>
  ) throws {
    let policy = try policy(rules: line.given.rules)
    let assessment = policy.assess(line.given.password)
    let elsewhere = assessment.judgedElsewhere.map { "\"\($0)\"" }.joined(separator: ",")
    let expected =
      "{\"version\":1,\"verdict\":\"\(assessment.verdict.name)\",\"rules\":[\(line.expected)],"
      + "\"judgedElsewhere\":[\(elsewhere)]}"
    #expect(assessment.json(by: Self.renderer) == expected)
    var writer = AssessmentWriter(policy, by: Self.renderer)
    for password in [line.given.password, "", line.given.password, "a1 ü" + line.given.password] {
      let json = String(decoding: writer.json(of: password, in: AssessmentContext()), as: UTF8.self)
      #expect(json == policy.assess(password).json(by: Self.renderer))
    }
  }

  @Test func `style and line are the caller's`() throws {
    let assessment = try policy(rules: #"{"rule": "length", "max": 4}"#).assess("abc")
    #expect(
      assessment.json(by: Self.renderer, in: .requirement, line: 7)
        == #"{"version":1,"line":7,"verdict":"met","rules":[{"rule":"length","state":"met","#
        + #""text":"Use at most 4 characters"}],"judgedElsewhere":[]}"#)
  }

  @Test func `rules and states come together, in the policy's order`() throws {
    let policy = try policy(rules: #"{"rule": "digits"}, {"rule": "length", "min": 3}"#)
    let rules = policy.assess("ab").rules
    #expect(rules.map(\.rule) == policy.rules)
    #expect(rules.map(\.state) == [.unmet(.missing(1)), .unmet(.missing(1))])
    #expect(rules.map { $0.hint?.id } == ["rule.digits.min.missing", "rule.length.min.missing"])
  }

  static let verdicts: [Case<[RuleKindName], Verdict>] = [
    Case("nothing to meet", [], .met), Case("all met", [.met], .met),
    Case("one unmet", [.met, .unmet, .undetermined], .unmet),
    Case("one undetermined", [.met, .undetermined], .undetermined),
  ]

  /// A rule that the password "a" meets, or does not, or that cannot be judged.
  enum RuleKindName: String {
    case met, unmet, undetermined
    var rule: PasswordRule {
      switch self {
      case .met: .length(LengthRule(minimum: 1))
      case .unmet: .length(LengthRule(minimum: 2))
      case .undetermined: .history(HistoryRule(count: 1))
      }
    }
  }

  @Test(arguments: verdicts) func `an unmet rule decides, then an undetermined one`(
    _ verdict: Case<[RuleKindName], Verdict>
  ) {
    #expect(PasswordPolicy(rules: verdict.given.map(\.rule)).assess("a").verdict == verdict.expected)
  }
}
