import WatchwordBasics
public import WatchwordForm

// The calls of the SDK, and their results.
extension RELIDSimulator {
  /// Sets the user who logs in. A challenge for the password follows, or for a first one if there is none yet.
  ///
  /// If the server does not know the user, the SDK requests the id again (`getUser`).
  public mutating func setUser(_ userID: String) -> RELIDError {
    let userID = ExactText(userID)
    if let error = failure(of: .setUser) { return error }
    if case .loggedIn = phase { return noSession }
    phase = .idle
    guard let user = user(userID) else {
      let status = RELIDStatus(statusCode: Status.unknownUser, statusMessage: "")
      send(.getUser(response: RELIDChallengeResponse(status: status), error: .none))
      return .none
    }
    let mode: ChallengeMode = user.passwords.isEmpty ? .set : .verify
    requestPassword(of: userID, mode, user.isBlocked ? status(of: .blocked) : .none)
    return .none
  }

  /// Logs in, requests a new password if this one has expired (118), or requests the password again.
  public mutating func verifyPassword(_ password: Password) -> RELIDError {
    guard let userID = challengedUser(in: [.verify]) else { return noSession }
    if let error = failure(of: .verifyPassword, in: .verify) { return error }
    let outcome = verify(password, of: userID)
    if outcome != .done {
      requestPassword(of: userID, .verify, status(of: outcome))
    } else if user(userID).map({ hasExpired($0) }) == true {
      requestPassword(of: userID, .expired, expiredAtLogIn)
    } else {
      logIn(userID)
    }
    return .none
  }

  /// Sets the first password and logs in, or requests the password again.
  public mutating func setPassword(_ password: Password) -> RELIDError {
    guard let userID = challengedUser(in: [.set]) else { return noSession }
    if let error = failure(of: .setPassword, in: .set) { return error }
    let outcome = change(nil, to: password, of: userID, keepsExpired: true)
    if outcome == .done { logIn(userID) } else { requestPassword(of: userID, .set, status(of: outcome)) }
    return .none
  }

  /// Changes the password. Afterwards, the user is logged in if the mode is 4, and logged off if it is 2.
  public mutating func updatePassword(_ current: Password, to new: Password, mode: ChallengeMode) -> RELIDError {
    guard mode == .update || mode == .expired, let userID = challengedUser(in: [mode]) else { return noSession }
    if let error = failure(of: .updatePassword, in: mode) { return error }
    let outcome = change(current, to: new, of: userID, keepsExpired: mode == .expired)
    if mode == .update {
      answerUpdate(outcome, of: userID)
    } else if outcome == .done {
      respond(outcome, to: userID)
      logIn(userID)
    } else {
      requestPassword(of: userID, .expired, status(of: outcome))
    }
    return .none
  }

  /// Lists the credentials of the user, who must be logged in.
  public mutating func getAllChallenges(for userID: String) -> RELIDError {
    if let error = failure(of: .getAllChallenges) { return error }
    guard let user = loggedInUser, user.id == ExactText(userID) else { return noSession }
    send(.credentialsAvailableForUpdate(userID: userID, options: user.credentials))
    return .none
  }

  /// Requests the current and the new password of the user, who must be logged in.
  public mutating func initiateUpdateFlow(forCredential type: String) -> RELIDError {
    if let error = failure(of: .initiateUpdateFlow) { return error }
    guard let user = loggedInUser else { return noSession }
    let type = ExactText(type)
    // The simulator can update only passwords, whatever the server lists.
    guard type == "Password", user.credentials.contains(where: { ExactText($0) == type }) else {
      return RELIDError(longErrorCode: ErrorCode.noCredential, errorString: server.messages.noCredential)
    }
    requestPassword(of: user.id, .update, .none)
    return .none
  }

  /// Cancels the log-in or ends the session, and requests a user id.
  public mutating func resetAuthState() -> RELIDError {
    if let error = failure(of: .resetAuthState) { return error }
    if let user = loggedInUser { send(.userLoggedOff(userID: user.id.string, error: .none)) }
    phase = .idle
    send(.getUser(response: RELIDChallengeResponse(), error: .none))
    return .none
  }
}

// MARK: - Results of calls

extension RELIDSimulator {
  private var noSession: RELIDError {
    RELIDError(longErrorCode: ErrorCode.noSession, errorString: server.messages.noSession)
  }

  /// Returns the user whose password is requested, if the mode is one of `modes`.
  private func challengedUser(in modes: [ChallengeMode]) -> ExactText? {
    guard case .awaitingPassword(let userID, let mode) = phase, modes.contains(mode) else { return nil }
    return userID
  }

