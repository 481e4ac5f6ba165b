import WatchwordBasics
import WatchwordLocalization

extension XLIFF2Handler {
  // MARK: The root

  /// Checks the root element. The content is read only if the document is XLIFF 2.
  mutating func startRoot(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let span = reader.span(of: tag)
    let uri = tag.namespace.map { String(cString: $0) } ?? ""
    let name = String(cString: tag.name)
    guard name == "xliff", uri.isEmpty || uri.utf8.starts(with: XLIFF2Namespace.family.utf8) else {
      reader.report(
        .wrongNamespace, at: span,
        "The root element is <\(name.clipped)>\(uri.isEmpty ? "" : " in another namespace"); expected <xliff>",
        help: "An XLIFF 2 file starts with <xliff version=\"2.1\" xmlns=\"\(XLIFF2Namespace.uri20)\">")
      return reader.stop()
    }
    guard uri.isEmpty || uri == XLIFF2Namespace.uri20 || uri == XLIFF2Namespace.uri22 else {
      reportNamespace(uri, at: span, &reader)
      return reader.stop()
    }
    readsWithoutNamespace = uri.isEmpty
    readVersion(uri, tag, span, &reader)
    names.load(schema, &reader)
    open.append(XLIFF2Node(.xliff))
    readAttributes(of: .xliff, tag, &reader)
    document.span = span
    document.sourceLanguage = values[.srcLang]
    document.targetLanguage = values[.trgLang]
    document.language = values[.xmlLang]
    document.sourceLanguageSpan = reader.valueSpan(of: "srcLang", in: tag)
    document.targetLanguageSpan = reader.valueSpan(of: "trgLang", in: tag)
    checkModuleAttributes(on: .xliff, tag, &reader)
  }

  private func reportNamespace(_ uri: String, at span: SourceSpan, _ reader: inout XMLReader) {
    let version = String(uri.dropFirst(XLIFF2Namespace.family.count)).clipped
    if version == "2.1" {
      return reader.report(
        .wrongNamespace, at: span, "There is no namespace of XLIFF 2.1; expected that of XLIFF 2.0",
        help: "Write xmlns=\"\(XLIFF2Namespace.uri20)\"")
    }
    reader.report(
      .unsupportedVersion, at: span, "This is XLIFF \(version); only XLIFF 1.2 and 2.0 to 2.2 can be read",
      help: "Export the file as XLIFF 2.1")
  }

  private mutating func readVersion(
    _ uri: String, _ tag: XMLStartTag, _ span: SourceSpan, _ reader: inout XMLReader
  ) {
    var version: ExactText?
    tag.attributes.forEachUnprefixed { name, value in
      if String(cString: name) == "version" { version = ExactText(utf8: value) }
    }
    document.is22 = uri == XLIFF2Namespace.uri22 || (version == "2.2" && uri.isEmpty)
    schema = document.is22 ? .version22 : .version21
    let right = version == "2.2" ? XLIFF2Namespace.uri22 : XLIFF2Namespace.uri20
    if uri.isEmpty {
      reader.report(
        .wrongNamespace, at: span, "The elements of this file have no namespace; expected that of XLIFF 2",
        help: "Write xmlns=\"\(right)\" into <xliff>")
    } else if version == "2.2", !document.is22 {
      reader.report(
        XLIFF2Constraint.namespaceMismatch.kind, at: reader.valueSpan(of: "version", in: tag) ?? span,
        "The version is 2.2, but the namespace is that of XLIFF 2.0 and 2.1; expected \(XLIFF2Namespace.uri22)",
        help: "Write xmlns=\"\(XLIFF2Namespace.uri22)\", or version=\"2.1\" if nothing of XLIFF 2.2 is used")
    }
  }

  /// Resolves forward references at the end of the document.
  mutating func endDocument(_ reader: inout XMLReader) {
    finish(reader)
    document.resolve { constraint, span, text in
      reader.report(
        constraint.kind, at: span,
        "\"\(text.clipped)\" cannot be resolved; expected \(constraint.expected)", help: constraint.help)
    }
  }

  // MARK: Files and groups

