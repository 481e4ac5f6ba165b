import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// The file elements, the units and the findings of a catalogue as its caller lists them.
struct CatalogLists {
  let elements: [FileElement]
  let units: [TranslationUnit]
  let findings: [Diagnostic]
  /// For each finding, the index of the unit that it is about; `nil` for one that is about none.
  let unitIndices: [Int?]
  /// For each finding, the part of a text that it is about; `nil` for one that is about more.
  let places: [TextPlace?]

  init(_ session: CatalogSession) {
    elements = session.elements
    units = session.units
    findings = session.findings
    let places = UnitPlaces(units)
    unitIndices = findings.map { places.unit(of: $0) }
    self.places = TextPlace.places(of: findings, in: units, unitIndices)
  }

  /// A report of the findings.
  var report: Report { Report(unitCount: units.count, findings: findings) }

  /// The index of the file element of a unit.
  func element(of unit: Int) -> Int { elements.indices.firstPlace { elements[$0].units.upperBound > unit } }

  /// Whether the file elements say the same as those of other lists, so that a unit without a change is the same.
  func hasElements(of other: CatalogLists) -> Bool {
    elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.saysSame(as: $1) }
  }
}

extension FileElement {
  fileprivate func saysSame(as other: FileElement) -> Bool {
    file.original == other.file.original && file.sourceLanguage == other.file.sourceLanguage
      && file.targetLanguage == other.file.targetLanguage
  }
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
