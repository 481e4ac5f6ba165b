public import WatchwordForm

/// An event that the SDK sends (the methods of `RDNACallbacks` that concern passwords).
///
/// An event contains no password.
public enum RELIDEvent: Hashable, Sendable {
  /// The SDK requests a password (`getPassword`).
  case getPassword(RELIDPasswordChallenge)
  /// A user has logged in (`onUserLoggedIn`).
  case userLoggedIn(userID: String, response: RELIDChallengeResponse, error: RELIDError)
  /// The server answered the update of a credential (`onUpdateCredentialResponse`).
  case updateCredentialResponse(userID: String, credentialType: String, status: RELIDStatus, error: RELIDError)
  /// The credentials that the user can update (`onCredentialsAvailableForUpdate`).
  case credentialsAvailableForUpdate(userID: String, options: [String])
  /// The session has ended (`onUserLoggedOff`).
  case userLoggedOff(userID: String, error: RELIDError)
  /// The log-in starts again: the SDK waits for a user id (`getUser`).
  case getUser(response: RELIDChallengeResponse, error: RELIDError)
}

/// A request for a password: the arguments of `getPassword`.
public struct RELIDPasswordChallenge: Hashable, Sendable {
  /// The user's id.
  public var userID: String
  /// The number of the challenge mode; see `ChallengeMode`.
  public var mode: Int
  /// The number of attempts left.
  public var attemptsLeft: Int
  /// The status and the information.
  public var response: RELIDChallengeResponse
  /// The SDK's error, which takes precedence over the status.
  public var error: RELIDError

  /// Creates a challenge with these arguments.
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

  /// The challenge for a form, with the policy in its information.
  public var formChallenge: PasswordForm.Challenge {
    PasswordForm.Challenge(
      mode: mode, userName: userID, attemptsLeft: attemptsLeft, status: response.status.statusCode,
      message: response.status.statusMessage, errorCode: error.longErrorCode, errorMessage: error.errorString,
      policy: PasswordForm.policy(inInfo: response.info.map { (key: $0.infoKey, value: $0.infoMessage) }))
  }

  /// Returns the flow for the challenge, for an app that must choose a screen before it has a form.
  ///
  /// After a log-in with the status 118 (the password has expired), that is the flow for expired passwords.
  ///
  /// - Throws: `UnknownChallengeMode` with the mode's number, if none of `flows` has the mode.
  public func flow(
    among flows: [PasswordForm.Flow] = PasswordForm.Flow.all
  ) throws(UnknownChallengeMode) -> PasswordForm.Flow {
    try formChallenge.flow(among: flows)
  }
}
