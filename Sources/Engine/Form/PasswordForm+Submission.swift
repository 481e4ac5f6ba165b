import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

// The submission: the reasons for which the form rejects it, and the answers of the service.
extension PasswordForm {
  mutating func submit(_ effects: inout Effects) {
    guard !state.isSubmitting else { return }
    let flow = state.flow
    for (index, setup) in flow.fields.enumerated() where state.fields[index].judged.isEmpty {
      fail(.text(setup.emptyError), at: flow.errors.ofFields, of: setup.field, clearing: .nothing, &effects)
      focus(setup.field, &effects)
      return
    }
    if flow.gate.contains(.rulesMet), let unmet = state.rules.firstIndex(of: .unmet) {
      focus(.new, &effects)
      effects.announcement = texts.rules[unmet].unmet
      return
    }
    if state.isConfirmed == false {
      fail(
        .text(FormTexts.mismatch), at: flow.errors.others, of: .confirm, clearing: flow.clearing.mismatch, &effects)
      if let alert = flow.errors.mismatchAlert { show(alert) }
      return
    }
    if state.isUnchanged {
      // The error is already visible, and was announced, if it was shown during typing.
      if flow.gate.contains(.differs) { return focus(.new, &effects) }
      fail(
        .text(flow.texts.sameAsCurrent), at: flow.errors.ofFields, of: .new, clearing: flow.clearing.sameAsCurrent,
        &effects)
      if let alert = flow.errors.sameAsCurrentAlert { show(alert) }
      return
    }
    state.banner = nil
    for index in state.fields.indices { state.fields[index].error = nil }
    state.isSubmitting = true
    state.sent = state.fields.map { $0.typed }
    state.submission = Submission(
      mode: flow.mode, current: state.judged(.current) ?? state.judged(.password), new: state.judged(.new))
    dismissKeyboard(&effects)
    effects.submits = true
  }

  mutating func handle(_ answer: Answer, _ effects: inout Effects) {
    guard state.isSubmitting else { return }
    let flow = state.flow
    guard flow.answers.contains(answer.kind) else { return refuseUnknown(answer, &effects) }
    switch answer {
    case .accepted, .error(0, _): state.submission = nil
    case .success(let message): succeed(message, &effects)
    case .status(let number, let message): handle(number, message, &effects)
    case .error(let code, let message):
      if flow.answers.contains(.cognito) {
        refuse(cognito: CognitoCode(rawValue: code) ?? .other, message, &effects)
      } else {
        refuse(.server(message, hiding: typedPasswords, or: flow.texts.failure), &effects)
      }
    case .wrongCurrentPassword:
      guard let text = flow.texts.wrongCurrent else { return refuse(.text(flow.texts.failure), &effects) }
      endSubmission()
      fail(.text(text), at: flow.errors.ofFields, of: .current, clearing: flow.clearing.wrongCurrent, &effects)
    case .network: failToConnect(FormTexts.network, &effects)
    case .timeout: failToConnect(FormTexts.timeout, &effects)
    case .cognito(let error, let message):
      let code = CognitoCode(error: error, message: message)
      let isShown = !message.isEmpty && !CognitoCode.isUnauthorized(error)
      refuse(cognito: code, isShown ? message : CognitoCode.name(of: error).string, &effects)
    case .noSession: refuse(cognito: .noSession, "", &effects)
    case .notInitialized: refuse(cognito: .notInitialized, "", &effects)
    }
  }

  /// Ends the submission in flight, and drops its passwords.
  mutating func endSubmission() {
    state.isSubmitting = false
    state.wasLeft = false
    state.submission = nil
    state.sent = []
  }

  /// Ends the submission with an answer that the flow does not know: a form never stays busy.
  private mutating func refuseUnknown(_ answer: Answer, _ effects: inout Effects) {
    findings = [Finding.unexpectedAnswer(answer.name, in: state.flow.id)]
    if case .noSession = answer { return refuse(.text(FormTexts.noSession), &effects) }
    refuse(.text(state.flow.texts.failure), &effects)
  }

  private mutating func failToConnect(_ text: PhraseDeclaration, _ effects: inout Effects) {
    endSubmission()
    fail(.text(text), at: state.flow.errors.others, of: nil, clearing: state.flow.clearing.connection, &effects)
  }

  private mutating func succeed(_ message: String, _ effects: inout Effects) {
    endSubmission()
    switch state.flow.success {
    case .logIn: logIn(requestsCredentials: true, &effects)
    case .banner(let text, let destination):
      clear(.everything, &effects)
      dismissKeyboard(&effects)
      show(Banner(isError: false, text: .text(text)), &effects)
      effects.destination = destination
    case .alert(let texts, let showsServerText, let destination):
      clear(.everything, &effects)
      let text: Wording = showsServerText ? .server(message, hiding: typedPasswords, or: texts.text) : .text(texts.text)
      state.alert = Alert(title: .text(texts.title), text: text, destination: destination)
    }
  }

