#if LibXML2
  import CLibXML2
  import WatchwordBasics

  @testable import WatchwordCatalogFormats

  /// The results of both readers for a document.
  struct XMLVerdict {
    /// The content that libxml2 read; `nil` if it found that the document or its namespaces are not well-formed.
    let expected: [String]?
    /// The content that the package's reader read; `nil` if it found an error.
    let content: [String]?
    let findings: [Finding]

    /// Whether a comparison is impossible: the package's reader stopped at one of its own limits or at a DOCTYPE, or
    /// makes a check that libxml2 does not make.
    let isIncomparable: Bool

    init(_ document: [UInt8]) {
      var findings: [Finding] = []
      var reader = XMLReader(file: "f", bytes: document, kind: .xliff) { findings.append($0) }
      var recorder = ContentRecorder()
      reader.read(into: &recorder)
      self.findings = findings
      content = reader.isComplete && findings.isEmpty ? recorder.content : nil
      expected = LibXML2.content(of: document)
      // libxml2 treats a zero byte as the end of a document, and trusts any encoding declaration (XML 1.0, section
      // 4.3.3). The other encodings that libxml2 supports are not compared: the package's reader does not support all
      // of them, and converts Shift_JIS and EUC-KR as browsers do.
      let encoding = reader.input.encoding
      isIncomparable =
        findings.contains { $0.id == "limit-exceeded" || $0.id == "doctype-present" }
        || encoding.unitWidth == 1 && document.contains(0)
        || encoding.contradictingDeclaration != nil || encoding.unsupportedDeclaration != nil
        // libxml2 accepts UTF-16 without a byte-order mark and with half a character at the end (the same section), the
        // version "1." (section 2.8), and anything between the brackets of a namespace's host (RFC 3986, section
        // 3.2.2).
        || encoding.unitWidth > 1 && (encoding.byteOrderMarkLength == 0 || document.count % 2 != 0)
        || expected != nil && findings.contains { $0.message.contains("\"1.\"") || $0.message.contains("://[") }
        || ![nil, "UTF-16LE", "UTF-16BE"].contains(encoding.converterName)
    }
  }

  /// A recorder of elements, attributes and texts.
  private struct ContentRecorder: XMLContentHandler {
    private(set) var content: [String] = []
    private var names: [String] = []

    mutating func begin(_ reader: inout XMLReader) {}

    mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
      func name(_ local: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?) -> String {
        "{\(namespace.map { String(cString: $0) } ?? "")}\(String(cString: local))"
      }
      var line = "<" + name(tag.name, tag.namespace)
      tag.attributes.forEach { local, namespace, value in
        line += " \(name(local, namespace))=\(Array(value))"
      }
      content.append(line)
    }

    mutating func end(at offset: Int, _ reader: inout XMLReader) { content.append("</") }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
      let text = String(decoding: bytes, as: UTF8.self)
      if let last = content.last, last.utf8.first == UInt8(ascii: "\"") {
        content[content.count - 1] = last + text
      } else {
        content.append("\"" + text)
      }
    }
  }

  /// libxml2 as an oracle.
  private enum LibXML2 {
    private static let isSilent: Void = clibxml2_disable_output()

    /// The content that `ContentRecorder` would record; `nil` if the document is not well-formed.
    static func content(of document: [UInt8]) -> [String]? {
      _ = isSilent
      guard let context = xmlNewParserCtxt() else { return nil }
      defer { xmlFreeParserCtxt(context) }
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        | XML_PARSE_NOCDATA.rawValue | XML_PARSE_NOENT.rawValue
      let tree = document.withUnsafeBytes {
        xmlCtxtReadMemory(
          context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, nil, Int32(options))
      }
      defer { xmlFreeDoc(tree) }
      guard context.pointee.wellFormed == 1, context.pointee.nsWellFormed == 1, let root = xmlDocGetRootElement(tree)
      else {
        return nil
      }
      var content: [String] = []
      write(root, to: &content)
      return content
    }

    private static func write(_ node: xmlNodePtr, to content: inout [String]) {
      var line = "<" + name(node.pointee.name, node.pointee.ns)
      var attribute = node.pointee.properties
      while let current = attribute {
        let value = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1)
        defer { clibxml2_free(value) }
        let bytes = value.map { Array(UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0)))) } ?? []
        line += " \(name(current.pointee.name, current.pointee.ns))=\(bytes)"
        attribute = current.pointee.next
      }
      content.append(line)
      var child = node.pointee.children
      while let current = child {
        switch current.pointee.type {
        case XML_ELEMENT_NODE: write(current, to: &content)
        case XML_TEXT_NODE:
          let text = current.pointee.content.map { String(cString: $0) } ?? ""
          // A comment between two texts is left out, and the two texts become one.
          if let last = content.last, last.utf8.first == UInt8(ascii: "\"") {
            content[content.count - 1] = last + text
          } else if !text.isEmpty {
            content.append("\"" + text)
          }
        default: break
        }
        child = current.pointee.next
      }
      content.append("</")
    }

    private static func name(_ local: UnsafePointer<UInt8>?, _ namespace: UnsafeMutablePointer<xmlNs>?) -> String {
      "{\(namespace?.pointee.href.map { String(cString: $0) } ?? "")}\(local.map { String(cString: $0) } ?? "")"
    }
  }
#endif
