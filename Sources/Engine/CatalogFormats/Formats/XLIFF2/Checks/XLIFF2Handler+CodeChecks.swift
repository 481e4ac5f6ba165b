import WatchwordBasics

extension XLIFF2Handler {
  /// Checks the codes and marks of the current unit against each other.
  mutating func checkCodes(_ reader: inout XMLReader) {
    let index = XLIFF2CodeIndex(unit.codes)
    // The other half of a translated code may be in a segment that is not translated yet.
    let isUnfinished = unit.parts.contains { $0.target == nil }
    func hasEnd(of id: ExactText, _ element: XLIFF2Element, _ code: XLIFF2Code) -> Bool {
      index.hasEnd(of: id, element, isTarget: code.isTarget)
        || code.isTarget && isUnfinished && index.hasEnd(of: id, element, isTarget: false)
    }
    var previous: [Bool: XLIFF2Code] = [:]
    for code in unit.codes {
      for data in code.data where !unit.dataIDs.contains(data) {
        report(
          .unknownData, at: code.span, "There is no <data> with the id \"\(data.clipped)\" in this <unit>", &reader)
      }
      if code.copyOf != nil { checkCopy(code, index, &reader) }
      switch code.element {
      case .sc: if let id = code.id { checkStart(code, hasEnd: hasEnd(of: id, .ec, code), &reader) }
      case .ec: checkEnd(code, index, &reader)
      case .sm:
        if let id = code.id, !hasEnd(of: id, .em, code) {
          report(.markWithoutEnd, at: code.span, "No <em> refers to this <sm>", &reader)
        }
      default: break
      }
      if code.element.isCode {
        if code.reorder == .no, previous[code.isTarget].map({ $0.reorder == .yes }) ?? true {
          report(.reorderWithoutFirst, at: code.span, "This code has canReorder=\"no\" and begins a sequence", &reader)
        }
        previous[code.isTarget] = code
      }
    }
    if unit.codes.contains(where: { !$0.isTarget && (!$0.canDelete || $0.reorder == .no) }) {
      checkTargets(index, &reader)
    }
  }

  /// Checks a copy of a code (Part 1, sections 3.3.1.8 and 3.7.2.4.1).
  private mutating func checkCopy(_ code: XLIFF2Code, _ index: XLIFF2CodeIndex, _ reader: inout XMLReader) {
    guard let id = code.copyOf else { return }
    guard let base = index.code(id, isTarget: code.isTarget) ?? index.code(id, isTarget: false) else {
      return report(.copyOfUnknown, at: code.span, "There is no code with the id \"\(id.clipped)\"", &reader)
    }
    if !base.canCopy {
      report(.copyOfUncopyable, at: code.span, "The code \"\(id.clipped)\" has canCopy=\"no\"", &reader)
    } else if !code.data.isEmpty || !base.data.isEmpty {
      report(
        .copyWithData, at: code.span,
        code.data.isEmpty ? "The code \"\(id.clipped)\" has original data" : "This copy has original data", &reader)
    }
  }

  /// Checks the start of a pair (Part 1, section 3.2.3.4).
  private mutating func checkStart(_ code: XLIFF2Code, hasEnd: Bool, _ reader: inout XMLReader) {
    if code.isIsolated, hasEnd {
      report(.wronglyIsolated, at: code.span, "This <sc> is isolated, but its <ec> is in the same <unit>", &reader)
    } else if !code.isIsolated, !hasEnd {
      report(.startCodeWithoutEnd, at: code.span, "No <ec> of this <unit> refers to this <sc>", &reader)
    }
  }

  /// Checks the end of a pair (Part 1, section 3.2.3.5).
  private mutating func checkEnd(_ code: XLIFF2Code, _ index: XLIFF2CodeIndex, _ reader: inout XMLReader) {
    if code.isIsolated, let id = code.id, index.code(id, isTarget: code.isTarget)?.element == .sc {
      return report(
        .wronglyIsolated, at: code.span, "This <ec> is isolated, but its <sc> is in the same <unit>", &reader)
    }
    guard let id = code.startRef, !code.isIsolated, let start = index.code(id, isTarget: code.isTarget),
      start.element == .sc
    else { return }
    if start.canCopy != code.canCopy || start.canDelete != code.canDelete
      || start.canOverlap ?? true != code.canOverlap ?? true
    {
      report(.hintsDiffer, at: code.span, "This <ec> differs from its <sc> \"\(id.clipped)\"", &reader)
    }
    if start.reorder == .first ? code.reorder != .no : code.reorder != start.reorder {
      report(
        .reorderHintsDiffer, at: code.span, "canReorder of this <ec> does not fit that of its <sc> \"\(id.clipped)\"",
        &reader)
    }
  }

  // MARK: Sources and targets

  /// Checks that each target keeps the codes that must not be deleted and the sequences that must not be changed (Part
  /// 1, section 3.7.2.6). Segments without a target are skipped.
  private mutating func checkTargets(_ index: XLIFF2CodeIndex, _ reader: inout XMLReader) {
    var latest: [Bool: XLIFF2Code] = [:]
    var reportedParts: Set<Int> = []
    var targets: [XLIFF2CodeIndex.Key: XLIFF2CodeIndex.Key?] = [:]
    for code in unit.codes where code.isTarget && code.element.isCode {
      if let key = XLIFF2CodeIndex.Key(code) { targets[key] = latest[true].flatMap { XLIFF2CodeIndex.Key($0) } }
      latest[true] = code
    }
    for code in unit.codes where !code.isTarget && code.element.isCode {
      defer { latest[false] = code }
      guard let key = XLIFF2CodeIndex.Key(code), let target = unit.parts[code.part].target else { continue }
      let isThere = targets[key] != nil || key.alternative.map { targets[$0] != nil } ?? false
      if !isThere, !code.canDelete {
        let isFinal = unit.parts[code.part].state == .final
        report(
          isFinal ? .missingRequiredCode : .missingRequiredCode.mild, at: target.span,
          "The translation lacks <\(code.element.localName)> \"\(key.id.clipped)\", which has canDelete=\"no\"", &reader
        )
      } else if isThere, code.reorder == .no {
        let expected = latest[false].flatMap { XLIFF2CodeIndex.Key($0) }
        guard let found = targets[key] else { continue }
        let isInside = code.parent != nil
        let isStillInside = index.isInside(key)
        if found != expected || isInside != isStillInside, reportedParts.insert(code.part).inserted {
          report(
            .changedCodeOrder, at: target.span,
            "<\(code.element.localName)> \"\(key.id.clipped)\" is at a different position in its sequence", &reader)
        }
      }
    }
  }
}
