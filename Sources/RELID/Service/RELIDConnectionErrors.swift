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
