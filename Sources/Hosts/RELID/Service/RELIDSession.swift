import WatchwordBasics
public import WatchwordForm

/// Connects a form to the REL-ID SDK: the form's effects become calls, and the SDK's events become events of the form.
///
/// It calls only the service, stores no password and uses no clock, so the same effects and events always give the same
/// result.
///
/// ```swift
/// var simulator = RELIDSimulator(server: .init(), users: [.init("anna", password: Password("Password1!"))])
/// _ = simulator.setUser("anna")
/// var session = RELIDSession(simulator, connectionErrors: RELIDSimulator.connectionErrors)
/// var form = PasswordForm(flow: .verify, catalogs: [], locale: .english)
///
/// for scheduled in session.service.takeEvents() {
///   for event in session.receive(scheduled.event) {
///     for effect in form.handle(event) {
///       for answer in session.perform(effect, form.submission) { _ = form.handle(answer) }
///     }
///   }
/// }
/// ```
public struct RELIDSession<Service: RELIDCredentialService> {
  /// The service that is called.
  public var service: Service
  /// The user's id, as last received from the service.
  public private(set) var userID: String
  /// The event that the service will send next.
  public private(set) var followUp = FollowUp.none

  private let connectionErrors: RELIDConnectionErrors
  /// The challenge that a submission answers, until the service has responded to it.
  private var inFlight: ChallengeMode?

  /// The event that the service will send next. An app waits for it, and does not log off or reset anything itself.
  public enum FollowUp: Hashable, Sendable {
    /// Nothing is expected.
    case none
    /// The end of the session (`onUserLoggedOff`, `getUser`): after the statuses 100, 110 and 153 in an update.
    case logOff
    /// Another challenge: after the statuses 190 and 164 in an update.
    case challenge
    /// The start of a log-in (`getUser`): after the end of a session and after `resetAuthState`.
    case logIn
  }

  /// The credential that forms update. Names are case-sensitive.
  static var password: String { "Password" }

  /// Creates a session without any events yet.
  public init(_ service: Service, userID: String = "", connectionErrors: RELIDConnectionErrors = .init()) {
    self.service = service
    self.userID = userID
    self.connectionErrors = connectionErrors
  }

  // MARK: - The form's effects

  /// Calls the service for `effect`, and returns the events that the form must handle at once.
  ///
  /// Effects for the screen do not call the service.
  ///
  /// - Parameters:
  ///   - effect: an effect of the form.
  ///   - submission: the form's `submission` after the event that caused the effect. Only `submit` needs it.
  public mutating func perform(
    _ effect: PasswordForm.Effect, _ submission: PasswordForm.Submission?
  ) -> [PasswordForm.Event] {
    switch effect {
    case .submit: return [.answer(submit(submission))]
    case .requestCredentials: return service.getAllChallenges(for: userID).isNone ? [] : [.credentialsFailed]
    case .initiateUpdate:
      let error = service.initiateUpdateFlow(forCredential: Self.password)
      return [.initiated(errorCode: error.longErrorCode, errorMessage: error.errorString)]
    case .resetAuthentication:
      inFlight = nil
      if service.resetAuthState().isNone { followUp = .logIn }
      return []
    case .clear, .dismissKeyboard, .focus, .navigate, .announce: return []
    }
  }

  private mutating func submit(_ submission: PasswordForm.Submission?) -> PasswordForm.Answer {
    guard let mode = submission?.mode else { return Self.incomplete }
    let error: RELIDError?
    switch mode {
    case .verify: error = submission?.current.map { service.verifyPassword($0) }
    case .set: error = submission?.new.map { service.setPassword($0) }
    case .update, .expired:
      if let current = submission?.current, let new = submission?.new {
        error = service.updatePassword(current, to: new, mode: mode)
      } else {
        error = nil
      }
    }
    guard let error else { return Self.incomplete }
    guard error.isNone else { return answer(for: error) }
    inFlight = mode
    return .accepted
  }

  /// The answer to a submission that belongs to no challenge or lacks a password.
  private static var incomplete: PasswordForm.Answer { .error(code: -1, message: "") }

