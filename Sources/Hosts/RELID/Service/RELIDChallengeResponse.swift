/// The server's response that comes with a challenge (`RDNAChallengeResponse`).
public struct RELIDChallengeResponse: Hashable, Sendable {
  /// The status.
  public var status: RELIDStatus
  /// The challenge's information, such as the policy.
  public var info: [RELIDChallengeInfo]

  /// Creates a response with this status and information.
  public init(status: RELIDStatus = .none, info: [RELIDChallengeInfo] = []) {
    self.status = status
    self.info = info
  }
}

/// A status of the server (`RDNARequestStatus`).
public struct RELIDStatus: Hashable, Sendable {
  /// The code: 0 and 100 mean that nothing is wrong.
  public var statusCode: Int
  /// The server's text, in the user's language; may be empty.
  public var statusMessage: String

  /// Creates a status with this code and text.
  public init(statusCode: Int, statusMessage: String = "") {
    self.statusCode = statusCode
    self.statusMessage = statusMessage
  }

  /// The status of a challenge that does not follow a failure.
  public static let none = RELIDStatus(statusCode: 0)
}

/// An entry of a challenge's information (`RDNAChallengeInfo`).
public struct RELIDChallengeInfo: Hashable, Sendable {
  /// The key of the entry that contains the password policy as JSON.
  public static let policyKey = "RELID_PASSWORD_POLICY"

  /// The name.
  public var infoKey: String
  /// The value.
  public var infoMessage: String

  /// Creates an entry with this name and value.
  public init(infoKey: String, infoMessage: String) {
    self.infoKey = infoKey
    self.infoMessage = infoMessage
  }
}
