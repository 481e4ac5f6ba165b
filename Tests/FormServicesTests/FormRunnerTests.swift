import Foundation
import Testing
import Watchword
import WatchwordFormServices

@Suite(.timeLimit(.minutes(20))) @MainActor struct FormRunnerTests {
  private let service = GatedService()
  private let notes = Notes()

  private func observable(_ flow: PasswordForm.Flow, _ service: GatedService? = nil) throws -> ObservablePasswordForm {
    let notes = notes
    return ObservablePasswordForm(
      try form(flow), service: service ?? self.service,
      perform: {
        MainActor.assertIsolated()
        notes.effects.append($0)
      }, report: { notes.findings += $0 })
  }

  private func challenge(_ mode: Int, status: Int = 0, policy: String = #"{"minL": 8}"#) -> PasswordForm.Event {
    .challenge(
      PasswordForm.Challenge(
        mode: mode, userName: "anna", attemptsLeft: 2, status: status,
        policy: PasswordForm.policy(inInfo: [("RELID_PASSWORD_POLICY", policy)])))
  }

  @Test func `an answer reaches the form on the main actor, and the service runs elsewhere`() async throws {
    let form = try observable(.changeConfirmed)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    #expect(form.presentation.submit.isInProgress)
    await service.answer(1, .success(message: ""))
    await form.settle()
    #expect(form.alert == "Change Password: Password updated successfully")
    #expect(await service.ranOnMainThread == false)
  }

  @Test func `a second submit while one is in flight sends nothing`() async throws {
    let form = try observable(.changeConfirmed)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    for _ in 1...5 { form.send(.submit) }
    form.send(.returnKey(.confirm))
    await service.answer(1, .wrongCurrentPassword)
    await form.settle()
    #expect(await service.submissions == 1)
  }

  @Test func `the same effect that is run twice sends nothing again`() async throws {
    var form = try form(.changeConfirmed)
    let runner = FormRunner(service: service) { _ in }
    for (field, text) in [
      (PasswordForm.Field.current, "Current-1"), (.new, "New-Passw0rd"), (.confirm, "New-Passw0rd"),
    ] {
      _ = form.handle(.edit(field, Password(text)))
    }
    let effects = form.handle(.submit)
    runner.run(effects, of: form)
    runner.run(effects, of: form)
    runner.run(effects + effects, of: form)
    await service.answer(1, .success(message: ""))
    await runner.settle()
    #expect(await service.submissions == 1)
  }

  @Test(arguments: [PasswordForm.Answer.network, .timeout, .wrongCurrentPassword, .error(code: 1, message: "")])
  func `a submission that failed is not sent again by itself`(_ answer: PasswordForm.Answer) async throws {
    let form = try observable(.changeConfirmed)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    await service.answer(1, answer)
    await form.settle()
    try await Task.sleep(for: .milliseconds(20))
    #expect(await service.submissions == 1)
    #expect(form.presentation.alert != nil && !form.presentation.submit.isInProgress)
  }

  @Test func `an answer that comes after the form stopped to wait is ignored`() async throws {
    let form = try observable(.update)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    await service.arrival(of: 1)
    // The server asks again, and the user submits again: the first answer must not end the second submission.
    form.send(challenge(2))
    #expect(!form.presentation.submit.isInProgress)
    form.fill(current: "Current-1", new: "New-Passw0rd2")
    form.send(.submit)
    await service.arrival(of: 2)
    await service.answer(1, .status(100, message: "late"))
    try await Task.sleep(for: .milliseconds(30))
    #expect(form.alert == nil && form.presentation.submit.isInProgress)
    await service.answer(2, .status(100, message: "in time"))
    await form.settle()
    #expect(form.presentation.alert?.text == "in time")
  }

  @Test func `an answer after a log-off is ignored`() async throws {
    let form = try observable(.update)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    await service.arrival(of: 1)
    service.emit(.loggedOff)
    #expect(await eventually { notes.effects.contains(.navigate(.login)) })
    await service.answer(1, .status(100, message: "late"))
    try await Task.sleep(for: .milliseconds(30))
    #expect(form.alert == nil && form.presentation.banner == nil)
  }

  @Test func `what the service sends by itself reaches the form`() async throws {
    let form = try observable(.update)
    service.emit(challenge(4, status: 118))
    #expect(await eventually { form.presentation.flow == "expired" })
    // The service took the request, and its last word comes later.
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    await service.answer(1, .accepted)
    await form.settle()
    #expect(form.presentation.submit.isInProgress)
    service.emit(.loggedIn(PasswordForm.Login(status: 100, userName: "anna")))
    #expect(await eventually { notes.effects.contains(.navigate(.dashboard)) })
    await form.settle()
    #expect(form.presentation.menu?.items.contains { $0.item == .updatePassword } == true)
  }

  @Test func `findings about a server's policy go to the app`() async throws {
    let form = try observable(.update)
    service.emit(challenge(2, policy: #"{"minL": "eight", "minDg": 1}"#))
    #expect(await eventually { !notes.findings.isEmpty })
    #expect(form.presentation.rules.map(\.text) == ["At least 1 number"])
  }

  @Test func `credentials that cannot be listed leave no entry in the menu`() async throws {
    let form = try observable(.verify, GatedService(credentials: .failure(ServiceRefusal(code: 7))))
    form.send(.loggedIn(PasswordForm.Login()))
    await form.settle()
    #expect(form.presentation.menu?.items.contains { $0.item == .updatePassword } == false)
  }

  @Test func `an update that cannot be started shows the service's words`() async throws {
    let refusal = ServiceRefusal(code: 0, message: "Not today")
    #expect(refusal.code == -1)
    let form = try observable(.verify, GatedService(initiation: refusal))
    form.send(.loggedIn(PasswordForm.Login()))
    await form.settle()
    form.send(.chooseUpdate)
    #expect(form.presentation.alert?.buttons == [] && !form.isAlertPresented)
    await form.settle()
    #expect(form.alert == "Update Password Error: Not today" && form.isAlertPresented)
  }

  @Test func `leaving an expired password resets the authentication`() async throws {
    let form = try observable(.expired)
    form.send(.back)
    await form.settle()
    #expect(await service.resets == 1)
    #expect(notes.effects == [.navigate(.login)])
  }

  @Test func `cancelling frees the form, and the answer is ignored`() async throws {
    let form = try observable(.changeConfirmed)
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    await service.arrival(of: 1)
    form.cancel()
    #expect(!form.presentation.submit.isInProgress && form.presentation.submit.isEnabled)
    #expect(form.presentation.alert != nil)
    form.isAlertPresented = false
    await form.settle()
    try await Task.sleep(for: .milliseconds(30))
    #expect(form.alert == nil)
    // The next submission is answered as ever.
    form.send(.submit)
    await service.answer(2, .success(message: ""))
    await form.settle()
    #expect(form.alert == "Change Password: Password updated successfully")
  }

  @Test func `cancelling ends a submission that was only accepted, and an update that was started`() async throws {
    let form = try observable(.verify)
    form.send(.loggedIn(PasswordForm.Login()))
    await form.settle()
    form.send(.chooseUpdate)
    await form.settle()
    #expect(form.presentation.alert?.buttons == [])
    form.cancel()
    #expect(form.isAlertPresented)
    form.isAlertPresented = false

    form[.password] = "Current-1"
    form.send(.submit)
    await service.answer(1, .accepted)
    await form.settle()
    #expect(form.presentation.submit.isInProgress)
    form.cancel()
    #expect(!form.presentation.submit.isInProgress && form.presentation.banner != nil)
  }

  @Test func `waiting for answers ends with the task, and when nothing is left to wait for`() async throws {
    let form = try observable(.changeConfirmed)
    await form.settle()
    form.fill(current: "Current-1", new: "New-Passw0rd")
    form.send(.submit)
    let abandoned = Task { await form.settle() }
    let patient = Task { await form.settle() }
    await service.arrival(of: 1)
    abandoned.cancel()
    await abandoned.value
    #expect(form.presentation.submit.isInProgress)
    form.cancel()
    await patient.value
    #expect(!form.presentation.submit.isInProgress)
  }

  @Test func `cancelling with nothing in flight changes nothing`() async throws {
    let form = try observable(.changeConfirmed)
    form[.current] = "Current-1"
    form.cancel()
    #expect(form.alert == nil && form.presentation.banner == nil && form[.current] == "Current-1")
  }

  @Test func `a form that nobody holds is gone, also with a submission in flight`() async throws {
    weak var gone: ObservablePasswordForm?
    do {
      let form = try observable(.changeConfirmed)
      gone = form
      form.fill(current: "Current-1", new: "New-Passw0rd")
      form.send(.submit)
      await service.arrival(of: 1)
    }
    #expect(gone == nil)
    // The answer comes to nobody, and nothing traps.
    await service.answer(1, .success(message: ""))
    service.emit(.loggedOff)
    try await Task.sleep(for: .milliseconds(30))
    #expect(!notes.effects.contains(.navigate(.login)))
  }
}