  private func answer(for error: RELIDError) -> PasswordForm.Answer {
    if connectionErrors.network.contains(error.longErrorCode) { return .network }
    if connectionErrors.timeout.contains(error.longErrorCode) { return .timeout }
    return .error(code: error.longErrorCode, message: error.errorString)
  }

  // MARK: - The service's events

  /// Handles an event of the service, and returns the events that the form must handle.
  ///
  /// Late answers, after the end of the session or a reset of the authentication, are ignored.
  public mutating func receive(_ event: RELIDEvent) -> [PasswordForm.Event] {
    if isLate(event) { return [] }
    switch event {
    case .getPassword(let challenge): return receive(challenge)
    case .userLoggedIn(let userID, let response, let error):
      self.userID = userID
      followUp = .none
      return logIn(response.status, error)
    case .updateCredentialResponse(_, let type, let status, let error):
      return type == Self.password ? receive(status, error) : []
    case .credentialsAvailableForUpdate(_, let options): return [.credentials(options.map { ExactText($0) })]
    case .userLoggedOff:
      inFlight = nil
      followUp = .logIn
      return [.loggedOff]
    case .getUser:
      inFlight = nil
      let isExpected = followUp == .logIn
      followUp = .none
      // If the event was not expected, the service has cancelled the log-in.
      return isExpected ? [] : [.loggedOff]
    }
  }

  /// Whether an event belongs to a log-in or session that has ended.
  private func isLate(_ event: RELIDEvent) -> Bool {
    switch (followUp, event) {
    case (.logIn, .userLoggedIn), (.logIn, .updateCredentialResponse), (.logIn, .credentialsAvailableForUpdate): true
    // Only challenges with these modes begin a log-in. They are accepted even from an SDK that does not send `getUser`.
    case (.logIn, .getPassword(let challenge)):
      challenge.mode != ChallengeMode.verify.rawValue && challenge.mode != ChallengeMode.set.rawValue
    // The session is about to end, so the form would disappear again at once.
    case (.logOff, .getPassword(let challenge)): challenge.mode == ChallengeMode.update.rawValue
    default: false
    }
  }

  private mutating func receive(_ challenge: RELIDPasswordChallenge) -> [PasswordForm.Event] {
    let wasInFlight = inFlight != nil
    inFlight = nil
    userID = challenge.userID
    followUp = .none
    var formChallenge = challenge.formChallenge
    guard wasInFlight, !challenge.error.isNone else { return [.challenge(formChallenge)] }
    switch answer(for: challenge.error) {
    case .network, .timeout:
      // The form shows its own text for this error; the rest of the challenge applies.
      formChallenge.errorCode = 0
      return [.answer(answer(for: challenge.error)), .challenge(formChallenge)]
    default: return [.challenge(formChallenge)]
    }
  }

  private mutating func logIn(_ status: RELIDStatus, _ error: RELIDError) -> [PasswordForm.Event] {
    let wasInFlight = inFlight != nil
    inFlight = nil
    if wasInFlight, !error.isNone { return [.answer(answer(for: error))] }
    return [
      .loggedIn(
        PasswordForm.Login(status: status.statusCode, errorCode: error.longErrorCode, userName: userID))
    ]
  }

  private mutating func receive(_ status: RELIDStatus, _ error: RELIDError) -> [PasswordForm.Event] {
    let isSuccess = error.isNone && StatusCode(status.statusCode) == .success
    // After the update of an expired password, the log-in follows later.
    if isSuccess, let inFlight, inFlight != .update { return [] }
    if inFlight == .update || inFlight == nil { followUp = Self.followUp(of: status, error) }
    inFlight = nil
    if !error.isNone { return [.answer(answer(for: error))] }
    return [.answer(.status(status.statusCode, message: status.statusMessage))]
  }

  private static func followUp(of status: RELIDStatus, _ error: RELIDError) -> FollowUp {
    guard error.isNone else { return .none }
    switch StatusCode(status.statusCode) {
    case .success, .expiredWhileUpdating, .attemptsExhausted: return .logOff
    case .policyNotMet, .usedBefore: return .challenge
    case .expired, .other: return .none
    }
  }
}

extension RELIDSession: Sendable where Service: Sendable {}
