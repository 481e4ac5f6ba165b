import WatchwordBasics

/// The syntax of a URI reference (RFC 3986, section 4.1), which namespace names must follow (Namespaces in XML 1.0,
/// section 2.1).
enum URIReference {
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = text[...]
    let beforeFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    // The grammar of fragments does not allow brackets, but they are common.
    guard consists(bytes[beforeFragment.endIndex...].dropFirst(), of: pathSigns + "/?[]"),
      consists(beforeFragment[beforeQuery.endIndex...].dropFirst(), of: pathSigns + "/?")
    else { return false }
    var rest = beforeQuery
    let first = rest.prefix { $0 != UInt8(ascii: "/") }
    if let colon = first.firstIndex(of: UInt8(ascii: ":")) {
      guard isScheme(rest[..<colon]) else { return false }
      rest = rest[colon...].dropFirst()
    }
    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      guard isAuthority(authority) else { return false }
      rest = rest[authority.endIndex...]
    }
    return consists(rest, of: pathSigns + "/")
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// The unreserved characters and the delimiters within a component (sections 2.2 and 2.3).
  private static let signs = "-._~!$&'()*+,;="
  private static let pathSigns = signs + ":@"

  private static func isScheme(_ part: Part) -> Bool {
    part.first.map { ASCII.isLetter($0) } ?? false && consists(part, of: "+-.", isEscaped: false)
  }

  /// Whether `part` is an authority (section 3.2).
  private static func isAuthority(_ part: Part) -> Bool {
    let user = part.lastIndex(of: UInt8(ascii: "@"))
    if let user, !consists(part[..<user], of: signs + ":") { return false }
    var host = user.map { part[$0...].dropFirst() } ?? part
    if host.first == UInt8(ascii: "[") {
      guard let close = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      host = host[close...].dropFirst()
      return host.isEmpty || host.first == UInt8(ascii: ":") && isPort(host.dropFirst())
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    return consists(name, of: signs) && (name.count == host.count || isPort(host[name.endIndex...].dropFirst()))
  }

  private static func isPort(_ part: Part) -> Bool { !part.isEmpty && part.allSatisfy { ASCII.isDigit($0) } }

  /// Whether a part consists of ASCII letters and digits, `signs` and, if `isEscaped`, escapes such as `%20`.
  private static func consists(_ part: Part, of signs: String, isEscaped: Bool = true) -> Bool {
    var rest = part
    while let byte = rest.first {
      if isEscaped, byte == UInt8(ascii: "%") {
        let digits = rest.dropFirst().prefix(2)
        guard digits.count == 2, digits.allSatisfy({ ASCII.hexadecimalValue(of: $0) != nil }) else { return false }
        rest = rest.dropFirst(3)
      } else if ASCII.isLetter(byte) || ASCII.isDigit(byte) || signs.utf8.contains(byte) {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return true
  }
}
