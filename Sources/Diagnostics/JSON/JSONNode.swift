/// A JSON value (RFC 8259) and where it stands.
public struct JSONNode: Sendable {
  /// The value.
  public let value: JSONValue
  /// The bytes of the value in its text, quotation marks and brackets included.
  public let range: Range<Int>
}

/// A JSON value (RFC 8259, section 3).
public indirect enum JSONValue: Sendable {
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
  /// Named values, in order and with every duplicate.
  case object([JSONMember])

  /// What the value is, in words for a diagnostic: `a string`.
  public var kind: String {
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

/// A named value in an object.
public struct JSONMember: Sendable {
  /// The name.
  public let key: JSONString
  /// The value.
  public let node: JSONNode
}

/// A number as it is written: JSON sets no bounds (RFC 8259, section 6).
public struct JSONNumber: Sendable {
  /// The number's own characters.
  public let text: String

  /// The whole number that is written, or nothing where it has a fraction, an exponent or more than 64 bits.
  public var integer: Int? { Int(text) }
}

/// A string, decoded.
public struct JSONString: Sendable {
  /// The characters that the string stands for.
  public let text: ExactText
  /// The bytes of the string in its text, quotation marks included.
  public let range: Range<Int>
}

extension SourceText {
  /// The text that a JSON string of this text holds: findings about it are reported at their place in this text.
  public func contents(of string: JSONString) -> SourceText {
    var offsets: [Int] = []
    offsets.reserveCapacity(string.text.count + 1)
    var offset = string.range.lowerBound + 1
    let end = max(string.range.upperBound - 1, offset)
    while offset < end {
      let length = bytes[offset] == UInt8(ascii: "\\") ? escapeLength(at: offset) : (written: 1, decoded: 1)
      for _ in 0..<length.decoded { offsets.append(offset) }
      offset += length.written
    }
    offsets.append(end)
    return quoted(Array(string.text.string.utf8), offsets: offsets)
  }

  /// How many bytes the escape at `offset` takes as it is written, and how many in UTF-8 once it is decoded.
  private func escapeLength(at offset: Int) -> (written: Int, decoded: Int) {
    guard offset + 5 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    var unit: UInt32 = 0
    for byte in bytes[(offset + 2)...(offset + 5)] { unit = unit << 4 | UInt32(JSONReader.hexValue(of: byte) ?? 0) }
    switch unit {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    case 0xD800..<0xDC00: return (12, 4)
    default: return (6, 3)
    }
  }
}
