#if LibXML2
  import CLibXML2
  package import WatchwordCatalogFormats
  package import WatchwordBasics

  extension Schema {
    /// Returns the violations of the schema in a document in UTF-8, in libxml2's order, and at most one more than the
    /// findings that are shown per file.
    ///
    /// The document must be well-formed. The value is `nil` if libxml2 rejects it nevertheless.
    package func violations(in document: [UInt8]) -> [Violation]? {
      guard let tree = DocumentTree(document) else { return nil }
      return violations(in: tree)
    }

    private func violations(in tree: borrowing DocumentTree) -> [Violation] {
      var log = ErrorLog()
      let document = tree.document
      let verdict = LibXML2.logging(in: &log) { report, context in
        withValidation { validation in
          clibxml2_report_violations(validation, report, context)
          return xmlSchemaValidateDoc(validation, document)
        }
      }
      var found: [Violation] = []
      for error in log.errors {
        let node = error.node ?? Self.node(of: error, in: tree)
        if let violation = node.map({ ViolationWording(error, $0).violation }) { found.append(violation) }
      }
      // A document must not look valid because libxml2 reported nothing.
      if verdict.map({ $0 < 0 || $0 > 0 && found.isEmpty }) ?? true {
        found.append(
          Violation(
            part: XMLPart(element: 0, .name), message: "The file could not be validated to its end",
            help: "Check it with another program"))
      }
      return found
    }

    /// Returns the element of an error for which libxml2 provides only a line: an element with this line and the name
    /// at the start of the message and, if there are several, a value that the message quotes.
    private static func node(of error: LibXML2Error, in tree: borrowing DocumentTree) -> LibXML2Error.Node? {
      let elements = tree.elements(atLine: error.line).filter { element in
        LibXML2Error.Node(element, in: error.message).map { error.message.utf8.starts(with: $0.prefix.utf8) } ?? false
      }
      let quoted = elements.first { element in
        var attribute = element.pointee.properties
        while let current = attribute {
          let value = current.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
          if !value.isEmpty, error.message.part(between: "'\(value)'", and: "") != nil { return true }
          attribute = current.pointee.next
        }
        return false
      }
      return LibXML2Error.Node(quoted ?? elements.first ?? tree.root, in: error.message)
    }
  }

  extension Schema {
    /// Returns the violations in a document as findings. The reader of `format` must read the document to its end.
    package func findings(about document: [UInt8], in format: CatalogFormat, named name: ExactText) -> [Finding] {
      let violations =
        violations(in: format.utf8(of: document)) ?? [
          Violation(
            part: XMLPart(element: 0, .name),
            message: "The file could not be validated: libxml2 rejects it",
            help: "Split the file, or check it with another program")
        ]
      let places = format.locations(of: Set(violations.map(\.part)), in: document)
      var findings = FindingList()
      for violation in violations {
        let place = places[violation.part]
        findings.append(
          Finding(
            .schemaViolation, file: name, span: place?.span ?? SourceSpan(at: .start),
            unit: place?.unit, message: violation.message, help: violation.help))
      }
      return findings.all
    }
  }
#endif
