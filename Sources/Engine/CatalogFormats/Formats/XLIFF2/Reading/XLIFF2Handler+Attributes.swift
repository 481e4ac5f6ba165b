import WatchwordBasics

extension XLIFF2Handler {
  /// Checks the attributes of a start tag, and stores their values.
  ///
  /// The fast path covers the most common elements: those without attributes or with a single `id` or `state`.
  @inline(__always)
  mutating func readAttributes(of element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    values.removeAll()
    onlyValue = nil
    switch (element, tag.attributes.count) {
    case (.source, 0), (.target, 0), (.segment, 0), (.notes, 0), (.note, 0), (.ignorable, 0): return
    case (.unit, 1), (.segment, 1):
      let (name, value) = tag.attributes.onlyUnprefixed
      if name != nil, name == (element == .unit ? names.id : names.state),
        element == .segment || XLIFF2ValueType.isToken(value[...])
      {
        onlyValue = value
        if element == .unit || XLIFF2Part.State(value) != nil { return }
        onlyValue = nil
      }
    default: break
    }
    readAll(of: element, tag, &reader)
  }

  @inline(never)
  private mutating func readAll(of element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    var seen: UInt8 = 0
    tag.attributes.forEach { name, uri, value in
      let namespace: XLIFF2Namespace? = uri == nil ? nil : names.namespace(uri)
      guard let attribute = names.attribute(name, namespace, on: element) else {
        return readOther(name, namespace, value, on: element, tag, &reader)
      }
      seen |= attribute.required
      if !attribute.isText, !attribute.values.allow(value) {
        reportValue(value, of: attribute, on: element, tag, &reader)
      }
      values.append(attribute.attribute, value)
    }
    let required = names.required[Int(element.rawValue)]
    if seen != required { reportMissingAttributes(seen, on: element, tag, &reader) }
  }

  /// Handles an attribute that the element does not define itself.
  private mutating func readOther(
    _ name: UnsafePointer<UInt8>, _ namespace: XLIFF2Namespace?, _ value: UnsafeBufferPointer<UInt8>,
    on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard let namespace else { return reportUnknownAttribute(name, on: element, tag, &reader) }
    guard allows(namespace, on: element) else {
      return reportForeignAttribute(name, namespace, on: element, tag, &reader)
    }
    guard namespace != .foreign else {
      if element == .rule { values.append(.custom, value) }
      return
    }
    guard let attribute = names.moduleAttribute(name, namespace) else {
      if namespace == .xml { return }
      return reportUnknownAttribute(name, namespace, on: element, tag, &reader)
    }
    if !attribute.isText, !attribute.values.allow(value) {
      reportValue(value, of: attribute, on: element, tag, &reader)
    }
    values.appendModule(attribute.attribute, value)
  }

  /// Whether an element accepts attributes of another namespace.
  private func allows(_ namespace: XLIFF2Namespace, on element: XLIFF2Element) -> Bool {
    switch schema.declarations[Int(element.rawValue)].attributes {
    case .none: false
    case .code: namespace == .formatStyle || namespace == .sizeRestriction
    case .annotation: namespace != .xml
    case .variants: namespace == .pgs
    case .any: true
    }
  }

  // MARK: Findings

  private mutating func reportValue(
    _ value: UnsafeBufferPointer<UInt8>, of attribute: XLIFF2Names.Attribute, on element: XLIFF2Element,
    _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let name = attribute.attribute.rawValue
    let constraint: XLIFF2Constraint =
      switch attribute.values {
      case .token, .tokens: .invalidToken
      case .language: .malformedLanguage
      default: .invalidAttributeValue
      }
    let text = ExactText(utf8: value).clipped
    report(
      constraint, at: span(ofValue: value, of: name, in: tag, reader), "\(name) of \(element.written) is \"\(text)\"",
      expected: attribute.values.expectation, &reader)
  }

  private mutating func reportMissingAttributes(
    _ seen: UInt8, on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    for attribute in names.missing(seen, on: element) {
      report(
        .missingAttribute, at: reader.span(of: tag), "\(element.written) has no \(attribute.rawValue)",
        expected: "\(attribute.rawValue)=\"…\"", &reader)
    }
  }

  private mutating func reportUnknownAttribute(
    _ name: UnsafePointer<UInt8>, _ namespace: XLIFF2Namespace? = nil, on element: XLIFF2Element, _ tag: XMLStartTag,
    _ reader: inout XMLReader
  ) {
    let written = (namespace?.prefix ?? "") + String(cString: name)
    report(
      .unknownAttribute, at: reader.span(of: tag), "\(element.written) has the attribute \(written.clipped)", &reader)
  }

  private mutating func reportForeignAttribute(
    _ name: UnsafePointer<UInt8>, _ namespace: XLIFF2Namespace, on element: XLIFF2Element, _ tag: XMLStartTag,
    _ reader: inout XMLReader
  ) {
    let written = namespace.prefix + String(cString: name)
    report(
      element == .match ? .matchLanguage : .foreignAttribute, at: reader.span(of: tag),
      "\(element.written) has the attribute \(written.clipped)\(namespace == .foreign ? " of another namespace" : "")",
      &reader)
  }

  /// Returns the span of an attribute's value.
  func span(
    ofValue value: UnsafeBufferPointer<UInt8>, of name: String, in tag: XMLStartTag, _ reader: borrowing XMLReader
  ) -> SourceSpan {
    if let offset = reader.offset(of: value), offset > tag.offset {
      return SourceSpan(
        start: reader.input.positionAhead(at: offset), end: reader.input.positionAhead(at: offset + value.count))
    }
    return reader.span(of: tag)
  }

  /// Reports a broken constraint.
  @inline(never)
  mutating func report(
    _ constraint: XLIFF2Constraint, at span: SourceSpan, _ found: String,
    expected: String? = nil, _ reader: inout XMLReader
  ) {
    reader.report(
      constraint.kind, at: span, unit: isInUnit ? unit.id : nil,
      "\(found); expected \(expected ?? constraint.expected)", help: constraint.help)
  }
}
