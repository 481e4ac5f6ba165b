public import WatchwordDiagnostics
import WatchwordLocalization

/// The reason why Cognito did not change a password.
public enum CognitoCode: Int, Hashable, Sendable {
  /// Any error that has no separate code.
  case other = 8000
  /// Nobody is signed in, or the access token is no longer valid.
  case noSession = 8001
  /// The current password is wrong.
  case wrongCurrentPassword = 8002
  /// The new password does not meet the user pool's policy, or was used before.
  case weakPassword = 8003
  /// There were too many attempts.
  case tooManyAttempts = 8004
  /// The client was not initialised.
  case notInitialized = -1

  /// Creates the code of an error of the user-pool API.
  ///
  /// 8001 and 8002 have the same type and differ in the message. The type may follow a namespace (`…#Type`) or precede
  /// an address (`Type:http…`), as in the JSON protocols of AWS.
  public init(error type: ExactText, message: String) {
    let name = Self.name(of: type)
    self =
      if name == "NotAuthorizedException" {
        Self.concernsToken(message) ? .noSession : .wrongCurrentPassword
      } else if name == "InvalidPasswordException" || name == "PasswordHistoryPolicyViolationException" {
        .weakPassword
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
    return ExactText(String(decoding: bytes, as: UTF8.self))
  }

  private static func concernsToken(_ message: String) -> Bool {
    let message = ExactText(message)
    if message == "Access Token has expired" || message == "Invalid Access Token" { return true }
    let revoked = "has been revoked"
    return message.string.utf8.suffix(revoked.utf8.count).elementsEqual(revoked.utf8)
  }

  /// The text for users; `nil` for ``other``, which shows the server's text.
  var text: PhraseDeclaration? {
    switch self {
    case .other: nil
    case .noSession: FormTexts.noSession
    case .wrongCurrentPassword: FormTexts.cognitoWrongCurrent
    case .weakPassword: FormTexts.weakPassword
    case .tooManyAttempts: FormTexts.tooManyAttempts
    case .notInitialized: FormTexts.notInitialized
    }
  }
}
