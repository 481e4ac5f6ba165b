import WatchwordBasics

/// The namespaces declared in the open elements.
struct XMLNamespaces {
  private struct Declaration {
    /// `nil` for the namespace of names without a prefix.
    let prefix: UnsafePointer<UInt8>?
    /// `nil` if the declaration removes the default namespace.
    let uri: UnsafePointer<UInt8>?
  }

  private var declarations: [Declaration] = []
  /// The namespace of elements without a prefix.
  private(set) var unprefixed: UnsafePointer<UInt8>?

  var count: Int { declarations.count }

  /// Returns the namespace of `prefix`, or `nil` if it is not declared.
  func uri(of prefix: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    declarations.last { $0.prefix == prefix }?.uri
  }

  /// Whether one of the declarations from index `first` on declares `prefix`.
  func declares(_ prefix: UnsafePointer<UInt8>?, since first: Int) -> Bool {
    declarations[first...].contains { $0.prefix == prefix }
  }

  mutating func declare(_ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) {
    declarations.append(Declaration(prefix: prefix, uri: uri))
    if prefix == nil { unprefixed = uri }
  }

  /// Removes all but the first `count` declarations.
  mutating func forget(downTo count: Int) {
    declarations.removeLast(declarations.count - count)
    unprefixed = declarations.last { $0.prefix == nil }?.uri
  }
}

/// Namespaces in XML 1.0 (third edition). Namespace defects are reported, and reading continues.
extension XMLReader {
  /// Declares the namespace of an attribute `xmlns` or `xmlns:prefix` (sections 2.2 and 3).
  mutating func declare(
    _ name: XMLNames.Name, _ value: UnsafeBufferPointer<UInt8>, since first: Int, at pointer: Pointer
  ) throws(XMLDefect) {
    let prefix = name.prefix == nil ? nil : name.local
    guard !namespaces.declares(prefix, since: first) else { throw duplicate(name, at: offset(pointer)) }
    guard namespaces.count < XMLLimits.namespaces else {
      throw .exceeded("the namespaces", XMLLimits.namespaces, "declarations", at: tokenOffset)
    }
    let text = String(decoding: value, as: UTF8.self)
    let uri = names.interned(ExactText(text))
    // A defective declaration still takes effect, so that a second one for the same prefix is a duplicate.
    namespaces.declare(prefix, value.isEmpty ? nil : uri)
    let written = String(cString: name.written)
    if prefix == names.xmlns || prefix == names.xml && uri != names.xmlURI {
      note("\(written) declares a reserved prefix", help: "Remove the declaration, or choose another prefix")
    } else if uri == names.xmlnsURI || prefix != names.xml && uri == names.xmlURI {
      note("\(written) declares a reserved namespace", help: "Remove the declaration, or write another namespace")
    } else if prefix != nil, value.isEmpty {
      note("\(written) declares no namespace", help: "Write the namespace, or remove the declaration")
    } else if !URIReference.isValid(value) {
      note("The namespace \"\(text.excerpt)\" of \(written) is not a valid URI", help: "Correct the namespace")
    }
  }

  /// Returns the namespace of an element.
  @inline(__always)
  mutating func namespace(of name: XMLNames.Name) -> UnsafePointer<UInt8>? {
    guard let prefix = name.prefix else { return namespaces.unprefixed }
    return namespace(ofPrefix: prefix)
  }

  /// Returns the namespace of a prefix; an undeclared prefix is a defect (section 5).
  private mutating func namespace(ofPrefix prefix: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    if prefix == names.xml { return names.xmlURI }
    if let uri = namespaces.uri(of: prefix) { return uri }
    note(
      "The namespace prefix \(String(cString: prefix).clipped) is not declared",
      help: "Declare the prefix with xmlns:prefix=\"…\", or write the name without it")
    return nil
  }

  /// Sets the namespaces of the first `count` attributes; two with the same name and namespace are a defect (section
  /// 6.3).
  mutating func resolvePrefixes(_ count: Int) {
    for index in 0..<count {
      guard let prefix = attributes[index].prefix, let uri = namespace(ofPrefix: prefix) else { continue }
      attributes[index].namespace = uri
      let name = attributes[index].name
      if attributes[..<index].contains(where: { $0.name == name && $0.namespace == uri }) {
        note(
          "The attribute \(String(cString: name).clipped) appears twice in this tag, with two prefixes for one namespace",
          help: "Keep one of them")
      }
    }
  }

  /// Records the defect of a name with an invalid colon (section 4).
  mutating func noteColon(in name: XMLNames.Name) {
    note(
      "The name \(String(cString: name.written).clipped) has a colon, but is not prefix:name",
      help: "Write prefix:name, or a name without a colon")
  }

  /// Records a defect of the current tag, unless it already has one.
  private mutating func note(_ message: String, help: String) {
    if namespaceDefect == nil { namespaceDefect = XMLDefect(at: tokenOffset, message, help: help) }
  }
}
