/// A JSON value (RFC 8259) and where it stands.
public struct JSONNode: Sendable {
  /// The value.
  public let value: JSONValue
  /// The bytes of the value in its text, quotation marks and brackets included.
  public let range: Range<Int>
}
