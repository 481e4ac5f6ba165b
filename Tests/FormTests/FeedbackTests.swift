import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization

/// What is announced, what has the caret, and which message stays.
@Suite struct FeedbackTests {
  private static let unchanged = "New password must be different from the current one."

  @Test func `a password that becomes the current one is announced once, and has the caret when it is refused`() {
    var person = Person(.change)
    person.does(.appear)
    person.fills(current: "old-password1", new: "old-password")
    #expect(person.effects.isEmpty)
    person.fills(new: "old-password1")
    #expect(person.field(.new)?.error == Self.unchanged && person.effects == [.announce(Self.unchanged)])
    person.does(.tapOutside, .locale(tag("en")))
    #expect(person.effects.isEmpty)
    person.does(.submit)
    #expect(person.effects == [.focus(.new)] && person.submissions == 0)
    person.fills(current: "old-password")
    #expect(person.effects.isEmpty)
    person.fills(current: "old-password1")
    #expect(person.effects == [.announce(Self.unchanged)])
  }

  @Test func `an empty field is announced and has the caret`() {
    var person = Person(.change)
    person.does(.appear, .submit)
    #expect(person.effects == [.focus(.current), .announce("Please enter your current password")])
    person.fills(current: "old-password1")
    person.does(.submit)
    #expect(person.effects == [.focus(.new), .announce("Please enter a new password")])
  }

  @Test func `the first unmet rule is announced and the new password has the caret`() {
    var person = Person(.change)
    person.fills(current: "old-password1", new: "abc")
    person.does(.submit)
    #expect(person.effects.first == .focus(.new) && person.effects.count == 2)
    #expect(person.effects.last == person.screen.rules.first.map { .announce($0.label) })
  }

  @Test(arguments: Flow.all) func `each error that appears is announced, or is an alert`(_ flow: Flow) {
    for answer in [PasswordForm.Answer.network, .timeout, .wrongCurrentPassword, .error(code: 7, message: "No")] {
      var person = TableTests.submitting(flow)
      person.does(.answer(answer))
      let error = person.banner ?? person.screen.fields.compactMap(\.error).first
      let announced = person.effects.compactMap { if case .announce(let text) = $0 { text } else { nil } }
      #expect(announced == (error.map { [$0] } ?? []), "\(answer)")
      #expect(error != nil || person.screen.alert != nil)
    }
  }

  @Test(arguments: Flow.all) func `an empty field says nothing of rules that are not met`(_ flow: Flow) {
    var person = Person(
      flow, policy: #"{"version":1,"rules":[{"rule":"length","min":8},{"rule":"history","count":4}]}"#)
    person.does(.appear)
    let empty = person.screen.rules.map(\.label)
    #expect(empty.allSatisfy { !$0.contains("not met") && !$0.contains("server") }, "\(empty)")
    guard flow.showsPolicy else { return }
    person.fills(new: "abc")
    let unmet = person.screen.rules.map(\.label)
    person.fills(new: "abcdefgh")
    let met = person.screen.rules.map(\.label)
    #expect(empty.count == 2)
    for (index, label) in empty.enumerated() {
      #expect(unmet[index].hasPrefix(label) && unmet[index] != label && met[index].hasPrefix(label))
    }
    #expect(unmet[0] != met[0] && unmet[1] == met[1])
    person.fills(new: flow.trimsWhiteSpace ? " \t" : "")
    #expect(person.screen.rules.map(\.label) == empty)
  }

  @Test(arguments: [0, 100, 110, 153, 190]) func `the last message is read before the log-in appears`(_ status: Int) {
    var person = TableTests.submitting(.update)
    person.does(.answer(.accepted), .answer(.status(status, message: "Read me")))
    let alert = person.alert
    #expect(alert?.hasSuffix("Read me") == true)
    person.does(.loggedOff)
    #expect(person.alert == alert && person.emptyFields.count == 3)
    #expect(person.effects == [.clear([.current, .new, .confirm])])
    person.does(.dismissAlert)
    #expect(person.screen.alert == nil && person.effects == [.navigate(.login)])
  }

  @Test func `the last message outlives the challenge of the next log-in`() {
    var person = TableTests.submitting(.update)
    person.does(.answer(.status(110, message: "Read me")), .loggedOff, challenge(0))
    #expect(person.screen.flow == "verify" && person.alert == "Update Failed: Read me")
    person.does(.dismissAlert)
    #expect(person.screen.alert == nil && person.effects.isEmpty)
  }

  @Test func `a loading alert does not outlive the session`() {
    var person = Person(.verify)
    person.does(.loggedIn(.init()), .credentials(["Password"]), .chooseUpdate, .loggedOff)
    #expect(person.screen.alert == nil && person.effects.contains(.navigate(.login)))
  }

  @Test(arguments: Flow.all) func `an answer after the screen was left leads nowhere`(_ flow: Flow) {
    for answer in [
      PasswordForm.Answer.success(message: ""), .status(100, message: ""), .network, .wrongCurrentPassword,
      .error(code: 7, message: ""), .status(110, message: ""),
    ] {
      var person = TableTests.submitting(flow)
      person.does(.leave, .answer(answer))
      for effect in person.effects {
        switch effect {
        case .navigate, .focus, .dismissKeyboard: Issue.record("\(effect)")
        default: break
        }
      }
      #expect(person.screen.fields.allSatisfy { !$0.isFocused })
      person.does(.dismissAlert)
      #expect(person.effects.isEmpty)
      // Whoever is back sees the form again.
      person = TableTests.submitting(flow)
      person.does(.leave, .appear, .answer(.success(message: "")), .dismissAlert)
      #expect(!person.screen.submit.isInProgress)
    }
  }

  @Test func `who returns before the answer is led on by it`() {
    var person = TableTests.submitting(.change)
    person.does(.leave, .appear, .answer(.success(message: "")))
    #expect(person.effects.contains(.navigate(.settings)))
  }
}
