import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// The units and the findings of a catalogue as its caller lists them.
struct CatalogLists {
  let units: [TranslationUnit]
  let findings: [Diagnostic]
  /// For each finding, the index of the unit that it is about; `nil` for one that is about none.
  let unitIndices: [Int?]

  init(_ session: CatalogSession) {
    units = session.units
    findings = session.findings
    let places = UnitPlaces(units)
    unitIndices = findings.map { places.unit(of: $0) }
  }

  /// A report of the findings.
  var report: Report { Report(unitCount: units.count, findings: findings) }
}

/// Finds the unit that has a place.
private struct UnitPlaces {
  private let units: [TranslationUnit]
  /// The indices of the units in the order of their places.
  private let order: [Int]

  /// The number of units around a place that are looked at, at most: units of a message can be inside each other.
  private static let depth = 16

  init(_ units: [TranslationUnit]) {
    self.units = units
    order = units.indices.sorted { left, right in
      let (one, other) = (units[left].position, units[right].position)
      return one != other ? one < other : left < right
    }
  }

  /// The unit around the place of a finding; of several, the one that the finding names.
  func unit(of finding: Diagnostic) -> Int? {
    let place = finding.span.start
    let end = order.indices.firstPlace { place < units[order[$0]].position }
    let around = order[..<end].suffix(Self.depth).reversed().filter { place <= units[$0].span.end }
    return around.first { units[$0].id == finding.unit } ?? around.first
  }
}

extension JSONWriter {
  /// Writes a unit. What it lacks is left out; its index is its place in the list.
  mutating func write(unit: TranslationUnit) {
    let hasElements = unit.hasElements
    object { writer in
      writer.member("id", unit.id)
      writer.member("key", unit.key)
      if !unit.variation.isWhole {
        writer.key("variation")
        writer.object { $0.writeMembers(of: unit.variation) }
      }
      if let source = unit.source { writer.member("source", source.shown(asWritten: hasElements)) }
      if let target = unit.target { writer.member("target", target.shown(asWritten: hasElements)) }
      if hasElements { writer.member("markup", true) }
      if let state = unit.state { writer.member("state", state.name) }
      if !unit.notes.isEmpty {
        writer.key("notes")
        writer.array { writer in unit.forEachNote { writer.string($0) } }
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

  /// Writes a finding as reports have it, with the index of its unit and whether its fix needs no review.
  mutating func write(finding index: Int, of lists: CatalogLists) {
    let finding = lists.findings[index]
    object { writer in
      writer.writeMembers(of: finding)
      if finding.fix?.isSafe == true { writer.member("safe", true) }
      if let unit = lists.unitIndices[index] { writer.member("unitIndex", unit) }
    }
  }
}

extension Segment {
  fileprivate func shown(asWritten: Bool) -> ExactText { asWritten ? content : text }
}
