import WatchwordBasics

/// The state of the whole document: its version, its languages and its ids.
struct XLIFF2Document {
  /// Whether it is in the namespace of XLIFF 2.2.
  var is22 = false
  var sourceLanguage: ExactText?
  var targetLanguage: ExactText? { didSet { hasTargetLanguage = targetLanguage != nil } }
  private(set) var hasTargetLanguage = false
  var sourceLanguageSpan, targetLanguageSpan: SourceSpan?
  /// The default language of texts, which `xml:lang` of the root sets.
  var language: ExactText?
  /// The span of the root's start tag.
  var span = SourceSpan(at: .start)
  /// Whether a target without a target language was reported.
  var hasReportedTargetLanguage = false
  /// The ids of the files so far.
  private(set) var fileIDs: [ExactText: Int] = [:]
  /// For each file, the hashes of its unit ids, with which forward references are resolved. A collision of two
  /// different ids could hide an unresolved reference, but does not occur in practice.
  private var unitIDs: [[Int]] = []
  /// The hashes of the current file.
  private var currentIDs: [Int] = []
  private var pending: [Pending] = []

  /// A reference to a unit that is resolved at the end of the document.
  private struct Pending {
    let file: ExactText?
    /// The index of the file that contains the reference.
    let current: Int
    let unit: ExactText?
    let span: SourceSpan
    let constraint: XLIFF2Constraint
    let text: ExactText
  }

  /// Starts a file, and returns whether its id is new.
  mutating func startFile(_ id: ExactText?) -> Bool {
    endFile()
    unitIDs.append([])
    guard let id else { return true }
    if fileIDs[id] != nil { return false }
    fileIDs[id] = unitIDs.count - 1
    return true
  }

  @inline(__always)
  mutating func recordUnit(_ id: ExactText) {
    currentIDs.append(id.hashValue)
  }

  private mutating func endFile() {
    if !unitIDs.isEmpty { unitIDs[unitIDs.count - 1] = currentIDs }
    currentIDs = []
  }

  /// Records a reference to a file, a unit or both.
  mutating func addReference(
    to unit: ExactText?, in file: ExactText?, at span: SourceSpan, _ constraint: XLIFF2Constraint, _ text: ExactText
  ) {
    guard pending.count < 1_000_000 else { return }
    pending.append(
      Pending(
        file: file, current: unitIDs.count - 1, unit: unit, span: span, constraint: constraint, text: text))
  }

  /// Resolves all references, and calls `report` for each one without a target.
  mutating func resolve(_ report: (XLIFF2Constraint, SourceSpan, ExactText) -> Void) {
    endFile()
    var sets: [Int: Set<Int>] = [:]
    for reference in pending {
      let file = reference.file.map { fileIDs[$0] } ?? reference.current
      var isFound = file != nil
      if let file, unitIDs.indices.contains(file), let unit = reference.unit {
        if sets[file] == nil { sets[file] = Set(unitIDs[file]) }
        isFound = sets[file]?.contains(unit.hashValue) ?? false
      }
      if !isFound { report(reference.constraint, reference.span, reference.text) }
    }
    pending = []
  }
}
