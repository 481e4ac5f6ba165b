import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm

/// Rules that compare the new password with the current one, which the form knows.
@Suite struct CurrentPasswordTests {
  private static let policy =
    #"{"version": 1, "rules": [{"rule": "changed-characters", "min": 4}, {"rule": "variation-of-current"},"#
    + #"{"rule": "different-from-current"}]}"#

  static let flows = [Flow.change, .changeConfirmed, .update, .expired]

  @Test(arguments: flows) func `they are judged in every flow that has the field`(_ flow: Flow) {
    // The policy of a challenge is shown in modes 2 and 4 as well.
    var person = Person(flow, policy: Self.policy)
    person.does(.appear)
    #expect(person.rules == "unmet unmet unmet")
    person.fills(current: "Zebra-99")
    #expect(person.rules == "unmet unmet unmet")
    for (password, states) in [
      ("Zebra-98", "unmet met met"), ("zEBRA-99", "met unmet met"), ("99-arbeZ", "met unmet met"),
      ("Zebra-99", "unmet unmet unmet"), ("tulip in May", "met met met"), ("", "unmet unmet unmet"),
    ] {
      person.fills(new: password)
      #expect(person.rules == states, "\(password)")
    }
  }

  @Test(arguments: flows) func `they follow the current password, typed in any order`(_ flow: Flow) {
    var person = Person(flow, policy: Self.policy)
    person.fills(new: "zEBRA-99")
    #expect(person.rules == "unmet unmet unmet")
    for (current, states) in [
      ("Zebra-99", "met unmet met"), ("zEBRA-9", "unmet met met"), ("zEBRA-99", "unmet unmet unmet"),
      ("tulip in May", "met met met"), ("", "unmet unmet unmet"),
    ] {
      person.fills(current: current)
      #expect(person.rules == states, "\(current)")
    }
  }

  @Test func `the button waits for them`() {
    var person = Person(.change, policy: Self.policy)
    person.fills(current: "Zebra-99", new: "Zebra-98")
    #expect(!person.screen.submit.isEnabled)
    person.fills(new: "tulip in May")
    #expect(person.screen.submit.isEnabled)
    person.fills(current: "tulip in May1")
    #expect(!person.screen.submit.isEnabled)
  }

  @Test func `a password that is trimmed is compared as it is sent`() {
    var person = Person(.update, policy: Self.policy)
    person.fills(current: "  Zebra-99 ", new: "Zebra-99\u{A0}")
    #expect(person.rules == "unmet unmet unmet")
  }

  @Test func `a flow without the field leaves them to the server`() {
    var flow = Flow.change
    flow.fields.removeFirst()
    var person = Person(flow, policy: Self.policy)
    person.fills(new: "tulip in May")
    #expect(person.rules == "undetermined undetermined undetermined")
  }

  @Test func `a first password is not compared with a current one, which does not exist`() {
    let policy = Self.policy.replacing("[{", with: #"[{"rule": "length", "min": 8}, {"#, maxReplacements: 1)
    var person = Person(.set, policy: policy)
    person.fills(new: "tulip in May")
    #expect(person.screen.rules.map(\.rule) == ["length"] && person.rules == "met")
    #expect(person.screen.policyText == Person(.set, policy: #"{"minL": 8}"#).screen.policyText)
    person.does(challenge(1, policy: policy), .locale(tag("de")), .locale(tag("en")))
    #expect(person.screen.rules.map(\.rule) == ["length"])
  }

  @Test func `the current password is nowhere to be seen`() {
    var person = Person(.change, policy: Self.policy)
    person.fills(current: "Zebra-99", new: "Zebra-98")
    #expect(!"\(person.form) \(person.form.presentation)".contains("Zebra"))
    var dumped = ""
    dump(person.form, to: &dumped)
    #expect(!dumped.contains("Zebra"))
  }
}