  /// Handles a status that answers a submission.
  private mutating func handle(_ number: Int, _ message: String, _ effects: inout Effects) {
    let flow = state.flow
    let status = StatusCode(number)
    if status == .success {
      if flow.endsWithStatus { succeed(message, &effects) } else { state.submission = nil }
      return
    }
    endSubmission()
    if status == .expired, flow.leadsToExpired {
      if flow.mode != .expired, let expired = flows.first(where: { $0.mode == .expired }) { enter(expired, &effects) }
      showSubtitle(message)
      clear(.everything, &effects)
      focusFirst(&effects)
      return
    }
    let text = Wording.server(message, hiding: typedPasswords, or: status.text ?? flow.texts.failure)
    guard flow.endsWithStatus, status.endsUpdate else { return refuse(text, &effects) }
    clear(.everything, &effects)
    let banner = Wording.server(message, hiding: typedPasswords, or: FormTexts.updateEnded)
    show(Banner(isError: true, text: banner), &effects)
    state.alert = Alert(
      title: .text(FormTexts.updateFailedTitle), text: text, destination: status.logsOff ? .dashboard : nil)
  }

  private mutating func refuse(cognito code: CognitoCode, _ message: String, _ effects: inout Effects) {
    if let text = code.text { return refuse(.text(text), &effects) }
    let shown = ServerText.cleaned(typedPasswords.hidden(in: message))
    refuse(
      shown.isEmpty
        ? .text(FormTexts.changeFailedSilently) : .text(FormTexts.changeFailed, [.text("error", ExactText(shown))]),
      &effects)
  }

  /// Handles a rejection by the service, whether or not a submission is in flight.
  mutating func refuse(_ text: Wording, _ effects: inout Effects) {
    endSubmission()
    fail(text, at: state.flow.errors.others, of: nil, clearing: state.flow.clearing.failure, &effects)
  }

  /// Shows an error at `location`, empties the fields in `cleared`, and moves the caret.
  private mutating func fail(
    _ text: Wording, at location: Flow.ErrorLocation, of field: Field?, clearing cleared: Flow.Cleared,
    _ effects: inout Effects
  ) {
    clear(cleared, &effects)
    switch cleared {
    case .nothing: break
    case .newAndConfirm: focus(.new, &effects)
    case .everything: focusFirst(&effects)
    }
    switch location {
    case .alert(let title): state.alert = Alert(title: .text(title), text: text)
    case .field:
      if let field, let index = state.flow.index(of: field) {
        state.fields[index].error = text
        if effects.focus == nil { focus(field, &effects) }
        effects.announcement = texts.renderer.text(text)
      } else {
        show(Banner(isError: true, text: text), &effects)
      }
    case .banner: show(Banner(isError: true, text: text), &effects)
    }
  }

  mutating func show(_ banner: Banner, _ effects: inout Effects) {
    state.banner = banner
    effects.announcement = texts.renderer.text(banner.text)
  }

  private mutating func show(_ alert: Flow.AlertTexts) {
    state.alert = Alert(title: .text(alert.title), text: .text(alert.text))
  }

  mutating func showSubtitle(_ message: String) {
    let text = ServerText.cleaned(typedPasswords.hidden(in: message))
    state.subtitle = text.isEmpty ? nil : text
    texts.renderUser(in: state)
  }
}

extension PasswordForm.Answer {
  fileprivate var kind: PasswordForm.Flow.Answers {
    switch self {
    case .accepted, .error(0, _): .accepted
    case .success: .success
    case .status: .status
    case .error: .error
    case .wrongCurrentPassword: .wrongCurrent
    case .network, .timeout: .connection
    case .cognito, .noSession, .notInitialized: .cognito
    }
  }

  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .accepted, .error(0, _): "accepted"
    case .success: "success"
    case .status: "status"
    case .error: "error"
    case .wrongCurrentPassword: "wrongCurrentPassword"
    case .network: "network"
    case .timeout: "timeout"
    case .cognito: "cognito"
    case .noSession: "noSession"
    case .notInitialized: "notInitialized"
    }
  }
}

extension Finding {
  /// The finding about an answer that ends a submission only because nothing else would.
  fileprivate static func unexpectedAnswer(_ kind: String, in flow: ExactText) -> Finding {
    Finding(
      .unexpectedAnswer, file: "answer", span: SourceSpan(at: .start),
      message: "The flow \(flow) has no answer of the kind \(kind)",
      help: "The form ends the submission as failed; Documentation/FormAsJSON.md lists the kinds of each flow")
  }
}
