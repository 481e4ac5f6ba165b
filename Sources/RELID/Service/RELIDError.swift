/// What the SDK returns at once from a call, and sends along with its events (`RDNAError`).
public struct RELIDError: Error, Hashable, Sendable {
  /// The code; 0 says that nothing is wrong.
  public var longErrorCode: Int
  /// The SDK's own words, which may be empty.
  public var errorString: String

  /// An error with this code and text.
  public init(longErrorCode: Int, errorString: String = "") {
    self.longErrorCode = longErrorCode
    self.errorString = errorString
  }

  /// Nothing is wrong.
  public static let none = RELIDError(longErrorCode: 0)

  /// Whether nothing is wrong.
  public var isNone: Bool { longErrorCode == 0 }
}
