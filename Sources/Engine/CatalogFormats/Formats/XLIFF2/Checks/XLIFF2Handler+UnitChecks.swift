import WatchwordBasics

extension XLIFF2Handler {
  /// Runs the checks that need the whole unit.
  mutating func checkUnit(end: SourcePosition, _ reader: inout XMLReader) {
    let unit = unit
    if !unit.parts.contains(where: { !$0.isIgnorable }) {
      report(
        .unitWithoutSegment, at: SourceSpan(at: unit.start.position), "This <unit> has only <ignorable> elements",
        &reader)
    }
    checkOrder(&reader)
    checkSpaces(&reader)
    checkIDs(&reader)
    if unit.switchValue != nil || unit.parts.contains(where: { $0.caseValue != nil }) { checkVariants(&reader) }
    if !unit.codes.isEmpty { checkCodes(&reader) }
    if !unit.references.isEmpty {
      let (parts, codes) = (Set(unit.parts.compactMap { $0.id }), XLIFF2CodeIndex(unit.codes))
      for reference in unit.references { resolve(reference, parts, codes, &reader) }
    }
    if unit.storageRestriction != nil { checkStorage(&reader) }
    if modules.hasRules { checkRules(&reader) }
    checkTracking(&reader)
    modules.endUnit()
  }

  // MARK: Segments

  /// Checks the order of targets (Part 1, sections 3.3.1.24 and 3.8.2).
  private mutating func checkOrder(_ reader: inout XMLReader) {
    guard unit.parts.contains(where: { $0.order != nil }) else { return }
    var taken: Set<Int> = []
    let count = unit.parts.count
    for (index, part) in unit.parts.enumerated() {
      guard part.target != nil || part.order != nil else { continue }
      let span = part.target?.span ?? SourceSpan(at: part.start.position)
      let order = part.order ?? index + 1
      if order > count {
        report(
          .orderTooHigh, at: span, "The order of this <target> is \(order)", expected: "at most \(count)", &reader)
      } else if !taken.insert(order).inserted {
        let found =
          part.order == nil
          ? "This <target> has the order \(order), the position of its segment" : "The order is \(order)"
        report(.duplicateOrder, at: span, "\(found), which another <target> already has", &reader)
      }
    }
  }

  private mutating func checkSpaces(_ reader: inout XMLReader) {
    let inherited = unit.scope?.keepsSpace ?? scopes.last?.keepsSpace ?? false
    for part in unit.parts {
      guard let target = part.target, part.keepsSpace.source != nil || part.keepsSpace.target != nil,
        part.keepsSpace.source ?? inherited != part.keepsSpace.target ?? inherited
      else { continue }
      report(.spaceMismatch, at: target.span, "White space is preserved in only one of <source> and <target>", &reader)
    }
  }

  // MARK: Ids

  /// Checks that ids are unique (Part 1, section 3.3.1.21).
  private mutating func checkIDs(_ reader: inout XMLReader) {
    var known: [ExactText: Holder] = [:]
    for (index, part) in unit.parts.enumerated() {
      guard let id = part.id else { continue }
      if known.updateValue(Holder(element: nil, part: index), forKey: id) != nil {
        reportDuplicate(id, at: SourceSpan(at: part.start.position), &reader)
      }
    }
    for code in unit.codes where !code.isTarget {
      guard let id = code.id else { continue }
      if known.updateValue(Holder(element: code.element, part: code.part), forKey: id) != nil {
        reportDuplicate(id, at: code.span, &reader)
      }
    }
    var seen: Set<ExactText> = []
    for code in unit.codes where code.isTarget {
      guard let id = code.id else { continue }
      if !seen.insert(id).inserted {
        reportDuplicate(id, at: code.span, &reader)
      } else if let holder = known[id], !holder.isSame(as: code) {
        let name = holder.element.map { "<\($0.localName)>" } ?? "<segment>"
        report(
          .mismatchedCodeID, at: code.span,
          "<\(code.element.localName)> has the id \"\(id.clipped)\" of \(name) \(holder.part == code.part ? "in the source" : "of another segment")",
          &reader)
      }
    }
  }

  /// The element that has an id.
  private struct Holder {
    /// `nil` for a segment.
    let element: XLIFF2Element?
    let part: Int

