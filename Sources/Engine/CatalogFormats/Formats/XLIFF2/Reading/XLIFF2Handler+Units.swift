import WatchwordBasics
import WatchwordLocalization

extension XLIFF2Handler {
  // MARK: Units

  mutating func startUnit(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard !isInUnit else { return }
    isInUnit = true
    unit.reset(start: tag.position, depth: open.count, translate: translatesByDefault)
    if let value = onlyValue {
      let id = ExactText(utf8: value)
      document.recordUnit(id)
      if AppleUnitID.mayHaveVariation(value) { unit.isPlain = false }
      unit.id = id
      return
    }
    unit.translate = values.flag(.translate) ?? translatesByDefault
    unit.id = values[.id]
    unit.name = values[.name]
    if let id = unit.id { document.recordUnit(id) }
    if values.count > (unit.name == nil ? 1 : 2) { startRareUnit(tag, &reader) }
  }

  /// Handles the rare attributes of units.
  private mutating func startRareUnit(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    unit.isPlain = false
    unit.span = reader.span(of: tag)
    unit.sizeRestriction = values[.sizeRestriction]
    unit.storageRestriction = values[.storageRestriction]
    unit.switchValue = values[.pgsSwitch]
    if let value = unit.switchValue, XLIFF2Switch(value) == nil {
      report(.invalidSwitch, at: unit.span, "The switch is \"\(value.clipped)\"", &reader)
    }
    checkReservedPrefix(values[.type], on: .unit, tag, &reader)
    if values.hasAny(.xmlSpace, .xmlLang) {
      var scope = XLIFF2Scope(depth: open.count)
      scope.keepsSpace = values[.xmlSpace].map { $0 == "preserve" }
      scope.language = values[.xmlLang]
      unit.scope = scope
    }
    checkModuleAttributes(on: .unit, tag, &reader)
  }

  mutating func endUnit(at offset: Int, _ reader: inout XMLReader) {
    let end = reader.input.position(at: offset)
    if !unit.parts.isEmpty {
      if !unit.isPlain || unit.parts.count > 1 || !scopes.isEmpty && modules.hasRules {
        checkUnit(end: end, &reader)
      }
      emit(at: end, &reader)
    }
    isInUnit = false
  }

  // MARK: Segments

  mutating func startPart(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard isInUnit, open.count == unit.depth + 1 else { return }
    var part = XLIFF2Part(isIgnorable: element == .ignorable, start: PackedPosition(tag.position))
    if let value = onlyValue {
      part.state = XLIFF2Part.State(value)
    } else if !values.isEmpty {
      part.id = values[.id]
      part.state = values[.state].flatMap { XLIFF2Part.State($0) }
      part.subState = values[.subState]
      part.caseValue = values[.pgsCase]
      if part.subState != nil || part.caseValue != nil { checkSegment(part, tag, &reader) }
    }
    if part.isIgnorable { unit.isPlain = false }
    unit.parts.append(part)
  }

  private mutating func checkSegment(_ part: XLIFF2Part, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    unit.isPlain = unit.isPlain && part.caseValue == nil
    if let subState = part.subState {
      if values[.state] == nil {
        report(.subStateWithoutState, at: reader.span(of: tag), "The <segment> has subState, but no state", &reader)
      }
      if subState.string.utf8.starts(with: "xlf:".utf8) {
        report(.reservedPrefix, at: reader.span(of: tag), "The subState is \"\(subState.clipped)\"", &reader)
      }
    }
  }

  mutating func endPart(at offset: Int, _ reader: inout XMLReader) {
    guard isInUnit, open.count == unit.depth, let last = unit.parts.indices.last else { return }
    unit.parts[last].end = PackedPosition(reader.input.position(at: offset))
    // A missing source has already been reported.
    guard unit.parts[last].hasSource else { return _ = unit.parts.removeLast() }
    if !unit.parts[last].hasTarget, let state = unit.parts[last].state, state != .initial {
      report(
        .stateWithoutTarget, at: SourceSpan(at: unit.parts[last].start.position),
        "The state is \(state.rawValue), but there is no <target>", &reader)
    }
  }

  // MARK: Texts

  mutating func startText(
    _ element: XLIFF2Element, in parent: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard isInUnit, open.count == unit.depth + 2, parent == .segment || parent == .ignorable, capture.kind == nil,
      let last = unit.parts.indices.last
    else { return startMatchText(element, in: parent, tag, &reader) }
    let isTarget = element == .target
    guard isTarget ? !unit.parts[last].hasTarget : !unit.parts[last].hasSource else { return }
    if isTarget {
      unit.parts[last].hasTarget = true
      if !document.hasTargetLanguage { reportTargetLanguage(&reader) }
    } else {
      unit.parts[last].hasSource = true
    }
    if !openCodes.isEmpty { openCodes.removeAll(keepingCapacity: true) }
    if !values.isEmpty || hasInheritedLanguage || (!unit.isPlain && unit.scope?.language != nil) {
      readTextAttributes(isTarget: isTarget, last, tag, &reader)
    }
    capture.begin(isTarget ? .target : .source, tag, depth: open.count, &reader.input)
  }

