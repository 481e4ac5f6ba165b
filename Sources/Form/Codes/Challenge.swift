public import WatchwordDiagnostics
public import WatchwordPolicy

extension PasswordForm {
  /// A REL-ID challenge: what the service asks for, and how things stand.
  public struct Challenge: Sendable {
    /// The number of its mode; see ``ChallengeMode``.
    public var mode: Int
    /// The user's id; where it is absent the last one stays.
    public var userName: String?
    /// How many attempts are left; nothing where the service does not count.
    public var attemptsLeft: Int?
    /// The status, 0 or 100 where nothing is wrong.
    public var status: Int
    /// The status in the server's words, which may be empty.
    public var message: String
    /// The SDK's error code, 0 for none; it is looked at before the status.
    public var errorCode: Int
    /// The error in the SDK's words, which may be empty.
    public var errorMessage: String
    /// The policy that the challenge brings.
    public var policy: Reading<PasswordPolicy>

    /// A challenge with all its parts.
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
  /// The flow that the challenge asks for: the first of its mode.
  ///
  /// A password that has expired (status 118) leads from the log-in to the flow for expired passwords.
  ///
  /// - Throws: ``UnknownChallengeMode``, which names the mode, if none of `flows` is for it.
  public func flow(
    among flows: [PasswordForm.Flow] = PasswordForm.Flow.all
  ) throws(UnknownChallengeMode) -> PasswordForm.Flow {
    let mode = try leadingMode()
    guard let index = flows.firstIndex(where: { $0.mode == mode }) else {
      throw UnknownChallengeMode(number: self.mode)
    }
    return flows[index]
  }

  /// The mode whose flow answers the challenge.
  func leadingMode() throws(UnknownChallengeMode) -> ChallengeMode {
    let mode = try ChallengeMode(number: self.mode)
    return mode == .verify && hasExpired ? .expired : mode
  }

  /// Whether it says that the password has expired.
  var hasExpired: Bool { errorCode == 0 && StatusCode(status) == .expired }
}

extension PasswordForm {
  /// The part of a policy that a form uses: whatever could be read, even if other parts are wrong, so that nobody is
  /// left without a form.
  public static func policy(_ source: SourceText) -> Reading<PasswordPolicy> {
    PolicyFormat.read(source, among: PolicyFormat.readers).map { $0.policy }
  }

  /// The policy in the information of a challenge: the entry with the key `RELID_PASSWORD_POLICY`, or else the entry
  /// with its old name `PASSWORD_POLICY_BKP`. A list with neither gives no policy and no finding.
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

  /// The policy in the information of a challenge as JSON.
  static func policy(inInfo source: SourceText) -> Reading<PasswordPolicy> {
    let reading = policy(source)
    // A challenge to which no policy applies, as in mode 0, brings none.
    return reading.diagnostics.contains { $0.id == FindingKind.missingPolicy.id } ? Reading(nil, []) : reading
  }
}
