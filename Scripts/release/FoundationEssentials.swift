// What swift-argument-parser takes from Foundation on Linux, and nothing else: linked statically, Foundation adds 7 MB to
// the command. Scripts/build-release.sh compiles this file as a module that stands in for it.

/// An error with words of its own; no error of the command has them.
public protocol LocalizedError: Error {
  /// What went wrong.
  var errorDescription: String? { get }
}

/// Bytes.
public struct Data {
  fileprivate let text: String
}

extension String {
  /// The encodings that are asked for.
  public enum Encoding {
    case utf8
  }

  /// The text of bytes that an encoder wrote.
  public init?(data: Data, encoding: Encoding) { self = data.text }
}

/// Writes what `--experimental-dump-help` prints. The layout is Foundation's with its options `.prettyPrinted` and
/// `.sortedKeys`, which are always on.
public final class JSONEncoder {
  /// How the text is laid out.
  public struct OutputFormatting: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// The options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines and indents.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)

    /// The members of an object in the order of their keys.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// What was asked for.
  public var outputFormatting: OutputFormatting = []

  /// An encoder.
  public init() {}

  /// The value as JSON.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let node = JSONNode()
    try value.encode(to: NodeEncoder(node: node, codingPath: []))
    return Data(text: node.text(indented: ""))
  }
}

/// A value of a JSON text that is being written.
private final class JSONNode {
  enum Content {
    /// Written as it is: a number, `true`, `null`, a string in its quotes.
    case scalar(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  var content = Content.object([:])

  func member(_ key: String) -> JSONNode {
    let node = JSONNode()
    guard case .object(var members) = content else { return node }
    members[key] = node
    content = .object(members)
    return node
  }

  func element() -> JSONNode {
    let node = JSONNode()
    guard case .array(let elements) = content else { return node }
    content = .array(elements + [node])
    return node
  }

  func text(indented indent: String) -> String {
    let inner = indent + "  "
    switch content {
    case .scalar(let text): return text
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indented: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map { key, node in
        inner + Self.quoted(key) + " : " + node.text(indented: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "/": quoted += "\\/"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

private struct NodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .array([])
    return Elements(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node, codingPath: codingPath) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { node.member(key.stringValue).content = .scalar("null") }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key]))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key]).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key]).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.member("super"), codingPath: codingPath) }

  func superEncoder(forKey key: Key) -> any Encoder {
    NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct Elements: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var count: Int {
    guard case .array(let elements) = node.content else { return 0 }
    return elements.count
  }

  func encodeNil() { node.element().content = .scalar("null") }

  func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: NodeEncoder(node: node.element(), codingPath: codingPath))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(node: node.element(), codingPath: codingPath).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    NodeEncoder(node: node.element(), codingPath: codingPath).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.element(), codingPath: codingPath) }
}

private struct Single: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .scalar("null") }
  func encode(_ value: Bool) { node.content = .scalar("\(value)") }
  func encode(_ value: String) { node.content = .scalar(JSONNode.quoted(value)) }
  func encode(_ value: Double) { node.content = .scalar("\(value)") }
  func encode(_ value: Float) { node.content = .scalar("\(value)") }
  func encode(_ value: Int) { node.content = .scalar("\(value)") }
  func encode(_ value: Int8) { node.content = .scalar("\(value)") }
  func encode(_ value: Int16) { node.content = .scalar("\(value)") }
  func encode(_ value: Int32) { node.content = .scalar("\(value)") }
  func encode(_ value: Int64) { node.content = .scalar("\(value)") }
  func encode(_ value: UInt) { node.content = .scalar("\(value)") }
  func encode(_ value: UInt8) { node.content = .scalar("\(value)") }
  func encode(_ value: UInt16) { node.content = .scalar("\(value)") }
  func encode(_ value: UInt32) { node.content = .scalar("\(value)") }
  func encode(_ value: UInt64) { node.content = .scalar("\(value)") }

  func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: NodeEncoder(node: node, codingPath: codingPath))
  }
}
