/// A JSON value (RFC 8259) and its place.
public struct JSONNode: Sendable {
  /// The value.
  public let value: JSONValue
  /// The range of the value in the bytes of its text, including quotation marks and brackets.
  public let range: Range<Int>
}
