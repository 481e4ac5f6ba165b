#if LibXML2
  import CLibXML2
  import WatchwordCatalogFormats
  import WatchwordBasics

  /// An error or a warning of libxml2, reduced to the parts that are used.
  struct LibXML2Error {
    /// The part of libxml2 that reported it.
    let domain: UInt32
    let code: UInt32
    let isError: Bool
    /// The message of libxml2, without the final line break.
    let message: String
    /// The location of the file.
    let file: String?
    let line: Int
    /// The node that it concerns, if libxml2 provides it.
    let node: Node?

    /// The data of a node, copied because the node no longer exists when the error is evaluated.
    struct Node {
      /// The number that ``DocumentTree`` gave the element.
      let element: Int
      /// The name of the element as written.
      let elementName: String
      /// The name of the element's parent.
      let parentName: String?
      /// The attribute, if the error concerns one.
      let attribute: (name: XMLAttributeName, written: String)?
      /// The designation of the node at the start of the message.
      let prefix: String
    }

    init(_ error: xmlError) {
      domain = UInt32(error.domain)
      code = UInt32(error.code)
      isError = error.level.rawValue >= XML_ERR_ERROR.rawValue
      var text = error.message.map { String(cString: $0) } ?? ""
      while let last = text.unicodeScalars.last, last == "\n" || last == " " { text.unicodeScalars.removeLast() }
      message = text
      file = error.file.map { String(cString: $0) }
      line = Int(error.line)
      node = error.node.flatMap { Node($0.assumingMemoryBound(to: xmlNode.self), in: text) }
    }

    /// Whether the code of this error is one of `expected`.
    func isAbout(_ expected: xmlParserErrors...) -> Bool { expected.contains { $0.rawValue == code } }
  }

  extension LibXML2Error.Node {
    /// Creates the data of the element, and of the attribute that is named at the start of `message`: libxml2 provides
    /// only the element.
    init?(_ node: xmlNodePtr, in message: String) {
      guard node.pointee.type == XML_ELEMENT_NODE else { return nil }
      let name = LibXML2Name(node)
      let element = "Element '\(name.expanded)'"
      var found: (name: LibXML2Name, prefix: String)?
      var attribute = node.pointee.properties
      while let current = attribute, found == nil {
        let name = LibXML2Name(current)
        let prefix = "\(element), attribute '\(name.expanded)': "
        if message.utf8.starts(with: prefix.utf8) { found = (name, prefix) }
        attribute = current.pointee.next
      }
      self.element = DocumentTree.number(of: node)
      elementName = name.written
      parentName = node.pointee.parent.flatMap {
        $0.pointee.type == XML_ELEMENT_NODE ? LibXML2Name($0).written : nil
      }
      self.attribute = found.map { name, _ in
        let namespace = name.namespace.map { ExactText($0) }
        return (XMLAttributeName(local: ExactText(name.local), namespace: namespace), name.written)
      }
      prefix = found?.prefix ?? "\(element): "
    }
  }

  /// The name of an element or an attribute.
  private struct LibXML2Name {
    let local: String
    let prefix: String?
    let namespace: String?

    init(_ node: xmlNodePtr) { self.init(node.pointee.name, node.pointee.ns) }

    init(_ attribute: xmlAttrPtr) { self.init(attribute.pointee.name, attribute.pointee.ns) }

    private init(_ name: UnsafePointer<UInt8>?, _ namespace: UnsafeMutablePointer<xmlNs>?) {
      local = name.map { String(cString: $0) } ?? ""
      prefix = namespace?.pointee.prefix.map { String(cString: $0) }
      self.namespace = namespace?.pointee.href.map { String(cString: $0) }
    }

    /// The name as written in the document.
    var written: String { prefix.map { "\($0):\(local)" } ?? local }
    /// The name as libxml2 writes it.
    var expanded: String { namespace.map { "{\($0)}\(local)" } ?? local }
  }
#endif
