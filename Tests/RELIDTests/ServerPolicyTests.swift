import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID

/// With any policy of a server, people get a form that they can use, and the app learns what is wrong.
@Suite struct ServerPolicyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let policy: String
    let rules: [String]
    /// The findings as `severity id`.
    let findings: [String]
    var testDescription: String { String(policy.prefix(60)) }

    init(_ policy: String, rules: [String], findings: [String]) {
      self.policy = policy
      self.rules = rules
      self.findings = findings
    }
  }

  private static let cases = [
    Case(#"{"minL":8,"SeqCheck":""}"#, rules: ["length"], findings: ["warning empty-value"]),
    Case(
      #"{"minL":8,"UserIDcheck":"","SeqCheck":"","BlackListedCommonPassword":"","SDKValidation":""}"#,
      rules: ["length"], findings: Array(repeating: "warning empty-value", count: 4)),
    Case(#"{"minL":8,"minDg":"many"}"#, rules: ["length"], findings: ["error wrong-type"]),
    Case(
      #"{"minL":"8","minDg":[],"minUc":1}"#, rules: ["length", "uppercase"],
      findings: ["warning wrong-type", "error wrong-type"]),
    Case(#"{"minL":8,"SeqCheck":"perhaps"}"#, rules: ["length"], findings: ["error unknown-value"]),
    Case(#"{"minL":8,"minZz":3}"#, rules: ["length"], findings: ["error unknown-key"]),
    Case("{", rules: [], findings: ["error"]), Case("", rules: [], findings: ["error"]),
    Case("null", rules: [], findings: ["error"]), Case("[]", rules: [], findings: ["error"]),
    Case(#"{"minL":20,"maxL":3}"#, rules: ["length"], findings: ["error contradiction"]),
    Case(
      #"{"version":1,"rules":[{"rule":"length","min":8},{"rule":"nonsense"}]}"#, rules: ["length"],
      findings: ["error"]),
  ]

  @Test("A policy with defects still gives a form", arguments: cases, ["set", "update", "expired"])
  func everyoneHasAForm(_ given: Case, _ flow: String) {
    let user = User(
      "anna", password: flow == "set" ? nil : Password("Password1!"), expiry: flow == "expired" ? .zero : nil)
    var journey = Journey(server: Server(policy: given.policy), user: user)
    switch flow {
    case "set": journey.starts()
    case "update": journey.opensUpdate()
    default: journey.logsIn(with: "Password1!")
    }
    #expect(journey.screen.flow.string == flow && journey.screen.rules.map(\.rule.string) == given.rules)
    let found = journey.findings.map { "\($0.severity.name) \($0.id)" }
    #expect(found.count == given.findings.count, "\(found)")
    for (found, expected) in zip(found, given.findings) { #expect(found.hasPrefix(expected), "\(found)") }
    guard !given.policy.contains("20") else { return }
    journey.fills(current: "Password1!", new: "New-password1", confirm: "New-password1")
    #expect(journey.screen.submit.isEnabled)
    journey.submits()
    #expect(flow == "update" ? journey.alert?.hasPrefix("Success") == true : journey.went(to: .dashboard))
  }

  @Test("The app reads the findings from the challenge, with their places in the policy")
  func places() {
    let challenge = RELIDPasswordChallenge(
      userID: "anna", mode: 4, attemptsLeft: 3,
      response: RELIDChallengeResponse(
        info: [RELIDChallengeInfo(infoKey: RELIDChallengeInfo.policyKey, infoMessage: #"{"minL":8,"SeqCheck":""}"#)]))
    let policy = challenge.formChallenge.policy
    #expect(policy.isSound && policy.value?.rules.count == 1)
    #expect(policy.findings.map(\.id) == ["empty-value"] && policy.findings.first?.file == "challenge")
  }

  @Test("The policy of a challenge is found by its key, the new one before the old one")
  func keys() {
    func rules(_ info: [(String, String)]) -> [String] {
      let info = info.map { RELIDChallengeInfo(infoKey: $0.0, infoMessage: $0.1) }
      let challenge = RELIDPasswordChallenge(
        userID: "anna", mode: 2, attemptsLeft: 3, response: RELIDChallengeResponse(info: info))
      return challenge.formChallenge.policy.value?.rules.map(\.id.string) ?? ["none"]
    }
    #expect(rules([]) == ["none"] && rules([("OTHER", "{}")]) == ["none"])
    #expect(rules([("OTHER", "x"), ("RELID_PASSWORD_POLICY", #"{"minDg":1}"#)]) == ["digits"])
    #expect(rules([("PASSWORD_POLICY_BKP", #"{"minL":1}"#), ("RELID_PASSWORD_POLICY", #"{"minDg":1}"#)]) == ["digits"])
    #expect(rules([("PASSWORD_POLICY_BKP", #"{"minUc":1}"#)]) == ["uppercase"])
    #expect(rules([("relid_password_policy", #"{"minUc":1}"#)]) == ["none"], "case counts")
  }

  @Test("A policy that asks for the impossible refuses every password with 190, and blocks nobody's form")
  func impossible() {
    var journey = Journey(server: Server(policy: #"{"minL":20,"maxL":3}"#, maximumAttempts: 9))
    journey.opensUpdate()
    journey.updates("Password1!", to: "New-password1")
    #expect(journey.banner == Said.policyNotMet && journey.screen.fields.allSatisfy(\.isEditable))
  }
}
