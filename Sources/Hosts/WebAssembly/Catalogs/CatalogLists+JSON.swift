import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

extension JSONWriter {
  /// Writes a file element, without absent members.
  mutating func write(element: FileElement) {
    object { writer in
      if let original = element.file.original { writer.member("original", original) }
      if let source = element.sourceLanguage { writer.member("source", "\(source)") }
      if let target = element.targetLanguage { writer.member("target", "\(target)") }
      if let language = element.targetLanguage ?? element.sourceLanguage {
        writer.member("direction", language.direction.rawValue)
      }
      if element.lacksSources { writer.member("lacksSources", true) }
    }
  }

  /// Writes a unit, without absent members; its index is its position in the list.
  mutating func write(unit index: Int, of lists: CatalogLists) {
    let unit = lists.units[index]
    let element = lists.element(of: index)
    let hasElements = unit.hasElements
    object { writer in
      writer.member("id", unit.id)
      writer.member("key", unit.key)
      if element > 0 { writer.member("file", element) }
      if !unit.variation.isWhole {
        writer.object("variation") { $0.writeMembers(of: unit.variation) }
      }
      if let source = unit.source { writer.member("source", source.shown(asWritten: hasElements)) }
      if let target = unit.target { writer.member("target", target.shown(asWritten: hasElements)) }
      if hasElements { writer.member("markup", true) }
      writer.member("status", lists.elements[element].status(of: unit).rawValue)
      if let state = unit.state { writer.member("state", state.name) }
      if unit.isStale { writer.member("stale", true) }
      if !unit.notes.isEmpty {
        writer.array("notes") { writer in unit.forEachNote { writer.string($0) } }
      }
      writer.member("line", unit.position.line)
      writer.member("column", unit.position.column)
      writer.member("translatable", unit.translate)
    }
  }

  private mutating func writeMembers(of variation: VariationPath) {
    if let substitution = variation.substitution { member("substitution", substitution) }
    if let device = variation.device { member("device", device) }
    if let plural = variation.plural { member("plural", plural) }
    if let width = variation.width { member("width", width) }
  }

  /// Writes a finding as in reports, with the index of its unit, the range in its text, and whether its fix is safe
  /// without review.
  mutating func write(finding index: Int, of lists: CatalogLists) {
    let finding = lists.findings[index]
    object { writer in
      writer.writeMembers(of: finding)
      if finding.fix?.isSafe == true { writer.member("safe", true) }
      if let unit = lists.unitIndices[index] { writer.member("unitIndex", unit) }
      guard let textRange = lists.textRanges[index] else { return }
      writer.array("range") { writer in
        writer.integer(textRange.range.lowerBound)
        writer.integer(textRange.range.upperBound)
      }
      if textRange.isInSource { writer.member("in", "source") }
    }
  }
}

extension Segment {
  fileprivate func shown(asWritten: Bool) -> ExactText { asWritten ? content : text }
}
