public import WatchwordForm

/// What the SDK sends by itself (the methods of `RDNACallbacks` that concern passwords).
///
/// An event holds no password.
public enum RELIDEvent: Hashable, Sendable {
  /// A password is asked for (`getPassword`).
  case getPassword(RELIDPasswordChallenge)
  /// Somebody has logged in (`onUserLoggedIn`).
  case userLoggedIn(userID: String, response: RELIDChallengeResponse, error: RELIDError)
  /// The server answers the update of a credential (`onUpdateCredentialResponse`).
  case updateCredentialResponse(userID: String, credentialType: String, status: RELIDStatus, error: RELIDError)
  /// The credentials that the user can update (`onCredentialsAvailableForUpdate`).
  case credentialsAvailableForUpdate(userID: String, options: [String])
  /// The session has ended (`onUserLoggedOff`).
  case userLoggedOff(userID: String, error: RELIDError)
  /// The log-in starts again: the SDK waits for a user's id (`getUser`).
  case getUser(response: RELIDChallengeResponse, error: RELIDError)
}

/// A password is asked for: the arguments of `getPassword`.
public struct RELIDPasswordChallenge: Hashable, Sendable {
  /// The user's id.
  public var userID: String
  /// The number of the challenge mode; see `ChallengeMode`.
  public var mode: Int
  /// How many attempts are left.
  public var attemptsLeft: Int
  /// The status and the information.
  public var response: RELIDChallengeResponse
  /// What went wrong in the SDK; it is looked at before the status.
  public var error: RELIDError

  /// A challenge with these arguments.
  public init(
    userID: String, mode: Int, attemptsLeft: Int, response: RELIDChallengeResponse = RELIDChallengeResponse(),
    error: RELIDError = .none
  ) {
    self.userID = userID
    self.mode = mode
    self.attemptsLeft = attemptsLeft
    self.response = response
    self.error = error
  }

  /// The challenge as a form takes it, with the policy that its information brings.
  public var formChallenge: PasswordForm.Challenge {
    PasswordForm.Challenge(
      mode: mode, userName: userID, attemptsLeft: attemptsLeft, status: response.status.statusCode,
      message: response.status.statusMessage, errorCode: error.longErrorCode, errorMessage: error.errorString,
      policy: PasswordForm.policy(inInfo: response.info.map { (key: $0.infoKey, value: $0.infoMessage) }))
  }

  /// The flow that answers the challenge, for an app that has to choose a screen before it has a form.
  ///
  /// The status 118 (the password has expired) leads to the flow for expired passwords from a log-in too.
  ///
  /// - Throws: `UnknownChallengeMode`, which names the mode, if none of `flows` is for it.
  public func flow(
    among flows: [PasswordForm.Flow] = PasswordForm.Flow.all
  ) throws(UnknownChallengeMode) -> PasswordForm.Flow {
    try formChallenge.flow(among: flows)
  }
}
