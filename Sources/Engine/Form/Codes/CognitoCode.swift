public import WatchwordBasics
import WatchwordLocalization

/// The reason why Cognito did not change a password.
public enum CognitoCode: Int, Hashable, Sendable {
  /// Any error that has no separate code.
  case other = 8000
  /// Nobody is signed in, the access token is not valid (any more), or the user is disabled or unknown.
  case noSession = 8001
  /// The current password is wrong.
  case wrongCurrentPassword = 8002
  /// The new password does not meet the user pool's policy.
  case weakPassword = 8003
  /// There were too many attempts.
  case tooManyAttempts = 8004
  /// The client was not initialised.
  case notInitialized = -1
  /// The new password was used before. The article has no code for it; this is REL-ID's status.
  case usedBefore = 164

  /// Creates the code of an error of the user-pool API.
  ///
  /// Errors with the type `NotAuthorizedException` differ in the message. The type may follow a namespace (`…#Type`) or
  /// precede an address (`Type:http…`), as in the JSON protocols of AWS.
  public init(error type: ExactText, message: String) {
    let name = Self.name(of: type)
    self =
      if name == Self.notAuthorized {
        Self.unauthorized(message)
      } else if name == "InvalidPasswordException" {
        .weakPassword
      } else if name == "PasswordHistoryPolicyViolationException" {
        .usedBefore
      } else if name == "LimitExceededException" || name == "TooManyRequestsException" {
        .tooManyAttempts
      } else {
        .other
      }
  }

  /// Returns the type without its namespace and address.
  static func name(of type: ExactText) -> ExactText {
    var bytes = Array(type.string.utf8)[...]
    if let sharp = bytes.lastIndex(of: UInt8(ascii: "#")) { bytes = bytes[(sharp + 1)...] }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) { bytes = bytes[..<colon] }
    return ExactText(utf8: bytes)
  }

  /// The type of errors that only their message distinguishes. The message is never shown: it can contain the token.
  private static var notAuthorized: ExactText { "NotAuthorizedException" }

  /// Whether an error has the type `NotAuthorizedException`.
  package static func isUnauthorized(_ type: ExactText) -> Bool { name(of: type) == notAuthorized }

  /// Returns the code of a `NotAuthorizedException`, by its message.
  ///
  /// Source: the messages of `ChangePassword` and of the other calls with an access token; none of them is documented.
  private static func unauthorized(_ message: String) -> CognitoCode {
    if message.isEmpty || ExactText(message) == "Incorrect username or password." { return .wrongCurrentPassword }
    let words = message.utf8.map { ASCII.lowercased($0) }
    func says(_ part: StaticString) -> Bool { part.withUTF8Buffer { words.contains(part: Array($0)) } }
    if says("attempts exceeded") { return .tooManyAttempts }
    let isTokenRefused =
      says("token") && (says("expired") || says("revoked") || says("invalid") || says("not valid") || says("scope"))
    let isUserRefused = says("user is disabled") || says("user does not exist") || says("user not found")
    return isTokenRefused || isUserRefused ? .noSession : .other
  }

  /// The text for users; `nil` for ``other``, which shows the server's text.
  var text: PhraseDeclaration? {
    switch self {
    case .other: nil
    case .noSession: FormTexts.noSession
    case .wrongCurrentPassword: FormTexts.cognitoWrongCurrent
    case .weakPassword: FormTexts.weakPassword
    case .usedBefore: FormTexts.usedBefore
    case .tooManyAttempts: FormTexts.tooManyAttempts
    case .notInitialized: FormTexts.notInitialized
    }
  }
}
