#if LibXML2
  import CLibXML2
  package import WatchwordCatalogFormats
  package import WatchwordDiagnostics

  extension Schema {
    /// The places where a document in UTF-8 breaks a rule of the schema, in the order in which libxml2 finds them; one
    /// more than findings are shown of a file if there are that many.
    ///
    /// The document must be well-formed; `nil` if libxml2 does not accept it nevertheless.
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
      // Whatever libxml2 did not report must not make a document look valid.
      if verdict.map({ $0 < 0 || $0 > 0 && found.isEmpty }) ?? true {
        found.append(
          Violation(
            part: XMLPart(element: 0, .name), message: "The file could not be compared with the schema to its end",
            help: "Check it with another program"))
      }
      return found
    }

    /// The element that an error is about of which libxml2 tells only a line: one that has this line and the name that
    /// the message starts with and, if there are several, a value that it quotes.
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
    /// The violations in a document as findings; `document` must be one that the reader of `format` reads to its end.
    package func findings(about document: [UInt8], in format: CatalogFormat, named name: ExactText) -> [Diagnostic] {
      let violations =
        violations(in: format.utf8(of: document)) ?? [
          Violation(
            part: XMLPart(element: 0, .name),
            message: "The file could not be compared with the schema: libxml2 refuses it",
            help: "Split the file, or check it with another program")
        ]
      let places = format.places(of: Set(violations.map(\.part)), in: document)
      var findings = FindingList()
      for violation in violations {
        let place = places[violation.part]
        findings.append(
          Diagnostic(
            .schemaViolation, file: name, span: place?.span ?? SourceSpan(at: .start),
            unit: place?.unit, message: violation.message, help: violation.help))
      }
      return findings.diagnostics
    }
  }
#endif
