/// A JSON value (RFC 8259) and its place.
package struct JSONNode: Sendable {
  /// The value.
  package let value: JSONValue
  /// The range of the value in the bytes of its text, including quotation marks and brackets.
  package let range: Range<Int>
}
