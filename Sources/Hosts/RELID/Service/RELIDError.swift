/// The error that the SDK returns from a call, and sends with its events (`RDNAError`).
public struct RELIDError: Error, Hashable, Sendable {
  /// The code; 0 means success.
  public var longErrorCode: Int
  /// The SDK's text; may be empty.
  public var errorString: String

  /// Creates an error with this code and text.
  public init(longErrorCode: Int, errorString: String = "") {
    self.longErrorCode = longErrorCode
    self.errorString = errorString
  }

  /// Success.
  public static let none = RELIDError(longErrorCode: 0)

  /// Whether the code means success.
  public var isNone: Bool { longErrorCode == 0 }
}

/// The SDK's error codes for an unreachable server. The form shows its own text for them.
///
/// The SDK's documents for these flows list no such codes. If no codes are given, the form shows the SDK's text.
public struct RELIDConnectionErrors: Sendable {
  /// The codes for "no connection".
  public var network: [Int]
  /// The codes for "no answer in time".
  public var timeout: [Int]

  /// Creates an instance with these codes.
  public init(network: [Int] = [], timeout: [Int] = []) {
    self.network = network
    self.timeout = timeout
  }
}
