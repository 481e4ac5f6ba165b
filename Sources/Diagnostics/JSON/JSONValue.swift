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

  /// A description of the value's type for a diagnostic, such as `a string`.
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
