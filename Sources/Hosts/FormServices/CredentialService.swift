public import WatchwordBasics
public import WatchwordForm

/// The server side of a password form: it receives submissions and returns answers.
///
/// A ``FormRunner`` calls it. A service for a form that only changes a password needs only ``submit(_:)``:
///
/// ```swift
/// struct OwnService: CredentialService {
///   func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer {
///     submission.current == Password("old") ? .success(message: "") : .wrongCurrentPassword
///   }
/// }
/// ```
///
/// No method is called again after a failure: a password must never be changed twice.
public protocol CredentialService: Sendable {
  /// Sends the passwords of a submission and waits for the first answer.
  ///
  /// A service whose final answer arrives later, on another channel, returns `accepted` here and sends the rest through
  /// ``events()``. If the task is cancelled, the method should return soon; its answer is then ignored.
  func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer

  /// Returns the names of the credentials that the user can currently update. Names are case-sensitive.
  func availableCredentials() async throws(ServiceRefusal) -> [ExactText]

  /// Asks the service to start the update of the password. The challenge then arrives through ``events()``.
  func initiateUpdate() async throws(ServiceRefusal)

  /// Asks the service to discard an authentication in progress.
  func resetAuthentication() async

  /// Returns a new stream of the events that the service initiates, such as challenges, log-ins and the end of a
  /// session.
  ///
  /// Events are buffered from the time of the call, so none is lost before the first one is awaited.
  func events() -> AsyncStream<PasswordForm.Event>
}

extension CredentialService {
  /// Throws: this service does not list credentials, so the menu does not offer the update.
  public func availableCredentials() async throws(ServiceRefusal) -> [ExactText] { throw ServiceRefusal() }

  /// Throws: this service has no update to start.
  public func initiateUpdate() async throws(ServiceRefusal) { throw ServiceRefusal() }

  /// Does nothing: this service has no authentication in progress.
  public func resetAuthentication() async {}

  /// Returns a finished stream: this service initiates no events.
  public func events() -> AsyncStream<PasswordForm.Event> { AsyncStream { $0.finish() } }
}

/// The error for a request that a service refuses.
public struct ServiceRefusal: Error, Hashable, Sendable {
  /// The service's error code; never 0, which means success.
  public let code: Int
  /// The service's error text, in the user's language; may be empty.
  public let message: String

  /// Creates an error with this code and message. The code 0 becomes -1.
  public init(code: Int = -1, message: String = "") {
    self.code = code == 0 ? -1 : code
    self.message = message
  }
}
