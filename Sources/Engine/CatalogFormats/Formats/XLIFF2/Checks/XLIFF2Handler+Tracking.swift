import WatchwordBasics

extension XLIFF2Handler {
  /// Records revisions of Change Tracking and their properties (XLIFF 2.0, section 5.6).
  mutating func startTracking(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard isInUnit else { return }
    unit.isPlain = false
    if element == .revisions, let appliesTo = values[.appliesTo] {
      modules.revisions = XLIFF2Tracking(appliesTo: appliesTo, reference: values[.ref], span: reader.span(of: tag))
    } else if let property = values[.property] {
      if property != "content", modules.revisionProperties.contains(property) {
        report(
          .trackedProperty, at: reader.span(of: tag), "This <ctr:revision> has two values of \(property.clipped)",
          &reader)
      }
      modules.revisionProperties.append(property)
      modules.revisions?.properties.append((property, reader.span(of: tag)))
    }
  }

  /// Records an element that revisions of the unit may refer to.
  mutating func recordTracked(_ element: XLIFF2Element) {
    guard isInUnit, !modules.tracked.isEmpty, modules.elements.count < 10_000 else { return }
    modules.elements.append(
      XLIFF2Tracking.Target(element: element, id: values[.id], attributes: values.names))
  }

  /// Resolves the references of the unit's revisions.
  mutating func checkTracking(_ reader: inout XMLReader) {
    guard !modules.tracked.isEmpty else { return }
    var known: [ExactText: XLIFF2Tracking.Target] = [:]
    for element in modules.elements { if let id = element.id { known[id] = element } }
    for revisions in modules.tracked {
      if let reference = revisions.reference {
        guard let target = known[reference] else {
          report(
            .trackedReference, at: revisions.span, "There is no element with the id \"\(reference.clipped)\"", &reader)
          continue
        }
        guard target.element.localName == revisions.appliesTo.string else { continue }
        for (name, span) in revisions.properties where name != "content" && !target.attributes.contains(name) {
          report(
            .trackedProperty, at: span, "\(target.element.written) \"\(reference.clipped)\" has no \(name.clipped)",
            &reader)
        }
      } else if modules.elements.count(where: { $0.element.localName == revisions.appliesTo.string }) > 1 {
        report(
          .trackedReference, at: revisions.span,
          "There are several <\(revisions.appliesTo.clipped)>, and no ref selects one of them", &reader)
      }
    }
    modules.tracked = []
    modules.elements = []
  }
}
