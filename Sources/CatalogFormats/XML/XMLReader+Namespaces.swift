import WatchwordDiagnostics

/// Namespaces in XML 1.0 (third edition). Their defects are told, and the reading goes on.
extension XMLReader {
  /// Declares the namespace of an attribute `xmlns` or `xmlns:prefix` (sections 2.2 and 3).
  mutating func declare(
    _ name: XMLNames.Name, _ value: UnsafeBufferPointer<UInt8>, since first: Int, at place: Place
  ) throws(XMLDefect) {
    let prefix = name.prefix == nil ? nil : name.local
    guard !namespaces.declares(prefix, since: first) else { throw duplicate(name, at: offset(place)) }
    guard namespaces.count < XMLLimits.namespaces else {
      throw .exceeded("the namespaces", XMLLimits.namespaces, "declarations", at: tokenOffset)
    }
    let uri = names.interned(ExactText(String(decoding: value, as: UTF8.self)))
    let isReserved = prefix == names.xml ? uri != names.xmlURI : uri == names.xmlURI || uri == names.xmlnsURI
    if isReserved || prefix == names.xmlns || prefix != nil && value.isEmpty {
      return note(
        "A namespace in this tag cannot be declared: it is empty, or the namespace or its prefix is reserved",
        help: "Remove the declaration or write another prefix and namespace; xml and xmlns are reserved")
    }
    if !URIReference.isValid(value) {
      note("A namespace in this tag is not a valid URI", help: "Correct the value of xmlns")
    }
    namespaces.declare(prefix, value.isEmpty ? nil : uri)
  }

  /// The namespace of an element.
  @inline(__always)
  mutating func namespace(of name: XMLNames.Name) -> UnsafePointer<UInt8>? {
    guard let prefix = name.prefix else { return namespaces.unprefixed }
    return namespace(ofPrefix: prefix)
  }

  /// The namespace of a prefix; it is a defect if there is none (section 5).
  private mutating func namespace(ofPrefix prefix: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    if prefix == names.xml { return names.xmlURI }
    if let uri = namespaces.uri(of: prefix) { return uri }
    note(
      "The namespace prefix \(String(cString: prefix).clipped) is not declared",
      help: "Declare the prefix with xmlns:prefix=\"…\" or write the element without it")
    return nil
  }

  /// Finds the namespaces of the first attributes; two with one name and one namespace are a defect (section 6.3).
  mutating func resolvePrefixes(_ count: Int) {
    for index in 0..<count {
      guard let prefix = attributes[index].prefix, let uri = namespace(ofPrefix: prefix) else { continue }
      attributes[index].namespace = uri
      let name = attributes[index].name
      if attributes[..<index].contains(where: { $0.name == name && $0.namespace == uri }) {
        note(
          "The attribute \(String(cString: name).clipped) appears twice in this tag, with two prefixes of one namespace",
          help: "Keep one of them")
      }
    }
  }

  /// Notes that a name is not one that namespaces allow (section 4).
  mutating func noteColon() {
    note(
      "A name in this tag has a colon in the wrong place; expected prefix:name",
      help: "Write prefix:name, or a name without a colon")
  }

  /// Notes a defect of the tag at hand, unless it has one already.
  private mutating func note(_ message: String, help: String) {
    if namespaceDefect == nil { namespaceDefect = XMLDefect(at: tokenOffset, message, help: help) }
  }
}
