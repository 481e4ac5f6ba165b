import Diagnostics

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
    public var policy: PolicyReading

    /// A challenge with all its parts.
    public init(
      mode: Int, userName: String? = nil, attemptsLeft: Int? = nil, status: Int = 0, message: String = "",
      errorCode: Int = 0, errorMessage: String = "", policy: PolicyReading = PolicyReading(policy: nil)
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

extension PasswordForm.PolicyReading {
  /// The policy in a challenge's information: the entry with the key `RELID_PASSWORD_POLICY`, or else the one with its
  /// old name `PASSWORD_POLICY_BKP`.
  ///
  /// A list without such an entry is no defect.
  public init(info: [(key: String, value: String)]) {
    var writer = JSONWriter()
    writer.array { writer in
      for entry in info {
        writer.object { writer in
          writer.member("key", entry.key)
          writer.member("value", entry.value)
        }
      }
    }
    self.init(info: SourceText(name: "challenge", bytes: Array(writer.text.utf8)))
  }

  /// The policy in a challenge's information as JSON.
  init(info source: SourceText) {
    let reading = PasswordForm.PolicyReading(source)
    // A challenge for which no policy matters, as in mode 0, brings none.
    let isAbsent = reading.diagnostics.contains { $0.id.isSame(as: "missing-policy") }
    self = isAbsent ? PasswordForm.PolicyReading(policy: nil) : reading
  }
}
