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
