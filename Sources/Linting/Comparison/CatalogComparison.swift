import WatchwordCatalogFormats
public import WatchwordDiagnostics
public import WatchwordSystemFiles

/// What changed from one version of a catalogue to another, unit by unit.
///
/// Units are the same if they have the same id and the same language, and belong to the same source file; but in a format
/// with a file for each source file, both versions are of one, whatever their names. Of units that have all in common, the
/// first ones of each version are compared, then the second ones.
///
/// The memory that this takes grows with the changes, and by about 60 bytes for each unit: hashes of the old version are
/// compared with the new one, and what differs is read again. Hashes have a random seed in every process.
public struct CatalogComparison: Sendable {
  /// The changes: those of units of the new version in its order, then the units that were removed, in their order.
  public let changes: [UnitChange]
  /// The numbers of units in both versions.
  public let unitCounts: (old: Int, new: Int)
  /// Why a version could not be read to its end; there are no changes then.
  public let problems: [Diagnostic]

  /// Compares two versions of a catalogue. Throws if one cannot be read.
  public init(old: LintInput, new: LintInput) throws(FileError) {
    let numbered = NumberedUnits(hasOriginals: old.holdsSeveralResources && new.holdsSeveralResources)
    var known = DigestPass(numbered: numbered)
    try old.read(into: &known)
    var updated = ChangePass(units: known.units, numbered: numbered)
    if known.problems.isEmpty { try new.read(into: &updated) }
    problems = known.problems + updated.numbered.problems
    unitCounts = (known.numbered.unitCount, updated.numbered.unitCount)
    guard problems.isEmpty, !updated.changes.isEmpty || !updated.units.isEmpty else {
      changes = []
      return
    }
    var previous = PreviousPass(
      changedKeys: Set(updated.changes.map(\.key)), removedKeys: Set(updated.units.keys), numbered: numbered)
    try old.read(into: &previous)
    let found = updated.changes.map { key, id, place, version in
      UnitChange(id: id, in: place, old: previous.versions[key], new: version)
    }
    changes = found + previous.removed
  }

  /// The number of changes of this kind.
  public func count(of kind: UnitChange.Kind) -> Int { changes.count { $0.kind == kind } }
}

// MARK: - Passes

/// Where a unit belongs.
private struct UnitPlace: Hashable {
  /// The source file, if the catalogue has several.
  var original: ExactText?
  /// The language, if the catalogue has several.
  var language: ExactText?
  var isSource = false
}

/// What identifies a unit in both versions.
private struct UnitKey: Hashable {
  let hash: Int

  init(_ id: ExactText, _ place: UnitPlace, number: Int) {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(place)
    hasher.combine(number)
    hash = hasher.finalize()
  }
}

/// What is compared of a unit.
private struct UnitDigest: Equatable {
  let source, translation, state: Int

  init(_ unit: TranslationUnit) {
    source = Self.hash(unit.source)
    translation = Self.hash(unit.target)
    var hasher = Hasher()
    hasher.combine(unit.state?.name)
    state = hasher.finalize()
  }

  /// A hash of the text and its inline elements, regardless of how references are written.
  private static func hash(_ segment: Segment?) -> Int {
    var hasher = Hasher()
    hasher.combine(segment?.text)
    for element in segment?.elements ?? [] {
      hasher.combine(element.kind)
      hasher.combine(element.id)
      hasher.combine(element.range)
    }
    return hasher.finalize()
  }
}

/// Numbers the units that have an id and a source file in common, and collects why a file could not be read.
private struct NumberedUnits {
  private(set) var unitCount = 0
  private(set) var problems: [Diagnostic] = []
  private(set) var place = UnitPlace()
  /// Whether the source file of a unit says which one it is.
  private let hasOriginals: Bool
  private var errors = FindingList()
  private var counts: [Int: Int] = [:]

  init(hasOriginals: Bool) { self.hasOriginals = hasOriginals }

  mutating func begin(_ file: CatalogFile) {
    place = UnitPlace(original: hasOriginals ? file.original : nil)
    if file.holdsItsSources {
      place.language = file.shownLanguage
      place.isSource = file.targetLanguage == nil
    }
  }

