import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

/// What only the app knows: it decides the rules that the form cannot judge, and no others.
@Suite struct KnownTests {
  private static let rules =
    #"{"version":1,"rules":[{"rule":"length","min":8},{"rule":"breached-password"},{"rule":"history","count":4}]}"#

  private static func person(_ flow: Flow = .change, known: [ExactText: Bool] = [:]) -> Person {
    var person = Person(flow)
    person.form = PasswordForm(
      flow: flow, policy: policy(rules), catalogs: Texts.english, locale: .english, known: known)
    person.does(.appear)
    return person
  }

  @Test func `an event decides rules that would be undetermined, and the verdict follows`() {
    var person = Self.person()
    person.fills(current: "old-password1", new: "new-password2")
    #expect(person.rules == "met undetermined undetermined" && person.screen.submit.isEnabled)
    person.does(.known(["breached-password": false, "history": true]))
    #expect(person.rules == "met unmet met" && !person.screen.submit.isEnabled)
    person.does(.known(["breached-password": true]))
    #expect(person.rules == "met met undetermined" && person.screen.submit.isEnabled)
    person.does(.known([:]))
    #expect(person.rules == "met undetermined undetermined")
  }

  @Test func `a rule that can be judged is judged`() {
    var person = Self.person(known: ["length": false])
    person.fills(current: "old-password1", new: "new-password2")
    #expect(person.rules == "met undetermined undetermined")
    person.does(.known(["length": true]))
    person.fills(new: "short")
    #expect(person.rules == "unmet undetermined undetermined")
  }

  @Test func `what is known at the beginning holds in an empty field, too, and after a challenge`() {
    var person = Self.person(.update, known: ["history": true])
    #expect(person.rules == "unmet undetermined unmet")
    person.fills(current: "old-password1", new: "new-password2")
    #expect(person.rules == "met undetermined met")
    person.does(challenge(2, policy: Self.rules))
    person.fills(new: "new-password3")
    #expect(person.rules == "met undetermined met")
  }

  @Test(arguments: [
    ("histroy", #"There is no rule \"histroy\"; did you mean history?"#),
    ("digits", "The policy has no rule digits, so nothing can be known about it"),
  ]) func `an id that is no rule of the policy is a finding, and the others apply`(id: String, message: String) {
    let script =
      #"[{"event":"edit","field":"new","text":"new-password2"},{"event":"known","known":"#
      + "{\"\(id)\":true,\"breached-password\":false}}]"
    let run = ScriptRun(Self.person(), script)
    #expect(run.findings.isEmpty && run.lines.count == 2)
    #expect(run.lines.last?.contains("\"id\":\"unknown-rule\"") == true)
    #expect(run.lines.last?.contains("\"file\":\"script.json\",\"line\":1,\"column\":81") == true)
    #expect(run.lines.last?.contains(message) == true, "\(run.lines)")
    #expect(
      run.lines.last?.contains(
        #""rule":"breached-password","text":"Not a password from a known data breach","state":"unmet""#)
        == true)
  }

  @Test(arguments: [
    (#"[{"event":"known"}]"#, "wrong-type 1:2"), (#"[{"event":"known","known":["history"]}]"#, "wrong-type 1:27"),
    (#"[{"event":"known","known":{"history":1}}]"#, "wrong-type 1:38"),
    (#"[{"event":"known","known":{},"rules":{}}]"#, "unknown-key 1:30"),
  ]) func `an event without rules is malformed`(script: String, finding: String) {
    let run = ScriptRun(Self.person(), script)
    #expect(run.places == [finding] && run.lines.isEmpty)
  }
}
