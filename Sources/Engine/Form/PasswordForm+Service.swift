import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

// Events that the service initiates: challenges, log-in, log-off, and the resulting menu.
extension PasswordForm {
  mutating func handle(_ challenge: Challenge, _ effects: inout Effects) {
    let flow: Flow
    do throws(UnknownChallengeMode) {
      // The current flow is kept if it has that mode, even if another flow in the list has it too.
      let mode = try challenge.leadingMode()
      flow = state.flow.mode == mode ? state.flow : try challenge.flow(among: flows)
    } catch {
      findings = [error.finding(file: "challenge", span: SourceSpan(at: .start))]
      return
    }
    findings = challenge.policy.findings.map { hidden(in: $0) }
    let wasSubmitting = state.isSubmitting
    let isNew = state.flow.mode != flow.mode || state.isInitiatingUpdate
    endSubmission()
    if isNew { enter(flow, &effects) }
    if let userName = challenge.userName { state.userName = userName }
    state.attemptsLeft = challenge.attemptsLeft
    state.policy = challenge.policy.value.map { hidden(in: $0) }
    let hasExpired = challenge.hasExpired && state.flow.leadsToExpired
    if hasExpired { showSubtitle(challenge.message) }
    prepareContext()
    renderAll()
    judge()
    if let text = challenge.error(in: state.flow, hiding: typedPasswords), !hasExpired {
      refuse(text, &effects)
    } else if wasSubmitting {
      clear(.everything, &effects)
      focusFirst(&effects)
    } else if isNew, state.flow.focusesOnAppear {
      focusFirst(&effects)
    }
  }

  /// Replaces the flow. Nothing of the previous one remains on the screen.
  mutating func enter(_ flow: Flow, _ effects: inout Effects) {
    state.flow = flow
    state.fields = Self.emptyFields(of: flow)
    state.focusedField = nil
    state.banner = nil
    // The last message of a session that has ended stays until it was read. The form for the log-in is already here.
    if case .login = state.alert?.destination { state.alert?.destination = nil } else { state.alert = nil }
    state.subtitle = nil
    state.isInitiatingUpdate = false
    endSubmission()
    effects.cleared = []
    clear(.everything, &effects)
    renderAll()
  }

  mutating func handle(_ login: Login, _ effects: inout Effects) {
    guard login.errorCode == 0 else {
      if state.isSubmitting { refuse(.text(state.flow.texts.failure), &effects) }
      return
    }
    if let userName = login.userName {
      state.userName = userName
      prepareContext()
      texts.renderUser(in: state)
      judge()
    }
    logIn(requestsCredentials: login.status == 100, &effects)
  }

  /// Records that a user is logged in, and requests the credentials if `requestsCredentials` is true.
  mutating func logIn(requestsCredentials: Bool, _ effects: inout Effects) {
    state.isLoggedIn = true
    state.canUpdatePassword = false
    if case .logIn = state.flow.success {
      endSubmission()
      state.banner = nil
      clear(.everything, &effects)
    }
    effects.requestsCredentials = requestsCredentials
    effects.destination = .dashboard
  }

  /// Ends the session. An alert that waits for its button stays, so that the last message can be read; the button then
  /// leads to the log-in.
  mutating func logOff(_ effects: inout Effects) {
    endSubmission()
    state.isLoggedIn = false
    state.canUpdatePassword = false
    state.isInitiatingUpdate = false
    state.banner = nil
    state.focusedField = nil
    clear(.everything, &effects)
    if state.alert?.hasButton == true {
      state.alert?.destination = .login
    } else {
      state.alert = nil
      effects.destination = .login
    }
  }

  mutating func handleCredentials(_ options: [ExactText]) {
    state.canUpdatePassword = state.isLoggedIn && options.contains("Password")
  }

  mutating func chooseUpdate(_ effects: inout Effects) {
    guard state.isLoggedIn, state.canUpdatePassword, !state.isInitiatingUpdate else { return }
    state.isInitiatingUpdate = true
    state.alert = Alert(title: nil, text: .text(FormTexts.initiating), hasButton: false)
    effects.initiatesUpdate = true
  }

  mutating func handleInitiation(errorCode: Int, _ message: String) {
    // If there is no error, the challenge follows later.
    guard state.isInitiatingUpdate, errorCode != 0 else { return }
    state.isInitiatingUpdate = false
    state.alert = Alert(
      title: .text(FormTexts.initiatingFailedTitle),
      text: .server(message, hiding: typedPasswords, or: FormTexts.updateFailed))
  }

  /// Returns a finding about a policy of the service, with typed passwords hidden.
  func hidden(in finding: Finding) -> Finding {
    var hidden = finding
    hidden.message = typedPasswords.hidden(in: finding.message)
    hidden.help = finding.help.map { typedPasswords.hidden(in: $0) }
    return hidden
  }

  /// Returns a policy of the service with the app's own rules, with typed passwords hidden in its texts.
  ///
  /// Patterns that contain a typed password are removed, because people would see them unchanged; the service checks
  /// them anyway.
  func hidden(in policy: PasswordPolicy) -> PasswordPolicy {
    func hidden(_ text: ExactText) -> ExactText { ExactText(typedPasswords.hidden(in: text.string)) }
    let rules = policy.rules.compactMap { rule -> PasswordRule? in
      guard case .pattern(let pattern) = rule else { return rule }
      if hidden(pattern.expression.pattern) != pattern.expression.pattern { return nil }
      guard let old = pattern.description else { return rule }
      return .pattern(pattern.with(description: hidden(old)))
    }
    return PasswordPolicy(
      rules: rules + ownRules, note: policy.note.map(hidden), serverText: policy.serverText.map(hidden))
  }
}

extension PatternRule {
  /// Returns the rule with another description for users.
  fileprivate func with(description: ExactText) -> PatternRule {
    isForbidden
      ? PatternRule(forbidden: expression, description: description, text: text)
      : PatternRule(required: expression, description: description, text: text)
  }
}

extension PasswordForm.Challenge {
  /// The error to show: the SDK's error takes precedence over the server's status.
  fileprivate func error(in flow: PasswordForm.Flow, hiding typed: TypedPasswords) -> Wording? {
    if errorCode != 0 { return .server(errorMessage, hiding: typed, or: flow.texts.failure) }
    let status = StatusCode(self.status)
    return status == .success ? nil : .server(message, hiding: typed, or: status.text ?? flow.texts.failure)
  }
}
