import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization

@Suite struct FlowTests {
  @Test("A product makes its own flow from the same parts")
  func ownFlow() {
    // The example in the documentation of `Flow`.
    var flow = PasswordForm.Flow(
      id: "recovery",
      fields: [.new(FormTexts.updateNewPlaceholder), .confirm(FormTexts.updateConfirmPlaceholder)],
      texts: PasswordForm.Flow.Texts(
        title: PhraseDeclaration(MessageID("app.recovery.title")), submit: FormTexts.setSubmit,
        submitting: FormTexts.setSubmitting, failure: FormTexts.setFailed))
    flow.gate = [.rulesMet, .confirmed]
    flow.answers = [.success, .connection]
    flow.success = .banner(FormTexts.changed, then: .login)

    var person = Person(flow)
    person.does(.appear)
    person.fills(new: "new-password1", confirm: "new-password2")
    #expect(!person.screen.submit.isEnabled)
    person.fills(confirm: "new-password1")
    person.does(.returnKey(.confirm))
    #expect(person.effects == [.dismissKeyboard, .submit(mode: nil, trims: false)])
    person.does(.answer(.status(190, message: "")))
    #expect(!person.screen.submit.isInProgress && person.banner == "Failed to set password")
    person.fills(new: "new-password1", confirm: "new-password1")
    person.does(.submit, .answer(.success(message: "")))
    #expect(person.banner == "Your password was updated" && person.effects.contains(.navigate(.login)))
  }

  @Test("The documented flows are found by their names")
  func names() {
    #expect(Flow.all.map(\.id) == ["change", "changeConfirmed", "update", "expired", "set", "verify"])
    #expect(Flow.named("expired")?.mode == .expired && Flow.named("expire") == nil)
  }
}
