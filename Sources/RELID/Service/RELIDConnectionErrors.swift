/// The SDK's error codes that say that the server was not reached, so that the form shows its own text for them.
///
/// The SDK's documents for these flows name no codes. Without any, the form shows the SDK's own text.
public struct RELIDConnectionErrors: Sendable {
  /// The codes of "no connection".
  public var network: [Int]
  /// The codes of "no answer in time".
  public var timeout: [Int]

  /// These codes.
  public init(network: [Int] = [], timeout: [Int] = []) {
    self.network = network
    self.timeout = timeout
  }
}
