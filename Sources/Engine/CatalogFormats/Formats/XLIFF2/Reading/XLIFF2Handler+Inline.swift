import WatchwordBasics

extension XLIFF2Handler {
  /// Handles the start of a code or mark in the current text.
  mutating func startInline(
    _ element: XLIFF2Element, in parent: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    if element == .cp { checkCodePoint(tag, &reader) }
    guard capture.isSegment, element != .cp, let part = unit.parts.indices.last else {
      if element != .cp { checkCodeAttributes(element, tag, &reader) }
      return
    }
    unit.isPlain = false
    var code = XLIFF2Code(
      element: element, id: values[.id], startRef: values[.startRef], isTarget: capture.kind == .target, part: part,
      span: reader.span(of: tag), parent: openCodes.last?.code)
    if element.isCode { readHints(&code) }
    checkCodeAttributes(element, tag, &reader)
    if !element.isCode, element != .em { recordMark(element, tag, &reader) }
    if element == .pc || element == .mrk { openCodes.append((unit.codes.count, open.count)) }
    checkEnds(of: code, tag, &reader)
    for flows in [values[.subFlows], values[.subFlowsStart], values[.subFlowsEnd]].compactMap({ $0 }) {
      for flow in flows.string.utf8.split(separator: 0x20) {
        document.addReference(to: ExactText(Substring(flow)), in: nil, at: code.span, .unknownSubFlow, flows)
      }
    }
    unit.codes.append(code)
    if element == .sc || element == .sm, let id = code.id {
      unit.starts.insert(XLIFF2Unit.Start(element: element, isTarget: code.isTarget, id: id))
    }
    if let kind = Self.kind(of: element) {
      capture.startInline(
        kind, id: code.id ?? code.startRef, canDelete: code.canDelete, at: tag.position, depth: open.count)
    }
  }

  /// Handles the end of an element in the current text.
  mutating func endInline(_ element: XLIFF2Element) {
    if openCodes.last?.depth == open.count + 1 { openCodes.removeLast() }
    guard capture.isSegment, Self.kind(of: element) != nil else { return }
    capture.endInline(depth: open.count + 1)
  }

  private static func kind(of element: XLIFF2Element) -> InlineElement.Kind? {
    switch element {
    case .ph: .ph
    case .pc: .pc
    case .sc: .sc
    case .ec: .ec
    case .mrk: .mrk
    default: nil
    }
  }

  private func readHints(_ code: inout XLIFF2Code) {
    code.canCopy = values.flag(.canCopy) ?? true
    code.canDelete = values.flag(.canDelete) ?? true
    code.canOverlap = values.flag(.canOverlap)
    switch values[.canReorder] {
    case "no"?: code.reorder = .no
    case "firstNo"?: code.reorder = .first
    default: break
    }
    code.isIsolated = values.flag(.isolated) ?? false
    code.copyOf = values[.copyOf]
    code.data = [values[.dataRef], values[.dataRefStart], values[.dataRefEnd]].compactMap { $0 }
    code.storage = values[.equivStorage].flatMap { XLIFF2SizeRestriction.number(Substring($0.string).utf8) } ?? 0
  }

  // MARK: Checks of a single tag

  /// Checks that `<cp>` is used only for a character that XML does not allow (XML 1.0, section 2.2).
  private mutating func checkCodePoint(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let hex = values[.hex] else { return }
    var text = hex.string
    guard let value = text.withUTF8({ XLIFF2ValueType.codePoint($0) }) else { return }
    let isAllowed =
      switch value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    // XML allows the control characters of ISO 6429, but most programs do not preserve them.
    guard isAllowed, !(0x7F...0x9F).contains(value) else { return }
    report(.validCodePoint, at: reader.span(of: tag), "<cp> stands for U+\(hex.string), which XML allows", &reader)
  }

  /// Checks the interdependent attributes of a code.
  private mutating func checkCodeAttributes(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard element.isCode else { return checkModuleAttributes(on: element, tag, &reader) }
    if values[.subType] != nil { checkSubType(on: element, tag, &reader) }
    if values.hasAny(.canReorder), values[.canReorder] != "yes",
      values.flag(.canCopy) != false || values.flag(.canDelete) != false
    {
      report(
        .reorderHints, at: reader.span(of: tag),
        "\(element.written) has canReorder=\"\(values[.canReorder]?.clipped ?? "")\", but may be copied or deleted",
        &reader)
    }
    if element == .ec { checkEndCode(tag, &reader) }
    checkModuleAttributes(on: element, tag, &reader)
  }