  mutating func key(of unit: TranslationUnit) -> UnitKey {
    unitCount += 1
    let first = UnitKey(unit.id, place, number: 0)
    let number = counts[first.hash, default: 0]
    counts[first.hash] = number + 1
    return number == 0 ? first : UnitKey(unit.id, place, number: number)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errors.append(diagnostic) }
  }

  mutating func end(isComplete: Bool) {
    let endings = errors.diagnostics.filter { Checks.named($0.id)?.endsReading == true }
    problems = !isComplete && endings.isEmpty ? errors.diagnostics : endings
  }
}

/// Takes hashes of the old version.
private struct DigestPass: CatalogSink {
  private(set) var units: [UnitKey: UnitDigest] = [:]
  private(set) var numbered: NumberedUnits

  init(numbered: NumberedUnits) { self.numbered = numbered }

  var problems: [Diagnostic] { numbered.problems }

  mutating func begin(_ file: CatalogFile) { numbered.begin(file) }

  mutating func add(_ unit: consuming TranslationUnit) {
    let unit = unit
    units[numbered.key(of: unit)] = UnitDigest(unit)
  }

  mutating func endFile() {}

  mutating func report(_ diagnostic: Diagnostic) { numbered.report(diagnostic) }

  mutating func end(isComplete: Bool) { numbered.end(isComplete: isComplete) }
}

/// Compares the new version with them.
private struct ChangePass: CatalogSink {
  /// The units of the old version that have not been seen.
  private(set) var units: [UnitKey: UnitDigest]
  private(set) var changes: [(key: UnitKey, id: ExactText, place: UnitPlace, version: UnitChange.Version)] = []
  private(set) var numbered: NumberedUnits

  init(units: [UnitKey: UnitDigest], numbered: NumberedUnits) {
    self.units = units
    self.numbered = numbered
  }

  mutating func begin(_ file: CatalogFile) { numbered.begin(file) }

  mutating func add(_ unit: consuming TranslationUnit) {
    let unit = unit
    let key = numbered.key(of: unit)
    if units.removeValue(forKey: key) == UnitDigest(unit) { return }
    changes.append((key, unit.id, numbered.place, UnitChange.Version(unit)))
  }

  mutating func endFile() {}

  mutating func report(_ diagnostic: Diagnostic) { numbered.report(diagnostic) }

  mutating func end(isComplete: Bool) { numbered.end(isComplete: isComplete) }
}

/// Reads the old version again for what was changed or removed.
private struct PreviousPass: CatalogSink {
  private(set) var versions: [UnitKey: UnitChange.Version] = [:]
  private(set) var removed: [UnitChange] = []
  private let changedKeys: Set<UnitKey>
  private let removedKeys: Set<UnitKey>
  private var numbered: NumberedUnits

  init(changedKeys: Set<UnitKey>, removedKeys: Set<UnitKey>, numbered: NumberedUnits) {
    self.changedKeys = changedKeys
    self.removedKeys = removedKeys
    self.numbered = numbered
  }

  mutating func begin(_ file: CatalogFile) { numbered.begin(file) }

  mutating func add(_ unit: consuming TranslationUnit) {
    let unit = unit
    let key = numbered.key(of: unit)
    if removedKeys.contains(key) {
      removed.append(UnitChange(id: unit.id, in: numbered.place, old: UnitChange.Version(unit), new: nil))
    } else if changedKeys.contains(key) {
      versions[key] = UnitChange.Version(unit)
    }
  }

  mutating func endFile() {}

  mutating func report(_ diagnostic: Diagnostic) {}

  mutating func end(isComplete: Bool) {}
}

extension UnitChange {
  fileprivate init(id: ExactText, in place: UnitPlace, old: Version?, new: Version?) {
    self.init(
      id: id, original: place.original, language: place.language, isSource: place.isSource, old: old, new: new)
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
  /// The text, or what the file says where there are inline elements.
  fileprivate var shown: ExactText { elements.isEmpty ? text : content }
}
