import WatchwordBasics
import WatchwordForm

/// A simulator of the SDK and its server, which behaves as described in the REL-ID documents.
///
/// It uses no clock, randomness or global state: the time is ``now``, and the same calls always give the same answers.
/// ``takeEvents()`` returns the events that the SDK would send later, with their delays.
///
/// Every rejected submission uses one of the user's attempts, and the last one blocks the user permanently. Statuses
/// without a documented number, and all error codes, are the simulator's own.
public struct RELIDSimulator: RELIDCredentialService, Sendable {
  /// The time since the start, which determines when passwords expire.
  public var now: Duration = .zero
  /// The configuration of the server.
  public let server: Server

  var users: [User]
  var phase = Phase.idle
  var scheduled: [ScheduledEvent] = []
  var failures: [(call: Call, failure: Failure)] = []

  /// An event, with its delay after the call.
  public struct ScheduledEvent: Hashable, Sendable {
    /// The time from the call to the event.
    public let delay: Duration
    /// The event.
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
    /// The list of credentials that can be updated.
    case getAllChallenges
    /// The start of an update.
    case initiateUpdateFlow
    /// The cancellation of the log-in in progress.
    case resetAuthState
  }

  /// A simulated failure of a call. The call never reaches the server.
  public enum Failure: Hashable, Sendable {
    /// The SDK rejects the call at once.
    case refusal(RELIDError)
    /// There is no connection.
    case network
    /// The server does not answer in time.
    case timeout
  }

  /// The state of the SDK.
  enum Phase: Sendable {
    /// It waits for a user id.
    case idle
    /// It waits for the answer to a challenge.
    case awaitingPassword(userID: ExactText, mode: ChallengeMode)
    /// A user is logged in.
    case loggedIn(userID: ExactText)
  }

  /// The codes for failed connections.
  public static let connectionErrors = RELIDConnectionErrors(
    network: [ErrorCode.network], timeout: [ErrorCode.timeout])

  /// The simulator's error codes.
  enum ErrorCode {
    static let network = 9001
    static let timeout = 9002
    static let noSession = 9003
    static let noCredential = 9004
  }

  /// The statuses for which the documents give no number.
  enum Status {
    static let wrongPassword = 102
    static let unknownUser = 141
  }

  /// Creates a simulator with these users, none of them logged in.
  public init(server: Server, users: [User]) {
    self.server = server
    self.users = users.map { user in
      var user = user
      user.attemptsLeft = server.maximumAttempts
      return user
    }
  }

  /// Makes the next call of this kind fail. If several failures are set for one kind of call, they are used in order.
  public mutating func fail(_ call: Call, by failure: Failure) { failures.append((call, failure)) }

  /// Returns the events caused by the calls since the previous call of this method, in the order in which they are
  /// sent.
  public mutating func takeEvents() -> [ScheduledEvent] {
    let events = scheduled
    scheduled = []
    return events
  }
}
