import WatchwordBasics

extension XLIFF2Handler {
  /// Whether the element that has just begun is a grandchild of the current unit.
  private var isOfUnit: Bool { isInUnit && open.count == unit.depth + 2 }

  /// Handles the start of an element that is not part of a text.
  mutating func startOther(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    switch element {
    case .data: startData(tag, &reader)
    case .originalData: modules.matchData.removeAll()
    case .skeleton: open.updateLast { $0.hasReference = values[.href] != nil }
    case .match: startMatch(tag, &reader)
    case .glossEntry, .translation: startGlossaryPart(element, tag, &reader)
    case .metadata, .metaGroup:
      if element == .metadata { modules.ids.removeAll() }
      recordModuleID(.duplicateMetadataID, element, tag, &reader)
    case .resourceData: modules.ids.removeAll()
    case .resourceItem, .resourceItemRef, .resourceSource, .resourceTarget, .reference:
      startResource(element, tag, &reader)
    case .profiles: (file.generalProfile, file.storageProfile) = (values[.generalProfile], values[.storageProfile])
    case .rule: startRule(tag, &reader)
    case .revisions, .item: startTracking(element, tag, &reader)
    case .locQualityIssues, .provenanceRecords, .locQualityIssue, .provenanceRecord:
      startRecord(element, tag, &reader)
    default: break
    }
  }

  /// Handles the end of an element that is not part of a text.
  mutating func endOther(_ node: XLIFF2Node, _ reader: inout XMLReader) {
    let here = SourceSpan(at: reader.input.positionAhead(at: reader.tokenOffset))
    switch node.element {
    case .skeleton, .resourceSource, .resourceTarget:
      if node.hasContent, node.element != .skeleton { modules.resourceHasContent = true }
      guard node.hasContent == node.hasReference else { break }
      report(
        node.element == .skeleton ? .skeletonContent : .resourceContent, at: here,
        "\(node.element.written) has \(node.hasContent ? "both content and href" : "neither content nor href")", &reader
      )
    case .glossEntry:
      if node.seen & (XLIFF2Element.translation.bit | XLIFF2Element.definition.bit) == 0 {
        report(.emptyGlossaryEntry, at: here, "This <gls:glossEntry> has neither", &reader)
      }
    case .resourceItem: endResource(node, at: here, &reader)
    case .revisions: if let revisions = modules.revisions.take() { modules.tracked.append(revisions) }
    case .match: modules.isReference = false
    case .revision: modules.revisionProperties.removeAll()
    default: break
    }
  }

  // MARK: Ids

  /// Records the id of an extension element, which must be unique in its file, group or unit (Part 1, section 3.9.2).
  mutating func recordExtensionID(_ id: ExactText, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    let key = XLIFF2Scope.ExtensionID(namespace: tag.namespace.map { Int(bitPattern: $0) } ?? 0, id: id)
    let isNew = withScope {
      $0.sizeIDs.insert(id)
      return $0.extensionIDs.insert(key).inserted
    }
    if !isNew {
      report(
        .duplicateExtensionID, at: reader.span(of: tag), "The id \"\(id.clipped)\" was already used by this extension",
        &reader)
    }
  }

  /// Modifies the scope of the innermost file, group or unit.
  mutating func withScope<Result>(_ body: (inout XLIFF2Scope) -> Result) -> Result {
    if isInUnit {
      unit.isPlain = false
      var scope = unit.scope ?? XLIFF2Scope(depth: unit.depth)
      defer { unit.scope = scope }
      return body(&scope)
    }
    var scope = scopes.popLast() ?? XLIFF2Scope(depth: open.count)
    defer { scopes.append(scope) }
    return body(&scope)
  }

  /// Records the id of a module's element, which must be unique in its container.
  private mutating func recordModuleID(
    _ constraint: XLIFF2Constraint, _ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard let id = values[.id], !modules.ids.insert(id).inserted else { return }
    report(
      constraint, at: reader.span(of: tag), "The id \"\(id.clipped)\" of \(element.written) was already used", &reader)
  }

  private mutating func startData(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let id = values[.id] else { return }
    unit.isPlain = false
    let isNew = isOfUnit ? unit.dataIDs.insert(id).inserted : modules.matchData.insert(id).inserted
    if !isNew {
      report(
        .duplicateDataID, at: reader.span(of: tag), "The id \"\(id.clipped)\" was already used for a <data>", &reader)
    }
  }

  // MARK: Translation candidates and glossary

  private mutating func recordUnitID(
    _ prefix: ExactText, _ constraint: XLIFF2Constraint, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    unit.isPlain = false
    guard let id = values[.id], !unit.moduleIDs[prefix, default: []].insert(id).inserted else { return }
    report(constraint, at: reader.span(of: tag), "The id \"\(id.clipped)\" was already used", &reader)
  }

