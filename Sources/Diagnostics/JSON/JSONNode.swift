/// A JSON value (RFC 8259) and its range.
package struct JSONNode: Sendable {
  /// The value.
  package let value: JSONValue
  /// The range of the value in the bytes of its text, including quotation marks and brackets.
  package let range: Range<Int>
}

extension JSONNode {
  /// The text, if the value is a string.
  package var text: ExactText? {
    if case .string(let string) = value { string.text } else { nil }
  }

  /// The whole number, if the value is one.
  package var integer: Int? {
    if case .number(let number) = value { number.integer } else { nil }
  }
}
