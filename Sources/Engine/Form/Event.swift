public import WatchwordBasics
public import WatchwordLocalization
public import WatchwordPolicy

extension PasswordForm {
  /// A field of a form.
  public enum Field: UInt8, CaseIterable, Hashable, Sendable {
    /// The current password.
    case current
    /// The new password.
    case new
    /// The repetition of the new password.
    case confirm
    /// The password to sign in with.
    case password

    /// The name in JSON.
    public var name: String {
      switch self {
      case .current: "current"
      case .new: "new"
      case .confirm: "confirm"
      case .password: "password"
      }
    }
  }

  /// An event of a form: a user's action, an answer of the service, or a decision of the app.
  public enum Event: Sendable {
    /// The screen is about to appear.
    case appear
    /// The screen is no longer visible.
    case leave
    /// The text of a field changed to this text.
    case edit(Field, Password)
    /// Text was pasted into a field; this is the resulting text of the field.
    case paste(Field, Password)
    /// The visibility of a field's text is to be toggled.
    case reveal(Field)
    /// A field was tapped.
    case focus(Field)
    /// The return key was pressed in a field.
    case returnKey(Field)
    /// The button was pressed.
    case submit
    /// The screen was tapped outside its fields.
    case tapOutside
    /// The user wants to leave the screen.
    case back
    /// The alert's button was pressed.
    case dismissAlert
    /// Texts are to be shown in another locale.
    case locale(LanguageTag)
    /// Another policy applies; its findings are included. If the policy has an error, the form keeps its current
    /// policy.
    case policy(Reading<PasswordPolicy>)
    /// The app knows whether the rules with these ids are met by the new password, as it is typed now. It decides rules
    /// that the form cannot judge, and replaces what the app knew before.
    case known([ExactText: Bool])
    /// The service requests passwords.
    case challenge(Challenge)
    /// The service answered the submission in flight.
    case answer(Answer)
    /// The service has ended the session.
    case loggedOff
    /// A user has logged in.
    case loggedIn(Login)
    /// The service listed the credentials that can be updated; the comparison is case-sensitive.
    case credentials([ExactText])
    /// The service could not list the credentials that can be updated.
    case credentialsFailed
    /// "Update Password" was chosen in the menu.
    case chooseUpdate
    /// The service answered the request to initiate the update: its error code, 0 for none, and the error's text.
    case initiated(errorCode: Int, errorMessage: String)
  }

  /// A service's answer to a submission.
  public enum Answer: Sendable {
    /// The service accepted the request; the result follows later.
    case accepted
    /// The password is set, or the user is logged in; with the server's text, which may be empty.
    case success(message: String)
    /// A REL-ID status and the server's text, which may be empty.
    case status(Int, message: String)
    /// The service rejected the request at once: its error code and text, which may be empty. The code 0 is
    /// ``accepted``.
    case error(code: Int, message: String)
    /// The current password is wrong.
    case wrongCurrentPassword
    /// The service could not be reached.
    case network
    /// The service did not answer in time.
    case timeout
    /// An error of the Cognito user-pool API: its type and its message.
    case cognito(error: ExactText, message: String)
    /// Nobody is signed in.
    case noSession
    /// The client was not initialised.
    case notInitialized
  }

  /// A completed log-in.
  public struct Login: Sendable {
    /// The status, 100 for success.
    public var status: Int
    /// The error code, 0 for none.
    public var errorCode: Int
    /// The user's id, if known.
    public var userName: String?

    /// Creates a log-in with this status and error code.
    public init(status: Int = 100, errorCode: Int = 0, userName: String? = nil) {
      self.status = status
      self.errorCode = errorCode
      self.userName = userName
    }
  }
}
