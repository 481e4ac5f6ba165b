#if LibXML2
  import CLibXML2

  /// A document in libxml2's representation, with numbered elements.
  struct DocumentTree: ~Copyable {
    let document: xmlDocPtr
    let root: xmlNodePtr

    /// The highest line number: libxml2 stores lines in 16 bits, where 0 means none.
    private static let maximumLine = Int(UInt16.max)

    /// Reads a document in UTF-8, regardless of the declared encoding; `nil` if libxml2 rejects it.
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

    /// Returns the number of elements that start before this one.
    static func number(of element: xmlNodePtr) -> Int { Int(bitPattern: element.pointee._private) }

    /// Returns the elements, in order, at a line that libxml2 reports without an element.
    func elements(atLine line: Int) -> [xmlNodePtr] {
      var found: [xmlNodePtr] = []
      forEachElement { if Int($0.pointee.line) == line { found.append($0) } }
      return found
    }

    private func numberElements() {
      var number = 0
      forEachElement { element in
        element.pointee._private = UnsafeMutableRawPointer(bitPattern: number)
        // libxml2 reports this number as the line of an error without a node.
        element.pointee.line = UInt16(number % Self.maximumLine + 1)
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

    /// Returns the node that follows `node` and its descendants.
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
