#if LibXML2
  import CLibXML2

  /// A document in memory, as libxml2 keeps it, with numbered elements.
  struct DocumentTree: ~Copyable {
    let document: xmlDocPtr
    let root: xmlNodePtr

    /// libxml2 keeps lines as numbers of 16 bits; 0 stands for none.
    private static let mostLines = Int(UInt16.max)

    /// Reads a document in UTF-8, whatever it declares; `nil` if libxml2 does not accept it.
    init?(_ bytes: [UInt8]) {
      guard let count = Int32(exactly: bytes.count), let context = xmlNewParserCtxt() else { return nil }
      defer { xmlFreeParserCtxt(context) }
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_COMPACT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      var log = ErrorLog()
      let tree = LibXML2.logging(in: &log) { _, _ in
        bytes.withUnsafeBytes {
          xmlCtxtReadMemory(
            context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), count, nil, "UTF-8", Int32(options))
        }
      }
      guard let tree else { return nil }
      guard let root = xmlDocGetRootElement(tree) else {
        xmlFreeDoc(tree)
        return nil
      }
      document = tree
      self.root = root
      numberElements()
    }

    deinit { xmlFreeDoc(document) }

    /// How many elements start before this one.
    static func number(of element: xmlNodePtr) -> Int { Int(bitPattern: element.pointee._private) }

    /// The elements at a line that libxml2 tells instead of an element, in their order.
    func elements(atLine line: Int) -> [xmlNodePtr] {
      var found: [xmlNodePtr] = []
      forEachElement { if Int($0.pointee.line) == line { found.append($0) } }
      return found
    }

    private func numberElements() {
      var number = 0
      forEachElement { element in
        element.pointee._private = UnsafeMutableRawPointer(bitPattern: number)
        // Where libxml2 reports a line and no node, it reports this.
        element.pointee.line = UInt16(number % Self.mostLines + 1)
        number += 1
      }
    }

    private func forEachElement(_ body: (xmlNodePtr) -> Void) {
      var next: xmlNodePtr? = root
      while let node = next {
        if node.pointee.type == XML_ELEMENT_NODE {
          body(node)
          if let child = node.pointee.children {
            next = child
            continue
          }
        }
        next = Self.following(node)
      }
    }

    /// The node after `node` and all that is in it.
    private static func following(_ node: xmlNodePtr) -> xmlNodePtr? {
      var node = node
      while true {
        if let next = node.pointee.next { return next }
        guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
        node = parent
      }
    }
  }
#endif
