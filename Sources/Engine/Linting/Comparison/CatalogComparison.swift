public import WatchwordBasics
import WatchwordCatalogFormats

/// The differences between two versions of a catalogue, unit by unit.
///
/// Units correspond if they have the same id and the same language, and belong to the same source file. In a format
/// with a file for each source file, the names of the files are ignored. If several units have all of these in common,
/// the first ones of each version are compared, then the second ones, and so on.
public struct CatalogComparison: Sendable {
  /// The changes: those of units of the new version in its order, then the removed units in their order.
  public let changes: [UnitChange]
  /// The numbers of units in both versions.
  public let unitCounts: (old: Int, new: Int)
  /// The errors of versions that could not be read completely; there are no changes then.
  public let problems: [Finding]

  /// Compares two versions of a catalogue.
  public init(old: LintInput, new: LintInput) {
    let hasOriginals = old.holdsSeveralResources && new.holdsSeveralResources
    let before = NumberedUnits(old.reading(), hasOriginals: hasOriginals)
    let after = NumberedUnits(new.reading(), hasOriginals: hasOriginals)
    problems = before.problems + after.problems
    unitCounts = (before.units.count, after.units.count)
    guard problems.isEmpty else {
      changes = []
      return
    }
    var left = Dictionary(firstOf: before.units.lazy.map { ($0.key, $0.unit) })
    var changes: [UnitChange] = []
    for (key, unit) in after.units {
      let previous = left.removeValue(forKey: key)
      if let previous, previous.hasSameTexts(as: unit) { continue }
      changes.append(UnitChange(key, old: previous, new: unit))
    }
    let removed = before.units.filter { left[$0.key] != nil }
    self.changes = changes + removed.map { UnitChange($0.key, old: $0.unit, new: nil) }
  }

  /// Returns the number of changes of this kind.
  public func count(of kind: UnitChange.Kind) -> Int { changes.count { $0.kind == kind } }
}

/// The source file and the language of a unit.
private struct UnitScope: Hashable {
  /// The source file, if the catalogue has several.
  var original: ExactText?
  /// The language, if the catalogue has several.
  var language: ExactText?
  var isSource = false

  init(of file: CatalogFile, hasOriginals: Bool) {
    original = hasOriginals ? file.original : nil
    if file.holdsItsSources {
      language = file.shownLanguage
      isSource = file.targetLanguage == nil
    }
  }
}

/// The identity of a unit in both versions.
private struct UnitKey: Hashable {
  let id: ExactText
  let scope: UnitScope
  /// The number of earlier units with the same id and scope.
  var number = 0
}

/// The units of a version, or the reasons why it could not be read.
private struct NumberedUnits {
  private(set) var units: [(key: UnitKey, unit: TranslationUnit)] = []
  let problems: [Finding]

  /// Numbers the units of a version; `hasOriginals` is whether units are distinguished by source file.
  init(_ reading: CatalogReading, hasOriginals: Bool) {
    var errors = FindingList()
    for finding in reading.findings where finding.severity == .error { errors.append(finding) }
    let endings = errors.all.filter { $0.endsReading }
    problems = !reading.isComplete && endings.isEmpty ? errors.all : endings
    var counts: [UnitKey: Int] = [:]
    for file in reading.catalog.files {
      let scope = UnitScope(of: file.header, hasOriginals: hasOriginals)
      for unit in file.units {
        var key = UnitKey(id: unit.id, scope: scope)
        let number = counts[key, default: 0]
        counts[key] = number + 1
        key.number = number
        units.append((key, unit))
      }
    }
  }
}

extension TranslationUnit {
  /// Whether the texts, their inline elements and the state are the same, however character references are written.
  fileprivate func hasSameTexts(as other: TranslationUnit) -> Bool {
    isSame(source, other.source) && isSame(target, other.target) && state?.name == other.state?.name
  }

  private func isSame(_ one: Segment?, _ other: Segment?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.text == other.text
      && one.elements.elementsEqual(other.elements) { ($0.kind, $0.id, $0.range) == ($1.kind, $1.id, $1.range) }
  }
}

extension UnitChange {
  fileprivate init(_ key: UnitKey, old: TranslationUnit?, new: TranslationUnit?) {
    self.init(
      id: key.id, original: key.scope.original, language: key.scope.language, isSource: key.scope.isSource,
      old: old.map { Version($0) }, new: new.map { Version($0) })
  }
}

extension UnitChange.Version {
  fileprivate init(_ unit: TranslationUnit) {
    self.init(
      source: unit.source?.shown, translation: unit.target?.shown, state: unit.state?.name,
      isTranslated: unit.target.map { !$0.isBlank } ?? false && unit.state?.isFinished ?? true,
      line: unit.position.line)
  }
}

extension Segment {
  /// The text, or the content as written in the file if it has inline elements.
  fileprivate var shown: ExactText { elements.isEmpty ? text : content }
}
