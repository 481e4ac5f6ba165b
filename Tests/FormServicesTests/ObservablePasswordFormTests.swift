import Foundation
import Observation
import TestSupport
import Testing
import Watchword
import WatchwordFormServices

@Suite(.timeLimit(.minutes(20))) @MainActor struct ObservablePasswordFormTests {
  private let notes = Notes()

  private struct OwnService: CredentialService {
    func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer {
      submission.current == Password("old") ? .success(message: "") : .wrongCurrentPassword
    }
  }

  private func observable(_ flow: PasswordForm.Flow = .change) throws -> ObservablePasswordForm {
    let notes = notes
    return ObservablePasswordForm(
      try form(flow, policy: "strong"), service: OwnService(), perform: { notes.effects.append($0) })
  }

  /// What `@Bindable` and `$form[.new]` do in SwiftUI.
  private struct Binding<Value> {
    let form: ObservablePasswordForm
    let path: ReferenceWritableKeyPath<ObservablePasswordForm, Value>
    var wrappedValue: Value {
      get { form[keyPath: path] }
      nonmutating set { form[keyPath: path] = newValue }
    }
  }

  /// Whether observers that read with `read` are notified of what `change` does.
  private func tells(of read: () -> Void, when change: () -> Void) async -> Bool {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking(read, onChange: { continuation.yield() })
    change()
    continuation.finish()
    for await _ in changes { return true }
    return false
  }

  @Test func `a binding types into the field and reads what is there`() throws {
    let form = try observable()
    let text = Binding(form: form, path: \.[.new])
    text.wrappedValue = "horse"
    #expect(text.wrappedValue == "horse" && form[.current].isEmpty)
    #expect(form.presentation.fields.map(\.isEmpty) == [true, false])
    // A field that the flow lacks holds nothing.
    form[.confirm] = "horse"
    #expect(form[.confirm].isEmpty)
  }

  @Test func `setting the text that is there is not an edit`() async throws {
    let form = try observable()
    form.fill(current: "wrong", new: "abcdefg1")
    form.send(.submit)
    await form.settle()
    let error = "Your password is incorrect, please check it"
    #expect(form.presentation.fields.first?.error == error)
    form[.current] = "wrong"
    #expect(form.presentation.fields.first?.error == error)
    form[.current] = "wrong?"
    #expect(form.presentation.fields.first?.error == nil)
    // The same to the eye, but not to the byte: an edit.
    form[.current] = "\u{E9}"
    form[.current] = "e\u{301}"
    #expect(Array(form[.current].utf8) == Array("e\u{301}".utf8))
  }

  @Test func `observers of the presentation and of a field's text are notified`() async throws {
    let form = try observable()
    var number = 0
    let type = {
      number += 1
      form[.new] = "horse\(number)"
    }
    #expect(await tells(of: { _ = form.presentation }, when: type))
    #expect(await tells(of: { _ = form[.new] }, when: type))
    #expect(await tells(of: { _ = form.focusedField }, when: { form.send(.tapOutside) }))
    #expect(await tells(of: { _ = form.isAlertPresented }, when: type))
    #expect(await !tells(of: { _ = form.presentation }, when: { form[.new] = form[.new] }))
    #expect(await !tells(of: { _ = form.perform }, when: { form.perform = { _ in } }))
  }

  @Test func `the focus goes both ways and does not go round in circles`() throws {
    let form = try observable()
    #expect(form.focusedField == nil)
    form.focusedField = .new
    #expect(form.focusedField == .new && notes.effects == [.focus(.new)])
    form.focusedField = .new
    #expect(notes.effects == [.focus(.new)])
    form.focusedField = nil
    #expect(form.focusedField == nil && notes.effects.last == .dismissKeyboard)
    form.send(.returnKey(.current))
    #expect(form.focusedField == .new)
  }

  @Test func `an alert is dismissed once`() throws {
    let form = try observable(.changeConfirmed)
    #expect(!form.isAlertPresented)
    form.isAlertPresented = false
    form.fill(current: "same-pass1", new: "same-pass1")
    form.send(.submit)
    #expect(form.isAlertPresented)
    form.isAlertPresented = true
    #expect(form.isAlertPresented)
    form.isAlertPresented = false
    #expect(!form.isAlertPresented && form.presentation.alert == nil)
  }

  @Test func `the screen gets its effects and none of the service's`() async throws {
    let form = try observable()
    form.send(.appear)
    form.fill(current: "old", new: "abcdefg1")
    form.send(.submit)
    await form.settle()
    #expect(
      notes.effects == [
        .clear([.current, .new]), .dismissKeyboard, .clear([.current, .new]), .dismissKeyboard, .navigate(.settings),
        .announce("Your password was updated"),
      ])
    #expect(form[.current].isEmpty && form[.new].isEmpty)
  }

  @Test func `nothing that was typed is in a description or a dump`() throws {
    let form = try observable(.changeConfirmed)
    form.fill(current: "Secret-current", new: "Secret-new")
    var dumped = ""
    dump(form, to: &dumped)
    for text in ["\(form)", String(reflecting: form), dumped, "\(form.presentation)", "\(notes.effects)"] {
      #expect(!text.contains("Secret-"))
    }
  }

  @Test func `the language changes at once`() throws {
    let form = ObservablePasswordForm(
      PasswordForm(.change, preferring: [.english], switchableTo: ["de", "ar"].compactMap { LanguageTag($0) }),
      service: OwnService())
    #expect(form.presentation.title == "Change Password")
    for tag in ["de", "ar"] {
      form.send(.locale(try #require(LanguageTag(tag))))
      #expect(form.presentation.locale.description == tag && form.presentation.title != "Change Password")
    }
    #expect(form.presentation.direction == .rightToLeft)
  }
}
