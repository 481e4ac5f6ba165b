import WatchwordBasics
public import WatchwordForm
public import WatchwordLocalization
public import WatchwordPolicy

/// A simulation of everything around a form: a user with a password, the service, and its answers.
///
/// For flows with a challenge mode, it uses a ``RELIDSession`` with a ``RELIDSimulator``; submissions of other flows
/// are answered from the same store of passwords. The caller waits for the delays:
///
/// ```swift
/// var simulation = RELIDSimulation(flow: .expired, catalogs: Texts.shipped.catalogs(for: [.english]))
/// var form = PasswordForm(
///   flow: .expired, catalogs: Texts.shipped.catalogs(for: [.english]), locale: .english,
///   userName: simulation.userName)
/// for event in [.appear] + simulation.start() {
///   for effect in form.handle(event) {
///     for (delay, answer) in simulation.perform(effect, form.submission) {
///       print("after \(delay): \(form.handle(answer).count) effects")
///     }
///   }
/// }
/// ```
public struct RELIDSimulation: Sendable {
  /// The default user id.
  public static let defaultUserName = "anna"
  /// The initial password. It is not secret: it is shown to users.
  public static let defaultPassword = "Password1!"

  /// The user's id.
  public let userName: String
  /// The current password, if it can be shown: `nil` before the first one is set, and after a change, because a
  /// password that a user chose is never shown.
  public private(set) var currentPassword: String?
  /// The time since the start, which determines when passwords expire.
  public var now: Duration {
    get { session.service.now }
    set { session.service.now = newValue }
  }

  private let flow: PasswordForm.Flow
  private var session: RELIDSession<RELIDSimulator>

  /// Creates a simulation without any events yet.
  ///
  /// - Parameters:
  ///   - flow: the flow of the form.
  ///   - policy: the policy that the server checks new passwords against and sends with challenges.
  ///   - userName: the user's id.
  ///   - catalogs: the texts of the server, for statuses for which the form has no text.
  ///   - locale: the language of the server.
  public init(
    flow: PasswordForm.Flow, policy: PasswordPolicy? = nil, userName: String? = nil, catalogs: [Catalog] = [],
    locale: LanguageTag = .english
  ) {
    self.flow = flow
    self.userName = userName.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultUserName
    let isActivation = flow.mode == .set
    currentPassword = isActivation ? nil : Self.defaultPassword
    let user = RELIDSimulator.User(
      self.userName, password: isActivation ? nil : Password(Self.defaultPassword),
      expiry: flow.mode == .expired ? .zero : nil)
    let server = RELIDSimulator.Server(
      policy: policy.map { Self.text(of: $0) }, historyLength: policy.flatMap { Self.historyLength(of: $0) } ?? 3,
      messages: RELIDSimulator.Messages(catalogs: catalogs, locale: locale))
    session = RELIDSession(
      RELIDSimulator(server: server, users: [user]), userID: self.userName,
      connectionErrors: RELIDSimulator.connectionErrors)
  }

  /// Returns the events that lead to the form, to be handled right after `appear`: a challenge; for `update`, the
  /// log-in, the list of credentials and the choice in the menu; none for flows without a mode.
  public mutating func start() -> [PasswordForm.Event] {
    guard let mode = flow.mode else { return [] }
    _ = session.service.setUser(userName)
    if mode == .expired || mode == .update {
      _ = session.service.takeEvents()
      _ = session.service.verifyPassword(Password(Self.defaultPassword))
    }
    var events = answers().map { $0.event }
    if mode == .update {
      events += perform(.requestCredentials, nil).map { $0.event }
      events.append(.chooseUpdate)
    }
    return events
  }

  /// Returns the challenge for the next log-in, after the form has led to the log-in.
  public mutating func logIn() -> [(delay: Duration, event: PasswordForm.Event)] {
    _ = session.service.setUser(userName)
    return answers()
  }

  /// Makes the next call of this kind fail.
  public mutating func fail(_ call: RELIDSimulator.Call, by failure: RELIDSimulator.Failure) {
    session.service.fail(call, by: failure)
  }