  /// Checks that a sub-type has its type (Part 1, section 3.3.1.36).
  mutating func checkSubType(on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let subType = values[.subType] else { return }
    guard let type = values[.type] else {
      return report(
        .subTypeWithoutType, at: reader.span(of: tag), "\(element.written) has subType, but no type", &reader)
    }
    switch subType {
    case "xlf:b", "xlf:i", "xlf:u", "xlf:lb", "xlf:pb":
      if type != "fmt" { reportSubType(subType, type, "fmt", tag, &reader) }
    case "xlf:var": if type != "ui" { reportSubType(subType, type, "ui", tag, &reader) }
    default: checkReservedPrefix(subType, on: element, tag, &reader)
    }
  }

  private mutating func reportSubType(
    _ subType: ExactText, _ type: ExactText, _ expected: String, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    report(
      .subTypeMismatch, at: reader.span(of: tag), "The subType is \(subType.clipped), but the type is \(type.clipped)",
      expected: "the type \(expected)", &reader)
  }

  /// Checks that the prefix `xlf` is used only for values that the specification defines.
  mutating func checkReservedPrefix(
    _ value: ExactText?, on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard let value, value.string.utf8.starts(with: "xlf:".utf8) else { return }
    report(.reservedPrefix, at: reader.span(of: tag), "\(element.written) has \"\(value.clipped)\"", &reader)
  }

  /// Checks that an end code has either an id or a reference, and a direction only if it is isolated (Part 1, section
  /// 3.2.3.5).
  private mutating func checkEndCode(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let isIsolated = values.flag(.isolated) ?? false
    let (id, startRef) = (values[.id], values[.startRef])
    if isIsolated ? id == nil || startRef != nil : startRef == nil || id != nil {
      let found =
        startRef == nil
        ? (id == nil ? "neither startRef nor an id" : "an id") : id == nil ? "startRef" : "both startRef and an id"
      report(
        .endCodeReference, at: reader.span(of: tag),
        "This <ec> is \(isIsolated ? "" : "not ")isolated and has \(found)",
        expected: isIsolated ? "an id, and no startRef" : "startRef, and no id", &reader)
    }
    if !isIsolated, values[.dir] != nil {
      report(.endCodeDirection, at: reader.span(of: tag), "This <ec> has dir, but is not isolated", &reader)
    }
  }

  /// Checks that an end refers to an earlier start in its unit.
  private mutating func checkEnds(of code: XLIFF2Code, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard code.element == .em || (code.element == .ec && !code.isIsolated), let start = code.startRef else { return }
    let wanted: XLIFF2Element = code.element == .em ? .sm : .sc
    guard !unit.starts.contains(XLIFF2Unit.Start(element: wanted, isTarget: code.isTarget, id: start)) else { return }
    report(
      code.element == .em ? .markEndWithoutStart : .endCodeWithoutStart, at: code.span,
      "There is no <\(wanted.localName)> with the id \"\(start.clipped)\" before this <\(code.element.localName)>",
      &reader)
  }

  /// Checks a mark, and records its reference (Part 1, section 3.7.3).
  private mutating func recordMark(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    let (type, value, reference) = (values[.type], values[.value], values[.ref])
    checkReservedPrefix(type, on: element, tag, &reader)
    switch type {
    case "comment"?:
      if value == nil, reference == nil {
        report(.commentWithoutText, at: reader.span(of: tag), "This comment has neither value nor ref", &reader)
      } else if value != nil, reference != nil {
        report(.commentWithTwoTexts, at: reader.span(of: tag), "This comment has both value and ref", &reader)
      } else if let reference {
        addReference(reference, as: .comment, tag, &reader)
      }
    case "mtc:match"?:
      if reference != nil { report(.matchMark, at: reader.span(of: tag), "This mark has ref", &reader) }
    default:
      if let reference, reference.string.utf8.first == UInt8(ascii: "#") {
        addReference(reference, as: .mark, tag, &reader)
      }
    }
  }
}
