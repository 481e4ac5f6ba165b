/// The namespaces that are declared in the open elements of a plain document.
struct PlainNamespaces {
  struct Declaration {
    /// `nil` for the namespace of names without a prefix.
    let prefix: UnsafePointer<UInt8>?
    let uri: UnsafePointer<UInt8>
  }

  /// How many declarations are kept: documents with more are left to the parser.
  static let limit = 64

  private(set) var declarations: [Declaration] = []
  /// The namespace of elements without a prefix.
  private(set) var unprefixed: UnsafePointer<UInt8>?

  /// The namespace of `prefix`; `nil` if it is not declared.
  func uri(of prefix: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    declarations.last { $0.prefix == prefix }?.uri
  }

  /// Adds a declaration of a tag that started when there were `first`; false if a parser has to judge it.
  mutating func declare(_ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>, since first: Int) -> Bool {
    guard declarations.count < Self.limit, !declarations[first...].contains(where: { $0.prefix == prefix }) else {
      return false
    }
    declarations.append(Declaration(prefix: prefix, uri: uri))
    if prefix == nil { unprefixed = uri }
    return true
  }

  /// Forgets all but the first `count` declarations.
  mutating func forget(downTo count: Int) {
    declarations.removeLast(declarations.count - count)
    unprefixed = declarations.last { $0.prefix == nil }?.uri
  }

  /// Whether `value` is a namespace that no parser complains about: `urn:…`, or `http://host/path` in ASCII.
  ///
  /// The namespaces of XML itself, which cannot be declared at will, are not among them.
  static func isPlain(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    if value.starts(with: "urn:".utf8) { return value.count > 4 && value.dropFirst(4).allSatisfy(isPartOfPath) }
    var rest = value[...]
    if rest.starts(with: "https://".utf8) {
      rest = rest.dropFirst("https://".utf8.count)
    } else if rest.starts(with: "http://".utf8) {
      rest = rest.dropFirst("http://".utf8.count)
    } else {
      return false
    }
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    let path = rest.dropFirst(host.count)
    let isXMLs =
      host.elementsEqual("www.w3.org".utf8)
      && (path.starts(with: "/XML/".utf8) || path.starts(with: "/2000/xmlns".utf8))
    return !isXMLs && !host.isEmpty && host.allSatisfy { isLetterOrDigit($0) || "-.".utf8.contains($0) }
      && path.allSatisfy(isPartOfPath)
  }

  private static func isPartOfPath(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "-._:/".utf8.contains(byte) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
