import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The parts of units as lines, in which what the page tells and what the command reads are compared.
extension ScannedCatalog.Unit {
  /// What the page tells.
  var parts: [ExactText] {
    let path = [variation.substitution, variation.device, variation.plural, variation.width]
    return [id, key].map { ExactText($0) } + path.map { line("path", $0) }
      + [line("state", state), line("qualifier", stateQualifier), ExactText("\(translate) \(self.line):\(column)")]
      + notes.map { ExactText($0) } + (source?.parts ?? ["no source"]) + (target?.parts ?? ["no target"])
  }

  /// What the command reads.
  static func parts(of unit: TranslationUnit, _ places: DocumentPlaces) -> [ExactText] {
    let path = [unit.variation.substitution, unit.variation.device, unit.variation.plural, unit.variation.width]
    return [unit.id, unit.key] + path.map { line("path", $0?.string) }
      + [
        line("state", unit.state?.name.string), line("qualifier", unit.stateQualifier?.string),
        ExactText("\(unit.translate) \(unit.position.line):\(unit.position.column)"),
      ] + unit.notes + (unit.source.map { ScannedCatalog.Segment.parts(of: $0, places) } ?? ["no source"])
      + (unit.target.map { ScannedCatalog.Segment.parts(of: $0, places) } ?? ["no target"])
  }
}

extension ScannedCatalog.Segment {
  fileprivate var parts: [ExactText] {
    let units = Array(text.utf16)
    let elements = elements.map { element in
      let front = String(decoding: units[..<element.start], as: UTF16.self).utf8.count
      let length = String(decoding: units[element.start..<element.end], as: UTF16.self).utf8.count
      return line("\(element.kind) \(front..<front + length)", element.id)
    }
    return [ExactText(text), ExactText("\(offsets) \(content)")] + elements
  }

  fileprivate static func parts(of segment: Segment, _ places: DocumentPlaces) -> [ExactText] {
    let content = segment.contentSpan
    let ends = [segment.span.start, content.start, content.end, segment.span.end].map { places.offset(of: $0) }
    let elements = segment.elements.map { line("\($0.kind.rawValue) \($0.range)", $0.id?.string) }
    return [segment.text, ExactText("\(ends) \([content.start.line, content.start.column])")] + elements
  }
}

/// A line for a value that may be absent.
private func line(_ name: String, _ value: String?) -> ExactText {
  ExactText(value.map { "\(name): \($0)" } ?? "no \(name)")
}