  private var loggedInUser: User? {
    switch phase {
    case .loggedIn(let userID), .awaitingPassword(let userID, .update): user(userID)
    default: nil
    }
  }

  private mutating func send(_ event: RELIDEvent, after delay: Duration? = nil) {
    scheduled.append(ScheduledEvent(delay: delay ?? server.latency, event: event))
  }

  /// Sends a request for a password.
  private mutating func requestPassword(
    of userID: ExactText, _ mode: ChallengeMode, _ status: RELIDStatus, error: RELIDError = .none,
    after delay: Duration? = nil
  ) {
    phase = .awaitingPassword(userID: userID, mode: mode)
    let challenge = RELIDPasswordChallenge(
      userID: userID.string, mode: mode.rawValue, attemptsLeft: user(userID)?.attemptsLeft ?? 0,
      response: RELIDChallengeResponse(status: status, info: mode == .verify ? [] : server.policyInfo), error: error)
    send(.getPassword(challenge), after: delay)
  }

  private mutating func logIn(_ userID: ExactText) {
    phase = .loggedIn(userID: userID)
    let response = RELIDChallengeResponse(status: RELIDStatus(statusCode: 100))
    send(.userLoggedIn(userID: userID.string, response: response, error: .none))
  }

  private mutating func respond(
    _ outcome: Outcome, to userID: ExactText, error: RELIDError = .none, after delay: Duration? = nil
  ) {
    send(
      .updateCredentialResponse(
        userID: userID.string, credentialType: "Password", status: error.isNone ? status(of: outcome) : .none,
        error: error), after: delay)
  }

  /// Answers an update: 100, 110 and 153 end the session; after any other status, the password is requested again.
  private mutating func answerUpdate(_ outcome: Outcome, of userID: ExactText) {
    switch outcome {
    case .wrongPassword: requestPassword(of: userID, .update, status(of: outcome))
    case .policyNotMet, .usedBefore:
      respond(outcome, to: userID)
      requestPassword(of: userID, .update, .none)
    case .done, .expired, .blocked:
      respond(outcome, to: userID)
      phase = .idle
      let end = server.latency + server.logOffDelay
      send(.userLoggedOff(userID: userID.string, error: .none), after: end)
      send(.getUser(response: RELIDChallengeResponse(), error: .none), after: end)
    }
  }

  private func status(of outcome: Outcome) -> RELIDStatus {
    let texts = server.messages
    let (code, text) =
      switch outcome {
      case .done: (100, texts.updated)
      case .wrongPassword: (Status.wrongPassword, texts.wrongPassword)
      case .expired: (110, texts.expiredWhileUpdating)
      case .blocked: (153, texts.attemptsExhausted)
      case .usedBefore: (164, texts.usedBefore)
      case .policyNotMet: (190, texts.policyNotMet)
      }
    return RELIDStatus(statusCode: code, statusMessage: text)
  }

  /// The status of a log-in with an expired password.
  private var expiredAtLogIn: RELIDStatus {
    RELIDStatus(statusCode: 118, statusMessage: server.messages.expired)
  }

  // MARK: - Failures

  mutating func nextFailure(of call: Call) -> Failure? {
    guard let index = failures.firstIndex(where: { $0.call == call }) else { return nil }
    return failures.remove(at: index).failure
  }

  private func error(of failure: Failure) -> (error: RELIDError, delay: Duration?) {
    switch failure {
    case .refusal(let error): (error, nil)
    case .network:
      (RELIDError(longErrorCode: ErrorCode.network, errorString: server.messages.network), server.latency)
    case .timeout:
      (RELIDError(longErrorCode: ErrorCode.timeout, errorString: server.messages.timeout), server.timeout)
    }
  }

  /// Returns the error with which the next call fails, for a call without a password. Such a call always fails at once.
  private mutating func failure(of call: Call) -> RELIDError? {
    nextFailure(of: call).map { error(of: $0).error }
  }

  /// Returns the error with which the next call fails, for a call with a password. If the SDK would notice the failure
  /// only later, the call is accepted, and the event that would have contained the answer reports the failure.
  private mutating func failure(of call: Call, in mode: ChallengeMode) -> RELIDError? {
    guard let failure = nextFailure(of: call), let userID = challengedUser(in: [mode]) else { return nil }
    let (error, delay) = error(of: failure)
    guard let delay else { return error }
    if mode == .update {
      respond(.done, to: userID, error: error, after: delay)
    } else {
      requestPassword(of: userID, mode, .none, error: error, after: delay)
    }
    return RELIDError.none
  }
}
