import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The parts of units as lines, in which what the page tells and what the command reads are compared.
extension ScannedCatalog.Unit {
  /// What the page tells.
  var parts: [ExactText] {
    var parts = Parts()
    parts.add("id", id)
    parts.add("key", key)
    parts.add("substitution", variation.substitution)
    parts.add("device", variation.device)
    parts.add("plural", variation.plural)
    parts.add("width", variation.width)
    parts.add("state", state)
    parts.add("qualifier", stateQualifier)
    parts.add("place", "\(translate) \(line):\(column)")
    for note in notes { parts.add("note", note) }
    parts.add("source", source)
    parts.add("target", target)
    return parts.lines
  }

  /// What the command reads.
  static func parts(of unit: TranslationUnit, _ places: DocumentPlaces) -> [ExactText] {
    var parts = Parts()
    parts.add("id", unit.id.string)
    parts.add("key", unit.key.string)
    parts.add("substitution", unit.variation.substitution?.string)
    parts.add("device", unit.variation.device?.string)
    parts.add("plural", unit.variation.plural?.string)
    parts.add("width", unit.variation.width?.string)
    parts.add("state", unit.state?.name.string)
    parts.add("qualifier", unit.stateQualifier?.string)
    parts.add("place", "\(unit.translate) \(unit.position.line):\(unit.position.column)")
    for note in unit.notes { parts.add("note", note.string) }
    parts.add("source", unit.source, places)
    parts.add("target", unit.target, places)
    return parts.lines
  }
}

/// Lines that name their values.
private struct Parts {
  var lines: [ExactText] = []

  mutating func add(_ name: String, _ value: String?) {
    lines.append(ExactText(value.map { "\(name): \($0)" } ?? "no \(name)"))
  }

  mutating func add(_ name: String, _ segment: ScannedCatalog.Segment?) {
    add(name, segment?.text)
    guard let segment else { return }
    add("offsets", "\(segment.offsets) \(segment.content)")
    let units = Array(segment.text.utf16)
    for element in segment.elements {
      let front = String(decoding: units[..<element.start], as: UTF16.self).utf8.count
      let length = String(decoding: units[element.start..<element.end], as: UTF16.self).utf8.count
      add("\(element.kind) \(front..<front + length)", element.id)
    }
  }

  mutating func add(_ name: String, _ segment: Segment?, _ places: DocumentPlaces) {
    add(name, segment?.text.string)
    guard let segment else { return }
    let content = segment.contentSpan
    let ends = [segment.span.start, content.start, content.end, segment.span.end].map { places.offset(of: $0) }
    add("offsets", "\(ends) \([content.start.line, content.start.column])")
    for element in segment.elements { add("\(element.kind.rawValue) \(element.range)", element.id?.string) }
  }
}
