public import WatchwordDiagnostics
import WatchwordLocalization

/// Why Cognito did not change a password.
public enum CognitoCode: Int, Hashable, Sendable {
  /// Anything that has no code of its own.
  case other = 8000
  /// Nobody is signed in, or the access token no longer holds.
  case noSession = 8001
  /// The current password is another one.
  case wrongCurrentPassword = 8002
  /// The new password does not meet the user pool's policy, or was used before.
  case weakPassword = 8003
  /// There were too many attempts.
  case tooManyAttempts = 8004
  /// The client was never set up.
  case notInitialized = -1

  /// The code of an error of the user-pool API.
  ///
  /// 8001 and 8002 are one type and differ by the message. A type may stand behind a name space (`…#Type`) or in front
  /// of an address (`Type:http…`), as the JSON protocols of AWS write it.
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

  /// The error's type alone.
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

  /// What users read; nothing for ``other``, where the server says it.
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
