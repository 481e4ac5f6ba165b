/// A JSON value (RFC 8259, section 3).
package indirect enum JSONValue: Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, kept as written.
  case number(JSONNumber)
  /// A string.
  case string(JSONString)
  /// A list of values.
  case array([JSONNode])
  /// Named values, in order and including duplicates.
  case object([JSONMember])

  /// A description of the value's type for a finding, such as `a string`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(true): "true"
    case .bool(false): "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

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

/// A named value in an object.
package struct JSONMember: Sendable {
  /// The name.
  package let key: JSONString
  /// The value.
  package let node: JSONNode
}

/// A string, decoded.
package struct JSONString: Sendable {
  /// The characters of the string, with escapes resolved.
  package let text: ExactText
  /// The range of the string in the bytes of its text, including quotation marks.
  package let range: Range<Int>
}

/// A defect that makes a text invalid JSON. Reading stops at it.
package struct JSONDefect: Error {
  /// The kind of finding that reports it.
  package let kind: FindingKind
  /// The bytes that are wrong.
  package let range: Range<Int>
  /// What was found and what was expected.
  package let message: String
  /// What to do about it, if there is useful advice.
  package let help: String?

  /// Creates a defect.
  package init(_ kind: FindingKind, range: Range<Int>, message: String, help: String? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
  }
}
