import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Reads a catalogue into memory and puts its units together to messages.
struct MessageGatherer: CatalogSink {
  /// The `<file>` elements so far.
  private(set) var files: [FileMessages] = []
  /// Whether the catalogue was read to its end.
  private(set) var isComplete = false
  /// The findings of the format's reader.
  private(set) var findings: Findings
  /// The errors among them, regardless of which checks are on.
  private(set) var errors = FindingList()
  /// What the notes of the units suppress.
  private(set) var suppressions = NoteSuppressions()

  private let selection: CheckSelection
  private var hasEndedEarly = false
  /// Whether the `<file>` is in another language than those that are asked for.
  private var isLeftOut = false

  init(of name: ExactText, _ selection: CheckSelection) {
    self.selection = selection
    findings = Findings(in: name)
  }

  mutating func begin(_ file: CatalogFile) {
    let facts = FileFacts(file, similarTo: files.last?.facts, settings: selection.settings)
    isLeftOut = file.holdsItsSources && !selection.configuration.languages.includes(facts.language)
    files.append(FileMessages(facts))
  }

  mutating func add(_ unit: consuming TranslationUnit) {
    guard !files.isEmpty, !isLeftOut else { return }
    let index = files.count - 1
    suppressions.add(notesOf: unit, isShared: files[index].facts.file.holdsItsSources)
    files[index].add(unit)
  }

  mutating func endFile() {
    if !files.isEmpty { files[files.count - 1].close() }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    let check = Checks.named(diagnostic.id)
    if check?.kind.leavesOut == .rest { hasEndedEarly = true }
    if diagnostic.severity == .error { errors.append(diagnostic) }
    if check.map(selection.isOn) ?? true { findings.report(diagnostic) }
  }

  /// Adds what another judge than the format's reader found, but for defects that the reader found at the same place.
  mutating func add(judged findings: [Diagnostic]) {
    let known = errors.diagnostics
    for finding in findings {
      let isKnown = known.contains { other in
        other.id == finding.id && other.span.start <= finding.span.start && finding.span.end <= other.span.end
      }
      if !isKnown { report(finding) }
    }
  }

  mutating func end(isComplete: Bool) {
    endFile()
    suppressions.sort()
    // Some defects end the reading of the content, but not of the document.
    self.isComplete = isComplete && !hasEndedEarly
  }
}
