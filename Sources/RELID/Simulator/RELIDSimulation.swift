import WatchwordDiagnostics
public import WatchwordForm
public import WatchwordLocalization
public import WatchwordPolicy

/// A form's whole surroundings, simulated: somebody with a password, the service behind the form, and its answers.
///
/// For the flows with a challenge mode that is a ``RELIDSession`` with a ``RELIDSimulator``; submissions of other flows
/// are answered from the same store of passwords. The caller waits out the delays:
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
  /// The user's id where the caller gives none.
  public static let defaultUserName = "anna"
  /// The password that holds at first. It is no secret: people are told it.
  public static let defaultPassword = "Password1!"

  /// The user's id.
  public let userName: String
  /// The password that holds, as far as people can be told it; `nil` before the first one is set, and after a change,
  /// since what somebody chose is never shown.
  public private(set) var currentPassword: String?
  /// How much time has passed since the start; passwords expire by it.
  public var now: Duration {
    get { session.service.now }
    set { session.service.now = newValue }
  }

  private let flow: PasswordForm.Flow
  private var session: RELIDSession<RELIDSimulator>

  /// A simulation in which nothing has happened yet.
  ///
  /// - Parameters:
  ///   - flow: the flow of the form that it is for.
  ///   - policy: what the server checks new passwords by and sends with challenges.
  ///   - userName: the user's id.
  ///   - catalogs: the texts of what the server says where the form has no text of its own.
  ///   - locale: the language in which the server speaks.
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

  /// What leads to the form, for the form to handle right after `appear`: a challenge, or for `update` the log-in, the
  /// list of credentials and the choice in the menu; nothing in flows without a mode.
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

  /// The challenge for the password with which the user logs in again, once the form has led to the log-in.
  public mutating func logIn() -> [(delay: Duration, event: PasswordForm.Event)] {
    _ = session.service.setUser(userName)
    return answers()
  }

  /// Makes the next call of this kind fail.
  public mutating func fail(_ call: RELIDSimulator.Call, by failure: RELIDSimulator.Failure) {
    session.service.fail(call, by: failure)
  }

  /// Calls the service as `effect` asks for, and says what the form is to handle then, and after which time.
  ///
  /// - Parameters:
  ///   - effect: what the form asks for.
  ///   - submission: the form's `submission` after the event that gave the effect; only `submit` needs it.
  public mutating func perform(
    _ effect: PasswordForm.Effect, _ submission: PasswordForm.Submission?
  ) -> [(delay: Duration, event: PasswordForm.Event)] {
    if case .submit(mode: nil) = effect { return answer(submission) }
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
    let speaksCognito = flow.answers.contains(.cognito)
    let messages = session.service.server.messages
    func refused(_ status: Int, _ message: String, _ exception: ExactText) -> PasswordForm.Answer {
      speaksCognito ? .cognito(error: exception, message: "") : .error(code: status, message: message)
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
  /// The policy as text: in REL-ID's own format where that says all of it.
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
  /// The texts that a form does not bring by itself, in the words of `catalogs`; a REL-ID form's own stand in for the
  /// others.
  public init(catalogs: [Catalog], locale: LanguageTag) {
    self.init()
    guard !catalogs.isEmpty else { return }
    let renderer = Renderer(catalogs: catalogs, locale: locale)
    func text(_ declaration: PhraseDeclaration) -> String { renderer.text(for: Phrase(declaration.id)) }
    wrongPassword = text(FormTexts.cognitoWrongCurrent)
    attemptsExhausted = text(FormTexts.attemptsExhausted)
    usedBefore = text(FormTexts.usedBefore)
    policyNotMet = text(FormTexts.policyNotMet)
    noSession = text(FormTexts.noSession)
  }
}

extension RELIDSimulator {
  /// Whether the user's password is another one than `password`.
  func hasChanged(_ id: ExactText, from password: String) -> Bool { user(id)?.passwords.last != Password(password) }
}