  mutating func startFile(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    finish(reader)
    let span = reader.span(of: tag)
    file = XLIFF2File(id: values[.id])
    translatesByDefault = true
    hasInheritedLanguage = document.language != nil
    if !document.startFile(file.id), let id = file.id {
      report(.duplicateFileID, at: span, "The id \"\(id.clipped)\" was already used for a <file>", &reader)
    }
    let original = values[.original]
    hasBegunFile = true
    var attributes = CatalogFile.Attributes(
      original: original, sourceLanguage: document.sourceLanguage, targetLanguage: document.targetLanguage,
      datatype: XLIFF2MessageSyntax.datatype(original: original),
      messageSyntax: XLIFF2MessageSyntax.syntax(original: original), span: span)
    attributes.sourceLanguageSpan = document.sourceLanguageSpan
    attributes.targetLanguageSpan = document.targetLanguageSpan
    let isSource = languages.isSource(document.sourceLanguage, document.targetLanguage)
    collector.begin(CatalogFile(attributes, isSource: isSource))
    startScope(.file, tag, &reader)
  }

  mutating func startGroup(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    if let id = values[.id], !file.groupIDs.insert(id).inserted {
      report(
        .duplicateGroupID, at: reader.span(of: tag), "The id \"\(id.clipped)\" was already used for a <group>", &reader)
    }
    checkReservedPrefix(values[.type], on: .group, tag, &reader)
    startScope(.group, tag, &reader)
  }

  mutating func endGroup() {
    guard let scope = scopes.last, scope.depth == open.count + 1 else { return }
    scopes.removeLast()
    translatesByDefault = scopes.last?.translate ?? true
  }

  private mutating func startScope(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    var scope = XLIFF2Scope(depth: open.count)
    scope.translate = values.flag(.translate) ?? scopes.last?.translate ?? true
    scope.keepsSpace = values[.xmlSpace].map { $0 == "preserve" } ?? scopes.last?.keepsSpace
    scope.language = values[.xmlLang] ?? scopes.last?.language
    scopes.append(scope)
    translatesByDefault = scope.translate
    if scope.language != nil { hasInheritedLanguage = true }
    checkModuleAttributes(on: element, tag, &reader)
  }

  // MARK: Findings

  mutating func reportMisplacement(
    of element: XLIFF2Element, in parent: XLIFF2Node, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let span = reader.span(of: tag)
    let name = String(cString: tag.name).clipped
    // The content of an unknown element is unknown too.
    if parent.element == .unknown { return }
    let slot = schema.slot(of: element, in: parent.element)
    if element == .unknown {
      report(.unknownElement, at: span, "XLIFF 2 has no element <\(name)>", &reader)
    } else if element == .foreign, slot == 0 {
      report(.foreignElement, at: span, "<\(name)> of another namespace is in \(parent.element.written)", &reader)
    } else if slot == 0 {
      let parents = schema.parents(of: element).prefix(3).map { $0.written }.joined(separator: " or ")
      report(
        .misplacedElement, at: span, "Found \(element.written) in \(parent.element.written)",
        expected: parents.isEmpty ? "no such element in this version" : "it in \(parents)", &reader)
    } else if slot & ~XLIFF2Schema.many < parent.rank {
      let declaration = schema.declarations[Int(parent.element.rawValue)]
      let last = declaration.content[Int(slot & ~XLIFF2Schema.many)...].flatMap { $0.elements }.filter {
        parent.seen & $0.bit != 0
      }
      report(
        .elementOrder, at: span,
        "\(element == .foreign ? "<\(name)>" : element.written) comes after \(last.first?.written ?? "other elements")",
        expected: "it before \(last.count > 1 ? "them" : "that element")", &reader)
    } else {
      report(.repeatedElement, at: span, "\(parent.element.written) has a second \(element.written)", &reader)
    }
  }

  mutating func reportMissing(_ node: XLIFF2Node, _ reader: inout XMLReader) {
    let end = SourceSpan(at: reader.input.positionAhead(at: reader.tokenOffset))
    let missing = schema.missing(node.seen, in: node.element).map { $0.written }
    report(
      .missingElement, at: end, "\(node.element.written) has no \(missing.joined(separator: " and no "))",
      expected: "at least one \(missing.joined(separator: " or "))", &reader)
  }

  /// Records text outside text elements, and reports it where only elements are allowed.
  mutating func checkStrayText(_ reader: inout XMLReader) {
    guard let node = open.last else { return }
    open.updateLast { $0.hasContent = true }
    guard !node.hasStrayText, node.element != .foreign, node.element != .unknown, !schema.hasText(node.element) else {
      return
    }
    open.updateLast { $0.hasStrayText = true }
    var offset = reader.lastEventOffset
    while let byte = reader.input.buffer.byte(at: offset), byte <= 0x20 { offset += 1 }
    report(
      .strayText, at: SourceSpan(at: reader.input.positionAhead(at: offset)),
      "Found text directly in \(node.element.written)", &reader)
  }
}
