import WatchwordBasics
public import WatchwordForm
import WatchwordPolicy

extension RELIDSimulator {
  /// The configuration of the simulated server.
  public struct Server: Sendable {
    /// The policy in challenges, passed on unchanged even if it is malformed; `nil` if challenges contain none.
    public let policy: String?
    /// The number of recent passwords that cannot be reused, including the current one.
    public let historyLength: Int
    /// The number of consecutive rejected submissions after which a user is blocked; at least 1.
    public let maximumAttempts: Int
    /// The lifetime of a changed password; `nil` if new passwords do not expire.
    public let passwordLifetime: Duration?
    /// The time from a call to its event.
    public let latency: Duration
    /// The time from a call to the event that reports a missing answer of the server.
    public let timeout: Duration
    /// The time from the answer to an update to the end of the session.
    public let logOffDelay: Duration
    /// The texts of the server.
    public let messages: Messages
    /// The readable part of the policy, which the server checks new passwords against.
    let checkedPolicy: PasswordPolicy?

    /// Creates a configuration. If `messages` is `nil`, the texts are those in the REL-ID documents.
    public init(
      policy: String? = nil, historyLength: Int = 3, maximumAttempts: Int = 3, passwordLifetime: Duration? = nil,
      latency: Duration = .milliseconds(600), timeout: Duration = .seconds(5), logOffDelay: Duration = .seconds(3),
      messages: Messages? = nil
    ) {
      self.policy = policy
      self.historyLength = max(historyLength, 0)
      self.maximumAttempts = max(maximumAttempts, 1)
      self.passwordLifetime = passwordLifetime
      self.latency = latency
      self.timeout = timeout
      self.logOffDelay = logOffDelay
      self.messages = messages ?? .documented(historyLength: historyLength)
      checkedPolicy = policy.flatMap {
        PasswordForm.policy(inInfo: [(key: RELIDChallengeInfo.policyKey, value: $0)]).value
      }
    }

    /// The information of a challenge for a new password.
    var policyInfo: [RELIDChallengeInfo] {
      policy.map { [RELIDChallengeInfo(infoKey: RELIDChallengeInfo.policyKey, infoMessage: $0)] } ?? []
    }
  }

  /// A user of the server.
  public struct User: Sendable {
    let id: ExactText
    let credentials: [String]
    /// The passwords so far, the current one last; empty before activation.
    var passwords: [Password]
    /// The time at which the current password expires.
    var expiry: Duration?
    var attemptsLeft = 0
    var isBlocked = false

    /// Creates a user.
    ///
    /// - Parameters:
    ///   - id: the id, which is case-sensitive.
    ///   - password: the current password; `nil` for a user who has not set the first one yet.
    ///   - previous: the earlier passwords, oldest first.
    ///   - expiry: the time at which the current password expires, as in ``RELIDSimulator/now``; `nil` if it does not.
    ///   - credentials: the credentials that the user can update.
    public init(
      _ id: String, password: Password?, previous: [Password] = [], expiry: Duration? = nil,
      credentials: [String] = ["Password"]
    ) {
      self.id = ExactText(id)
      self.credentials = credentials
      passwords = previous + (password.map { [$0] } ?? [])
      self.expiry = expiry
    }
  }

  /// The texts of the server. If a text is empty, the form shows its own.
  public struct Messages: Sendable {
    /// For 100: the password was updated.
    public var updated = ""
    /// For the simulator's own status 102: the current password is wrong.
    public var wrongPassword = ""
    /// For 110: the password expired during the update.
    public var expiredWhileUpdating = ""
    /// For 118: the password has expired.
    public var expired = ""
    /// For 153: no attempts are left.
    public var attemptsExhausted = ""
    /// For 164: the password was used before.
    public var usedBefore = ""
    /// For 190: the password does not meet the policy.
    public var policyNotMet = ""
    /// The SDK's text for a failed connection.
    public var network = ""
    /// The SDK's text for a timeout.
    public var timeout = ""
    /// The SDK's text for a call in the wrong state.
    public var noSession = ""
    /// The SDK's text for a credential that cannot be updated.
    public var noCredential = ""

    /// Creates empty texts.
    public init() {}

    /// Returns the texts in the REL-ID documents, in English.
    public static func documented(historyLength: Int) -> Messages {
      var messages = Messages()
      messages.updated = "Password updated successfully"
      messages.wrongPassword = "Current password is incorrect"
      messages.expiredWhileUpdating = "Password has expired while updating password"
      messages.expired = "Password has expired. Please contact the admin."
      messages.attemptsExhausted = "Attempts exhausted"
      messages.usedBefore =
        "Please enter a new password as your entered password has been used by you previously. You are not allowed to use last \(historyLength) passwords."
      messages.policyNotMet = "Password does not meet policy standards"
      messages.network = "The network is unreachable"
      messages.timeout = "The server did not answer in time"
      messages.noSession = "No password was asked for"
      messages.noCredential = "This credential cannot be updated"
      return messages
    }
  }
}

// MARK: - Decisions of the server

extension RELIDSimulator {
  /// The result of sending a password to the server.
  enum Outcome: Hashable, Sendable {
    case done
    case wrongPassword
    case expired
    case policyNotMet
    case usedBefore
    case blocked
  }

  func user(_ id: ExactText) -> User? { users.first { $0.id == id } }

  /// Whether the user's password has expired.
  func hasExpired(_ user: User) -> Bool { user.expiry.map { $0 <= now } ?? false }

  /// Checks the password to log in with, and counts the attempt.
  mutating func verify(_ password: Password, of id: ExactText) -> Outcome {
    decide(id) { _, user in
      guard user.passwords.last == password else { return .wrongPassword }
      return .done
    }
  }

  /// Changes a password if nothing prevents it, and counts the attempt.
  ///
  /// - Parameter current: the current password; `nil` on activation.
  mutating func change(_ current: Password?, to new: Password, of id: ExactText, keepsExpired: Bool) -> Outcome {
    let outcome = decide(id) { simulator, user in
      if !keepsExpired, simulator.hasExpired(user) { return .expired }
      guard user.passwords.last == current else { return .wrongPassword }
      if !simulator.meetsPolicy(new, of: user) { return .policyNotMet }
      if user.passwords.suffix(simulator.server.historyLength).contains(new) { return .usedBefore }
      return .done
    }
    if outcome == .done { store(new, of: id) }
    return outcome
  }

  private mutating func decide(_ id: ExactText, _ judge: (Self, User) -> Outcome) -> Outcome {
    guard let index = users.firstIndex(where: { $0.id == id }) else { return .wrongPassword }
    if users[index].isBlocked { return .blocked }
    let outcome = judge(self, users[index])
    switch outcome {
    case .done: users[index].attemptsLeft = server.maximumAttempts
    case .expired, .blocked: break
    case .wrongPassword, .policyNotMet, .usedBefore:
      users[index].attemptsLeft -= 1
      if users[index].attemptsLeft == 0 {
        users[index].isBlocked = true
        return .blocked
      }
    }
    return outcome
  }

  private func meetsPolicy(_ password: Password, of user: User) -> Bool {
    guard let policy = server.checkedPolicy else { return true }
    let context = AssessmentContext(userID: user.id.string)
    return password.withText { policy.assess($0, in: context).verdict != .unmet }
  }

  private mutating func store(_ password: Password, of id: ExactText) {
    guard let index = users.firstIndex(where: { $0.id == id }) else { return }
    // The current password is stored even without a history.
    users[index].passwords = Array((users[index].passwords + [password]).suffix(max(server.historyLength, 1)))
    users[index].expiry = server.passwordLifetime.map { now + $0 }
  }
}
