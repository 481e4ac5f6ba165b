public import WatchwordBasics
public import WatchwordPolicy

extension PasswordForm {
  /// A REL-ID challenge, with the service's request and the current status.
  public struct Challenge: Sendable {
    /// The mode's number; see ``ChallengeMode``.
    public var mode: Int
    /// The user's id. If it is `nil`, the form keeps the last one.
    public var userName: String?
    /// The number of attempts left; `nil` if the service does not count them.
    public var attemptsLeft: Int?
    /// The status: 0 or 100 if nothing is wrong.
    public var status: Int
    /// The status text of the server; may be empty.
    public var message: String
    /// The SDK's error code, 0 for none. It takes precedence over the status.
    public var errorCode: Int
    /// The error text of the SDK; may be empty.
    public var errorMessage: String
    /// The policy in the challenge.
    public var policy: Reading<PasswordPolicy>

    /// Creates a challenge.
    public init(
      mode: Int, userName: String? = nil, attemptsLeft: Int? = nil, status: Int = 0, message: String = "",
      errorCode: Int = 0, errorMessage: String = "",
      policy: Reading<PasswordPolicy> = Reading(nil, [])
    ) {
      self.mode = mode
      self.userName = userName
      self.attemptsLeft = attemptsLeft
      self.status = status
      self.message = message
      self.errorCode = errorCode
      self.errorMessage = errorMessage
      self.policy = policy
    }
  }
}

extension PasswordForm.Challenge {
  /// Returns the flow for the challenge: the first one with its mode.
  ///
  /// After a log-in with an expired password (status 118), that is the flow for expired passwords.
  ///
  /// - Throws: ``UnknownChallengeMode`` with the mode's number, if none of `flows` has the mode.
  public func flow(
    among flows: [PasswordForm.Flow] = PasswordForm.Flow.all
  ) throws(UnknownChallengeMode) -> PasswordForm.Flow {
    let mode = try leadingMode()
    guard let index = flows.firstIndex(where: { $0.mode == mode }) else {
      throw UnknownChallengeMode(number: self.mode)
    }
    return flows[index]
  }

  /// Returns the mode of the flow that handles the challenge.
  func leadingMode() throws(UnknownChallengeMode) -> ChallengeMode {
    let mode = try ChallengeMode(number: self.mode)
    return mode == .verify && hasExpired ? .expired : mode
  }

  /// Whether the challenge reports that the password has expired.
  var hasExpired: Bool { errorCode == 0 && StatusCode(status) == .expired }
}

extension PasswordForm {
  /// Reads the part of a policy that a form uses: everything that is readable, even if other parts are wrong, so that a
  /// defect never leaves users without a form.
  public static func policy(_ source: SourceText) -> Reading<PasswordPolicy> {
    PolicyFormat.read(source, among: PolicyFormat.readers).map { $0.policy }
  }

  /// Reads the policy in the information of a challenge: the entry with the key `RELID_PASSWORD_POLICY`, or else the
  /// entry with its old name `PASSWORD_POLICY_BKP`. A list without either entry yields no policy and no finding.
  public static func policy(inInfo info: [(key: String, value: String)]) -> Reading<PasswordPolicy> {
    var writer = JSONWriter()
    writer.array { writer in
      for entry in info {
        writer.object { writer in
          writer.member("key", entry.key)
          writer.member("value", entry.value)
        }
      }
    }
    return policy(inInfo: SourceText(name: "challenge", bytes: Array(writer.text.utf8)))
  }

  /// Reads the policy in the information of a challenge as JSON.
  static func policy(inInfo source: SourceText) -> Reading<PasswordPolicy> {
    let reading = policy(source)
    // Challenges to which no policy applies, as in mode 0, contain no policy; this is not a defect.
    return reading.findings.contains { $0.id == FindingKind.missingPolicy.id } ? Reading(nil, []) : reading
  }
}
