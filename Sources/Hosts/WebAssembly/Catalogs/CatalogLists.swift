import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// The file elements, the units and the findings of a catalogue, as listed by its caller.
struct CatalogLists {
  let elements: [FileElement]
  let units: [TranslationUnit]
  let findings: [Finding]
  /// For each finding, the index of its unit; `nil` if it concerns no unit.
  let unitIndices: [Int?]
  /// For each finding, the part of a text that it concerns; `nil` if it is not limited to a text.
  let textRanges: [TextRange?]

  init(_ session: CatalogSession) {
    elements = session.elements
    units = session.units
    findings = session.findings
    let locator = UnitLocator(units)
    unitIndices = findings.map { locator.unit(of: $0) }
    textRanges = TextRange.ranges(of: findings, in: units, unitIndices)
  }

  /// A report of the findings.
  var report: Report { Report(unitCount: units.count, findings: findings) }

  /// Returns the index of the file element of a unit.
  func element(of unit: Int) -> Int { elements.indices.partitioningIndex { elements[$0].units.upperBound > unit } }

  /// Whether the file elements equal those of other lists, so that an unchanged unit has the same listing.
  func hasElements(of other: CatalogLists) -> Bool {
    elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.hasSameHeader(as: $1) }
  }
}

extension FileElement {
  fileprivate func hasSameHeader(as other: FileElement) -> Bool {
    file.original == other.file.original && file.sourceLanguage == other.file.sourceLanguage
      && file.targetLanguage == other.file.targetLanguage
  }
}

/// Finds the unit at a position.
private struct UnitLocator {
  private let units: [TranslationUnit]
  /// The positions of the units.
  private let positions: [SourcePosition]
  /// The indices of the units, sorted by position.
  private let order: [Int]

  /// The maximum number of enclosing units to examine, because units of a message can be nested.
  private static let depth = 16

  init(_ units: [TranslationUnit]) {
    self.units = units
    let positions = units.map { $0.position }
    self.positions = positions
    // Nearly always, they are sorted already.
    let isSorted = zip(positions, positions.dropFirst()).allSatisfy { !($1 < $0) }
    order =
      isSorted
      ? Array(units.indices)
      : units.indices.sorted { left, right in
        let (one, other) = (positions[left], positions[right])
        return one != other ? one < other : left < right
      }
  }

  /// Returns the unit that encloses the start of a finding; of several, the one that the finding names.
  func unit(of finding: Finding) -> Int? {
    let start = finding.span.start
    let end = order.indices.partitioningIndex { start < positions[order[$0]] }
    let around = order[..<end].suffix(Self.depth).reversed().filter { start <= units[$0].span.end }
    return around.first { units[$0].id == finding.unit } ?? around.first
  }
}