  private mutating func readTextAttributes(
    isTarget: Bool, _ last: Int, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let expected = isTarget ? document.targetLanguage : document.sourceLanguage
    let language = values[.xmlLang] ?? unit.scope?.language ?? scopes.last?.language ?? document.language
    // An invalid language tag has already been reported.
    if let language, let expected, !expected.isEmpty,
      ASCII.lowercased(language.string) != ASCII.lowercased(expected.string),
      LanguageTag(language.string) != nil
    {
      report(
        .languageMismatch, at: reader.valueSpan(of: "xml:lang", in: tag) ?? reader.span(of: tag),
        "The language of this \(isTarget ? "<target>" : "<source>") is \(language.clipped)",
        expected: "\(expected.clipped), as in <xliff>", &reader)
    }
    if let space = values[.xmlSpace] {
      if isTarget {
        unit.parts[last].keepsSpace.target = space == "preserve"
      } else {
        unit.parts[last].keepsSpace.source = space == "preserve"
      }
      unit.isPlain = false
    }
    if let order = values[.order].flatMap({ Int($0.string) }) {
      unit.parts[last].order = order
      unit.isPlain = false
      if unit.span.start == .start { unit.span = reader.span(of: tag) }
    }
  }

  private mutating func reportTargetLanguage(_ reader: inout XMLReader) {
    guard !document.hasReportedTargetLanguage else { return }
    document.hasReportedTargetLanguage = true
    reader.report(
      .missingTargetLanguage, at: document.span,
      "This <xliff> does not say which language it is translated into, but has a <target>; expected trgLang",
      help: "Write trgLang=\"…\"")
  }

  mutating func endText(at offset: Int, _ reader: inout XMLReader) {
    guard let last = unit.parts.indices.last else { return }
    switch capture.kind {
    case .source:
      unit.parts[last].source = capture.segment(
        endingAt: offset, startingAt: reader.tokenOffset, sharing: capture.isAsLong(as: unit.id) ? unit.id : nil,
        &reader.input)
    case .target:
      let source = unit.parts[last].source?.text
      unit.parts[last].target = capture.segment(
        endingAt: offset, startingAt: reader.tokenOffset, sharing: capture.isAsLong(as: source) ? source : nil,
        &reader.input)
    default: return
    }
    capture.end(&reader.input)
  }

  // MARK: Notes

  mutating func startNote(in parent: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard parent == .notes else { return }
    recordTracked(.note)
    let isOfUnit = isInUnit && open.count == unit.depth + 2
    if let id = values[.id] {
      if !modules.noteIDs.insert(id).inserted {
        report(
          .duplicateNoteID, at: reader.span(of: tag), "The id \"\(id.clipped)\" was already used for a <note>", &reader)
      }
      if isOfUnit {
        unit.noteIDs.insert(id)
        unit.isPlain = false
      }
    }
    if !values.isEmpty { checkModuleAttributes(on: .note, tag, &reader) }
    guard isOfUnit, capture.kind == nil else { return }
    noteReference = values[.ref]
    if let reference = noteReference, reference.string.utf8.first == UInt8(ascii: "#") {
      addReference(reference, as: .note, tag, &reader)
    }
    capture.begin(.note, tag, depth: open.count, &reader.input)
  }

  mutating func endNote(_ reader: inout XMLReader) {
    if let note = capture.note(reader.input.buffer) { unit.notes.append((note, noteReference)) }
    capture.end(&reader.input)
  }

  // MARK: References

  /// Records a reference, which is resolved at the end of the unit.
  mutating func addReference(
    _ text: ExactText, as purpose: XLIFF2Reference.Purpose, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let span = reader.span(of: tag)
    var broken: XLIFF2Constraint?
    guard text.string.utf8.first == UInt8(ascii: "#") else {
      switch purpose {
      case .match: broken = .matchReference
      // References into other documents are not resolved.
      case .glossary: broken = text.string.has(UInt8(ascii: "#")) ? nil : .glossaryReference
      case .comment: broken = .commentReference
      case .mark, .note: break
      }
      if let broken { report(broken, at: span, "The reference is \"\(text.clipped)\"", &reader) }
      return
    }
    let fragment = XLIFF2Fragment.read(text) { broken = $0 }
    if let broken { report(broken, at: span, "The reference is \"\(text.clipped)\"", &reader) }
    guard let fragment else { return }
    unit.isPlain = false
    unit.references.append(XLIFF2Reference(fragment: fragment, purpose: purpose, span: span, text: text))
  }
}
