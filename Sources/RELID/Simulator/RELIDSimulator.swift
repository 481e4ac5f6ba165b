import WatchwordDiagnostics
import WatchwordForm

/// A double of the SDK and its server, which behaves as the REL-ID documents say.
///
/// It has no clock, no chance and nothing global: the time is ``now``, and every call answers the same way again. What
/// it would send later stands in ``takeEvents()`` with its delay.
///
/// Every refused submission takes one of the user's attempts, and the last one blocks the user for good. Statuses
/// without a documented number, and all error codes, are the simulator's own.
public struct RELIDSimulator: RELIDCredentialService, Sendable {
  /// How much time has passed since the start; passwords expire by it.
  public var now: Duration = .zero
  /// How the server is set up.
  public let server: Server

  var users: [User]
  var phase = Phase.idle
  var scheduled: [ScheduledEvent] = []
  var failures: [(call: Call, failure: Failure)] = []

  /// An event and how long after the call it is sent.
  public struct ScheduledEvent: Hashable, Sendable {
    /// The time from the call to the event.
    public let delay: Duration
    /// What is sent.
    public let event: RELIDEvent
  }

  /// A call that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    /// The id of the user who logs in.
    case setUser
    /// The password to log in with.
    case verifyPassword
    /// A first password.
    case setPassword
    /// The current and the new password.
    case updatePassword
    /// Which credentials can be updated.
    case getAllChallenges
    /// The start of an update.
    case initiateUpdateFlow
    /// The end of a log-in that is under way.
    case resetAuthState
  }

  /// How a call fails. Nothing of it reaches the server.
  public enum Failure: Hashable, Sendable {
    /// The SDK refuses the call at once.
    case refusal(RELIDError)
    /// There is no connection.
    case network
    /// The server does not answer in time.
    case timeout
  }

  /// What the SDK is waiting for.
  enum Phase: Sendable {
    /// A user's id.
    case idle
    /// The answer to a challenge.
    case asking(userID: ExactText, mode: ChallengeMode)
    /// Whatever somebody who is logged in does.
    case loggedIn(userID: ExactText)
  }

  /// The codes of failed connections.
  public static let connectionErrors = RELIDConnectionErrors(
    network: [ErrorCode.network], timeout: [ErrorCode.timeout])

  /// The simulator's error codes.
  enum ErrorCode {
    static let network = 9001
    static let timeout = 9002
    static let noSession = 9003
    static let noCredential = 9004
  }

  /// The statuses that the documents leave without a number.
  enum Status {
    static let wrongPassword = 102
    static let unknownUser = 141
  }

  /// A server with these users, and nobody logged in.
  public init(server: Server, users: [User]) {
    self.server = server
    self.users = users.map { user in
      var user = user
      user.attemptsLeft = server.maximumAttempts
      return user
    }
  }

  /// Lets the next call of this kind fail that no earlier failure is waiting for.
  public mutating func fail(_ call: Call, by failure: Failure) { failures.append((call, failure)) }

  /// What the calls since the last time have led to, in the order in which it is sent.
  public mutating func takeEvents() -> [ScheduledEvent] {
    let events = scheduled
    scheduled = []
    return events
  }
}
