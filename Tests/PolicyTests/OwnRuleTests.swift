import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordPolicy

/// Rules that an app writes.
@Suite struct OwnRuleTests {
  private static let branch = OwnRule(id: "acme.no-branch-number", description: "No branch number") { password, _ in
    password.utf8.contains(UInt8(ascii: "7")) ? .unmet(.present) : .met
  }

  private static func english(_ messages: [MessageID: ExactText]) -> Renderer {
    Renderer(
      catalogs: [Catalog(locale: .english, messages: messages.mapValues { Message($0) })], locale: .english)
  }

  @Test func `it is judged beside the rules of the policy, and counted`() throws {
    let policy = try policy(#"{"minL": 4}"#).adding(Self.branch)
    var tally = AssessmentTally(of: policy)
    for (password, states) in [
      ("abcd", [RuleState.met, .met]), ("abc7", [.met, .unmet(.present)]),
      ("7", [.unmet(.missing(3)), .unmet(.present)]),
    ] {
      let assessment = policy.assess(password)
      #expect(assessment.states == states)
      tally.add(assessment)
    }
    #expect(tally.met == 1 && tally.unmet == 2)
    #expect(tally.rules.map(\.unmet) == [1, 2] && tally.rules.map(\.unmetAlone) == [0, 1])
  }

  @Test func `what it judges is the password as it was typed, and the current one`() {
    let rule = OwnRule(
      id: "acme.other", needs: [.currentPassword],
      judge: { password, context in
        guard let current = context.currentPassword else { return .undetermined(.notGiven) }
        return ExactText(password) == current ? .unmet(.missing(2)) : .met
      },
      phrase: { style in Phrase(MessageID(ExactText("acme.other.\(style.name)")), else: Phrase("b")) },
      hint: { shortfall in if case .missing(let count) = shortfall { Phrase("c", [.count("n", count)]) } else { nil } })
    let policy = PasswordPolicy(rules: [.own(rule)])
    #expect(policy.assess("e\u{301}").states == [.undetermined(.notGiven)])
    #expect(policy.assess("e\u{301}", in: AssessmentContext(currentPassword: "e\u{301}")).states == [.met])
    let same = policy.assess("ab", in: AssessmentContext(currentPassword: "ab"))
    #expect(same.states == [.unmet(.missing(2))])
    let renderer = Self.english(["b": "Another one", "c": "%lld to go"])
    #expect(same.rules.compactMap(\.hint).map { renderer.text(for: $0) } == ["2 to go"])
    #expect(renderer.text(for: policy.rules[0].phrase(in: .requirement)) == "Another one")
    #expect(policy.rules[0].needs == [.currentPassword])
  }

  @Test func `its texts are in catalogues of the app, or the description`() {
    let rule = PasswordRule.own(Self.branch)
    let shipped: [MessageID: ExactText] = [
      "rule.required-pattern.described.checklist": "%@", "rule.required-pattern.default.missing": "Change it",
    ]
    let own: [MessageID: ExactText] = ["acme.no-branch-number.checklist": "No numbers of our branches"]
    for (messages, text) in [
      (shipped, "No branch number"), (shipped.merging(own) { $1 }, "No numbers of our branches"),
    ] {
      #expect(Self.english(messages).text(for: rule.phrase(in: .checklist)) == text)
    }
    #expect(rule.hint(for: .present).map { Self.english(shipped).text(for: $0) } == "Change it")
    #expect(
      Self.english(["acme.no-branch-number.missing": "Remove it"])
        .text(for: rule.hint(for: .missing(3)) ?? Phrase("x")) == "Remove it")
  }

  @Test func `rules of one id are equal, and of another are not`() {
    let same = OwnRule(id: "acme.no-branch-number", description: "x") { _, _ in .met }
    let other = OwnRule(id: "acme.other", description: "No branch number") { _, _ in .met }
    #expect(same == Self.branch && other != Self.branch)
    #expect(Set([PasswordRule.own(same), .own(Self.branch), .own(other)]).count == 2)
  }

  @Test func `a policy is written without it, and the loss is named`() throws {
    let written = PolicyFormat.native.write(try policy(#"{"minL": 4}"#).adding(Self.branch))
    #expect(try policy(written.text).rules == [.length(LengthRule(minimum: 4))])
    #expect(
      written.losses.map(\.message) == [
        "A Watchword policy cannot express rule 2 (acme.no-branch-number) because the app judges it, so it is left out"
      ])
    #expect(
      PolicyFormat.relID.write(PasswordPolicy(rules: [.own(Self.branch)])).losses.contains {
        $0.part == .rule(0, id: "acme.no-branch-number")
      })
  }

  @Test func `no policy can have it`() {
    #expect(read(native(#"{"rule": "acme.no-branch-number"}"#)).findings.map(\.id) == ["unknown-rule"])
    #expect(RuleKind.named("own") == nil)
  }
}
