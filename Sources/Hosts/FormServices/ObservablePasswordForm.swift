public import Observation
public import WatchwordBasics
public import WatchwordForm

/// A password form that SwiftUI and UIKit can observe. It contains the form, and runs its effects with a service.
///
/// Draw ``presentation``, bind text fields to the subscript, and send events:
///
/// ```swift
/// @MainActor func demo(_ service: any CredentialService, policy: PasswordPolicy) {
///   let form = ObservablePasswordForm(
///     PasswordForm(.changeConfirmed, policy: policy), service: service,
///     perform: { effect in if case .navigate(let destination) = effect { print(destination.name) } })
///   form.send(.appear)
///   form[.new] = "horse"
///   for rule in form.presentation.rules { print(rule.label) }
/// }
/// ```
@MainActor @Observable public final class ObservablePasswordForm {
  /// The presentation to draw. Observers are notified when an event changes the form.
  public private(set) var presentation: PasswordForm.Presentation

  /// Receives the effects for the screen: emptied fields, the keyboard, the focus, navigation and announcements.
  /// Effects for the service are not passed to it.
  ///
  /// A screen that binds its fields to the subscript and to ``focusedField`` needs only `navigate` and `announce`.
  @ObservationIgnored public var perform: @MainActor (PasswordForm.Effect) -> Void
  /// Receives the findings of an event, if it has any, such as errors in a policy that the server sent. They are for
  /// the app's log, not for users.
  @ObservationIgnored public var report: @MainActor ([Finding]) -> Void

  private var form: PasswordForm
  @ObservationIgnored private var runner: FormRunner?

  /// Creates a form whose submissions go to `service`.
  ///
  /// - Parameters:
  ///   - form: the form in its initial state.
  ///   - service: the service that carries out the effects that need a server.
  ///   - perform: see ``perform``.
  ///   - report: see ``report``.
  public init(
    _ form: PasswordForm, service: any CredentialService,
    perform: @escaping @MainActor (PasswordForm.Effect) -> Void = { _ in },
    report: @escaping @MainActor ([Finding]) -> Void = { _ in }
  ) {
    self.form = form
    self.perform = perform
    self.report = report
    presentation = form.presentation
    runner = FormRunner(service: service) { [weak self] event in self?.send(event) }
  }

  /// Sends an event to the form, updates ``presentation``, and carries out the effects.
  public func send(_ event: PasswordForm.Event) {
    let effects = form.handle(event)
    presentation = form.presentation
    if !form.findings.isEmpty { report(form.findings) }
    runner?.run(effects, of: form)
    for effect in effects where !effect.needsService { perform(effect) }
  }

  /// The text of a field, for the text field that shows it; empty if the flow lacks the field.
  ///
  /// Setting it sends an `edit` event. Setting the same text again has no effect: text fields do that, for example when
  /// they lose the focus, and an edit would remove errors that the user has not read yet.
  public subscript(field: PasswordForm.Field) -> String {
    get { form.typed(in: field).withText { $0 } }
    set {
      guard ExactText(newValue) != ExactText(self[field]) else { return }
      send(.edit(field, Password(newValue)))
    }
  }

  /// The field that has the caret, if any. Setting it sends `focus`, or `tapOutside` if the new value is `nil`.
  public var focusedField: PasswordForm.Field? {
    get { presentation.fields.first { $0.isFocused }?.field }
    set {
      guard newValue != focusedField else { return }
      send(newValue.map { .focus($0) } ?? .tapOutside)
    }
  }

  /// Whether there is an alert with a button. Setting it to false sends `dismissAlert`.
  public var isAlertPresented: Bool {
    get { presentation.alert.map { !$0.buttons.isEmpty } ?? false }
    set { if !newValue, isAlertPresented { send(.dismissAlert) } }
  }

  /// Cancels everything in flight; see ``FormRunner/cancel(_:)``.
  public func cancel() { runner?.cancel(form) }

  /// Waits until the service has answered all pending requests, or the task is cancelled.
  public func settle() async { await runner?.settle() }
}

extension PasswordForm.Effect {
  /// Whether a service carries out the effect, rather than the screen.
  fileprivate var needsService: Bool {
    switch self {
    case .submit, .resetAuthentication, .requestCredentials, .initiateUpdate: true
    case .clear, .dismissKeyboard, .focus, .navigate, .announce: false
    }
  }
}
