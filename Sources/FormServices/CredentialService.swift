public import WatchwordDiagnostics
public import WatchwordForm

/// The server side of a password form: it is sent what a form submits, and gives answers back.
///
/// A ``FormRunner`` calls it. A service for a form that only changes a password needs nothing but ``submit(_:)``:
///
/// ```swift
/// struct OwnService: CredentialService {
///   func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer {
///     submission.current == Password("old") ? .success(message: "") : .wrongCurrentPassword
///   }
/// }
/// ```
///
/// No method is called again if it fails: a change of a password must never happen twice.
public protocol CredentialService: Sendable {
  /// Sends the passwords of a submission and waits for the first answer to it.
  ///
  /// A service whose last word comes later, on another channel, answers `accepted` here and sends the rest through
  /// ``events()``. If the task is cancelled, the method should return soon; its answer is then ignored.
  func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer

  /// The names of the credentials that the user can update now. Upper and lower case differ.
  func availableCredentials() async throws(ServiceRefusal) -> [ExactText]

  /// Asks the service to start the update of the password; the challenge then comes through ``events()``.
  func initiateUpdate() async throws(ServiceRefusal)

  /// Asks the service to forget the authentication that has begun.
  func resetAuthentication() async

  /// What the service sends by itself, such as challenges, log-ins and the end of a session: a new stream for each
  /// call.
  ///
  /// The stream begins with the call, so that nothing is lost before its first element is awaited.
  func events() -> AsyncStream<PasswordForm.Event>
}

extension CredentialService {
  /// Refuses: this service does not list credentials, so the menu does not offer the update.
  public func availableCredentials() async throws(ServiceRefusal) -> [ExactText] { throw ServiceRefusal() }

  /// Refuses: this service has no update to start.
  public func initiateUpdate() async throws(ServiceRefusal) { throw ServiceRefusal() }

  /// Does nothing: this service keeps no authentication that has begun.
  public func resetAuthentication() async {}

  /// A stream that has ended: this service sends nothing by itself.
  public func events() -> AsyncStream<PasswordForm.Event> { AsyncStream { $0.finish() } }
}

/// A service does not do what it was asked.
public struct ServiceRefusal: Error, Hashable, Sendable {
  /// The service's error code; never 0, which means that nothing is wrong.
  public let code: Int
  /// The error in the service's words, in the user's language; empty if it says nothing.
  public let message: String

  /// A refusal with this code and message. The code 0 becomes -1.
  public init(code: Int = -1, message: String = "") {
    self.code = code == 0 ? -1 : code
    self.message = message
  }
}