  /// Calls the service for `effect`, and returns the events that the form must handle, with their delays.
  ///
  /// - Parameters:
  ///   - effect: an effect of the form.
  ///   - submission: the form's `submission` after the event that caused the effect. Only `submit` needs it.
  public mutating func perform(
    _ effect: PasswordForm.Effect, _ submission: PasswordForm.Submission?
  ) -> [(delay: Duration, event: PasswordForm.Event)] {
    if case .submit(mode: nil, trims: _) = effect { return answer(submission) }
    let immediate = session.perform(effect, submission).map { (delay: Duration.zero, event: $0) }
    return immediate + answers()
  }

  private mutating func answers() -> [(delay: Duration, event: PasswordForm.Event)] {
    var answers: [(delay: Duration, event: PasswordForm.Event)] = []
    for scheduled in session.service.takeEvents() {
      for event in session.receive(scheduled.event) { answers.append((delay: scheduled.delay, event: event)) }
    }
    if session.service.hasChanged(ExactText(userName), from: Self.defaultPassword) { currentPassword = nil }
    return answers
  }
}

// MARK: - Flows without a challenge

extension RELIDSimulation {
  private mutating func answer(
    _ submission: PasswordForm.Submission?
  ) -> [(delay: Duration, event: PasswordForm.Event)] {
    let server = session.service.server
    let answer: PasswordForm.Answer
    let failure = session.service.nextFailure(of: .updatePassword)
    switch failure {
    case .network: answer = .network
    case .timeout: answer = .timeout
    case .refusal(let error): answer = .error(code: error.longErrorCode, message: error.errorString)
    case nil:
      let new = submission?.new ?? .empty
      let outcome = session.service.change(
        submission?.current ?? .empty, to: new, of: ExactText(userName), keepsExpired: true)
      answer = self.answer(for: outcome)
      if outcome == .done { currentPassword = nil }
    }
    return [(delay: failure == .timeout ? server.timeout : server.latency, event: .answer(answer))]
  }

  private func answer(for outcome: RELIDSimulator.Outcome) -> PasswordForm.Answer {
    let usesCognito = flow.answers.contains(.cognito)
    let messages = session.service.server.messages
    func refused(_ status: Int, _ message: String, _ exception: ExactText) -> PasswordForm.Answer {
      usesCognito ? .cognito(error: exception, message: "") : .error(code: status, message: message)
    }
    return switch outcome {
    case .done: .success(message: messages.updated)
    case .wrongPassword: .wrongCurrentPassword
    case .blocked: refused(153, messages.attemptsExhausted, "LimitExceededException")
    case .usedBefore: refused(164, messages.usedBefore, "PasswordHistoryPolicyViolationException")
    case .policyNotMet, .expired: refused(190, messages.policyNotMet, "InvalidPasswordException")
    }
  }
}

// MARK: - The server of a policy

extension RELIDSimulation {
  /// Returns the policy as text: in REL-ID's own format if that format can express the whole policy.
  private static func text(of policy: PasswordPolicy) -> String {
    let relID = PolicyFormat.relID.write(policy)
    return relID.losses.isEmpty ? relID.text : PolicyFormat.native.write(policy).text
  }

  private static func historyLength(of policy: PasswordPolicy) -> Int? {
    for case .history(let rule) in policy.rules { return rule.count }
    return nil
  }
}

extension RELIDSimulator.Messages {
  /// Creates the texts that forms do not have, from `catalogs`. The other texts are empty, so that a REL-ID form shows
  /// its own.
  public init(catalogs: [Catalog], locale: LanguageTag) {
    self.init()
    guard !catalogs.isEmpty else { return }
    let renderer = Renderer(catalogs: catalogs, serving: locale)
    func text(_ declaration: PhraseDeclaration) -> String { renderer.text(for: Phrase(declaration.id)) }
    wrongPassword = text(FormTexts.cognitoWrongCurrent)
    attemptsExhausted = text(FormTexts.attemptsExhausted)
    usedBefore = text(FormTexts.usedBefore)
    policyNotMet = text(FormTexts.policyNotMet)
    noSession = text(FormTexts.noSession)
  }
}

extension RELIDSimulator {
  /// Whether the user's current password differs from `password`.
  func hasChanged(_ id: ExactText, from password: String) -> Bool { user(id)?.passwords.last != Password(password) }
}
