public import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordPolicy

extension PasswordForm {
  /// A field of a form.
  public enum Field: UInt8, CaseIterable, Hashable, Sendable {
    /// The password that still holds.
    case current
    /// The password that shall hold.
    case new
    /// The new password once more.
    case confirm
    /// The password to sign in with.
    case password

    /// The name in the form as JSON.
    public var name: String {
      switch self {
      case .current: "current"
      case .new: "new"
      case .confirm: "confirm"
      case .password: "password"
      }
    }
  }

  /// What happens to a form: what people do, what the service answers, what the app decides.
  public enum Event: Sendable {
    /// The screen is about to be seen.
    case appear
    /// The screen is no longer seen.
    case leave
    /// A field holds this text now.
    case edit(Field, Password)
    /// A field holds this text after something was pasted.
    case paste(Field, Password)
    /// A field is to be shown where it is hidden, and hidden where it is shown.
    case reveal(Field)
    /// A field was tapped.
    case focus(Field)
    /// The return key was pressed in a field.
    case returnKey(Field)
    /// The button was pressed.
    case submit
    /// The screen was tapped beside its fields.
    case tapOutside
    /// The screen is to be left.
    case back
    /// The alert's button was pressed.
    case dismissAlert
    /// Texts are to be shown in another locale.
    case locale(LanguageTag)
    /// Another policy holds, as it was read; where it has an error, the last one goes on to hold.
    case policy(Reading<PasswordPolicy>)
    /// The service asks for passwords.
    case challenge(Challenge)
    /// The service answers the submission that is in flight.
    case answer(Answer)
    /// The service has ended the session.
    case loggedOff
    /// Somebody has logged in.
    case loggedIn(Login)
    /// The service lists the credentials that can be updated; case counts.
    case credentials([ExactText])
    /// The service cannot say which credentials can be updated.
    case credentialsFailed
    /// "Update Password" was chosen in the menu.
    case chooseUpdate
    /// The service was asked to initiate the update: its error code, 0 for none, and the error's text.
    case initiated(errorCode: Int, errorMessage: String)
  }

  /// What a service answers to a submission.
  public enum Answer: Sendable {
    /// The request was taken; the answer itself is still to come.
    case accepted
    /// The password is set, or somebody is logged in; with the server's text, which may be empty.
    case success(message: String)
    /// A REL-ID status and the server's text, which may be empty.
    case status(Int, message: String)
    /// The service refused at once: its error code and text, which may be empty. The code 0 is ``accepted``.
    case error(code: Int, message: String)
    /// The current password is another one.
    case wrongCurrentPassword
    /// The service could not be reached.
    case network
    /// The service did not answer in time.
    case timeout
    /// An error of the Cognito user-pool API: its type and its message.
    case cognito(error: ExactText, message: String)
    /// Nobody is signed in.
    case noSession
    /// The client was never set up.
    case notInitialized
  }

  /// Somebody has logged in.
  public struct Login: Sendable {
    /// The status, 100 for success.
    public var status: Int
    /// The error code, 0 for none.
    public var errorCode: Int
    /// The user's id, where it is known.
    public var userName: String?

    /// A log-in with this status and error code.
    public init(status: Int = 100, errorCode: Int = 0, userName: String? = nil) {
      self.status = status
      self.errorCode = errorCode
      self.userName = userName
    }
  }
}