  private mutating func startMatch(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    modules.isReference = values.flag(.reference) ?? false
    recordUnitID("mtc", .duplicateMatchID, tag, &reader)
    if values[.subType] != nil { checkSubType(on: .match, tag, &reader) }
    if values[.xmlLang] != nil {
      report(.matchLanguage, at: reader.span(of: tag), "This <mtc:match> has xml:lang", &reader)
    }
    checkModuleAttributes(on: .match, tag, &reader)
    if let reference = values[.ref] { addReference(reference, as: .match, tag, &reader) }
  }

  /// Handles a text of a translation candidate, or a misplaced one.
  mutating func startMatchText(
    _ element: XLIFF2Element, in parent: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard parent == .match, let language = values[.xmlLang] else { return }
    let expected = element == .source ? document.sourceLanguage : document.targetLanguage
    guard let expected, !(modules.isReference && element == .target),
      ASCII.lowercased(language.string) != ASCII.lowercased(expected.string)
    else { return }
    report(
      .matchLanguage, at: reader.span(of: tag), "The language is \(language.clipped)",
      expected: "\(expected.clipped), as in <xliff>", &reader)
  }

  private mutating func startGlossaryPart(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    recordUnitID("gls", .duplicateGlossaryID, tag, &reader)
    if let reference = values[.ref] { addReference(reference, as: .glossary, tag, &reader) }
  }

  // MARK: Resource data

  private mutating func startResource(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    switch element {
    case .resourceItem, .resourceItemRef:
      recordModuleID(.duplicateResourceID, element, tag, &reader)
      if element == .resourceItem, let id = values[.id] { modules.resourceIDs.insert(id) }
      if element == .resourceItemRef, let reference = values[.ref] {
        modules.resourceReferences.append((reference, reader.span(of: tag)))
      }
      if element == .resourceItem { modules.resourceHasType = values[.mimeType] != nil }
    default:
      open.updateLast { $0.hasReference = values[.href] != nil }
      guard let language = values[.xmlLang], element != .reference else { return }
      let expected = element == .resourceSource ? document.sourceLanguage : document.targetLanguage
      guard let expected, ASCII.lowercased(language.string) != ASCII.lowercased(expected.string) else { return }
      report(
        .resourceLanguage, at: reader.span(of: tag), "The language of \(element.written) is \(language.clipped)",
        expected: "\(expected.clipped), as in <xliff>", &reader)
    }
  }

  private mutating func endResource(_ node: XLIFF2Node, at here: SourceSpan, _ reader: inout XMLReader) {
    if node.seen == 0 { report(.emptyResourceItem, at: here, "This <res:resourceItem> is empty", &reader) }
    let texts = node.seen & (XLIFF2Element.resourceSource.bit | XLIFF2Element.resourceTarget.bit)
    if texts != 0, !modules.resourceHasType, !modules.resourceHasContent {
      report(.missingMimeType, at: here, "This <res:resourceItem> has no mimeType", &reader)
    }
    modules.resourceHasContent = false
  }

  /// Resolves the references to resources of the file.
  mutating func endResources(_ reader: inout XMLReader) {
    for (id, span) in modules.resourceReferences where !modules.resourceIDs.contains(id) {
      report(.resourceReference, at: span, "There is no <res:resourceItem> with the id \"\(id.clipped)\"", &reader)
    }
    modules.resourceReferences = []
    modules.resourceIDs = []
  }

  // MARK: Validation

  private mutating func startRule(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let rules: [XLIFF2Attribute] = [.isPresent, .isNotPresent, .startsWith, .endsWith, .custom]
    let count = rules.count { values[$0] != nil }
    // The finding about existsInSource without a condition already implies that the condition is missing.
    if values.flag(.existsInSource) == true, !values.hasAny(.isPresent, .startsWith, .endsWith) {
      report(.ruleExistsInSource, at: reader.span(of: tag), "This <val:rule> has existsInSource", &reader)
    } else if count != 1 {
      report(
        .ruleAttributes, at: reader.span(of: tag),
        count == 0 ? "This <val:rule> has no condition" : "This <val:rule> has \(count) conditions", &reader)
    }
    guard let rule = XLIFF2ValidationRule(values), count == 1 else { return }
    modules.hasRules = true
    if !isInUnit { modules.outerRules += 1 }
    withScope { $0.rules.append(rule) }
  }

  /// Checks the translations of the unit against the rules of its file, its groups and itself.
  mutating func checkRules(_ reader: inout XMLReader) {
    var rules: [XLIFF2ValidationRule] = []
    for scope in scopes + [unit.scope].compactMap({ $0 }) {
      rules.removeAll { outer in scope.rules.contains { $0.overrides(outer) } }
      rules += scope.rules
    }
    for part in unit.parts where !part.isIgnorable {
      guard let target = part.target, !target.text.isEmpty else { continue }
      for rule in rules.prefix(1000) {
        guard let defect = rule.defect(source: part.source?.text, target: target.text) else { continue }
        report(.brokenRule, at: target.contentSpan, "The translation \(defect)", &reader)
      }
    }
  }
}