    /// Whether this element in the source corresponds to `code` in the target. A pair may be written as its halves
    /// (Part 1, section 3.7.2.2).
    func isSame(as code: XLIFF2Code) -> Bool {
      guard let element, part == code.part else { return false }
      return Self.role(element) == Self.role(code.element)
    }

    private static func role(_ element: XLIFF2Element) -> Int {
      switch element {
      case .ph: 0
      case .pc, .sc: 1
      case .ec: 2
      default: 3
      }
    }
  }

  private mutating func reportDuplicate(_ id: ExactText, at span: SourceSpan, _ reader: inout XMLReader) {
    report(.duplicateSegmentID, at: span, "The id \"\(id.clipped)\" was already used in this <unit>", &reader)
  }

  // MARK: Variants

  /// Checks the cases of a switch (Part 2, section 4.9.5).
  private mutating func checkVariants(_ reader: inout XMLReader) {
    let variants = unit.switchValue.flatMap { XLIFF2Switch($0) }
    var taken: Set<ExactText> = []
    for part in unit.parts where !part.isIgnorable {
      let span = SourceSpan(at: part.start.position)
      guard let variant = part.caseValue else {
        report(.switchWithoutCase, at: span, "This <segment> has no pgs:case", &reader)
        continue
      }
      guard unit.switchValue != nil else {
        report(.caseWithoutSwitch, at: span, "This <segment> has pgs:case, but its <unit> has no pgs:switch", &reader)
        continue
      }
      guard let variants else { continue }
      let values = XLIFF2Switch.values(variant)
      if values.count != variants.variables.count {
        report(
          .caseLength, at: span, "pgs:case is \"\(variant.clipped)\"",
          expected: "\(variants.variables.count) \(variants.variables.count == 1 ? "value" : "values")", &reader)
        continue
      }
      for (variable, value) in zip(variants.variables, values)
      where (variable.kind == .plural || variable.kind == .ordinal) && !XLIFF2Switch.isPluralCase(value) {
        report(.invalidPluralCase, at: span, "The case for \(variable.name.clipped) is \"\(value.clipped)\"", &reader)
      }
      if !taken.insert(variant).inserted {
        report(.duplicateCase, at: span, "The case \"\(variant.clipped)\" was already used in this <unit>", &reader)
      }
    }
  }

  // MARK: References

  private mutating func resolve(
    _ reference: XLIFF2Reference, _ parts: Set<ExactText>, _ codes: XLIFF2CodeIndex, _ reader: inout XMLReader
  ) {
    let fragment = reference.fragment
    let isInFile = fragment.file == nil || fragment.file == file.id
    let isLocal =
      isInFile && fragment.group == nil
      && (fragment.unit.map { $0 == unit.id } ?? (fragment.file == nil && !fragment.isAbsolute))
    let isFound = isLocal && fragment.leaf.map { holds($0.prefix, $0.id, parts, codes) } ?? true
    let constraint: XLIFF2Constraint
    switch reference.purpose {
    case .comment where isFound && fragment.leaf?.prefix == "n": return
    case .comment: constraint = .commentReference
    case .match, .glossary:
      if isFound, let leaf = fragment.leaf, leaf.prefix == nil || leaf.prefix == "t" { return }
      constraint = reference.purpose == .match ? .matchReference : .glossaryReference
    case .note, .mark:
      if isLocal ? isFound : fragment.unit == nil && fragment.file == nil { return }
      if !isLocal {
        return document.addReference(
          to: fragment.unit, in: fragment.file, at: reference.span, .unresolvedReference, reference.text)
      }
      constraint = reference.purpose == .note ? .noteReference : .unresolvedReference
    }
    report(
      constraint, at: reference.span, "\"\(reference.text.clipped)\" does not resolve to an element of that kind",
      &reader)
  }

  /// Whether the unit, with the ids `parts` of its segments and these codes, has an element with this reference prefix
  /// and this id.
  private func holds(
    _ prefix: ExactText?, _ id: ExactText, _ parts: Set<ExactText>, _ codes: XLIFF2CodeIndex
  ) -> Bool {
    switch prefix {
    case nil: parts.contains(id) || codes.code(id, isTarget: false) != nil
    case "t"?: codes.code(id, isTarget: true) != nil
    case "n"?: unit.noteIDs.contains(id)
    case "d"?: unit.dataIDs.contains(id)
    case let prefix?: ["gls", "mtc"].contains(prefix) ? unit.moduleIDs[prefix]?.contains(id) ?? false : true
    }
  }
}
