import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Puts the units of a catalogue together to messages while it is read, and hands them out in batches.
///
/// Exporters write the units of a message next to each other, so that a message is taken to be complete when another
/// key comes. Of the messages before, only hashes of their keys are kept. If the hash of a key comes again, its message
/// is noted: it has to be judged once more when all of its units are known.
struct MessageGatherer: CatalogSink {
  /// The `<file>` elements so far.
  private(set) var files: [(facts: FileFacts, hasTranslations: Bool, lacksSources: Bool)] = []
  private(set) var unitCount = 0
  /// Whether the catalogue was read to its end.
  private(set) var isComplete = false
  /// The messages of which there may be units in several places.
  private(set) var scattered: Set<MessageDigest> = []
  /// The findings of the format's reader.
  private(set) var findings: Findings
  /// The errors among them, regardless of which checks are on.
  private(set) var errors = FindingList()
  /// Checks the batches that none of `helpers` takes.
  private(set) var examiner: MessageExaminer

  /// What the notes of the units suppress.
  private(set) var suppressions = NoteSuppressions()

  private let selection: CheckSelection
  private let helpers: [AsyncStream<MessageBatch>.Continuation]
  private var batch = MessageBatch()
  /// The key of the message that the next unit may belong to.
  private var key: ExactText?
  private var known = DigestTable()
  private var hasEndedEarly = false
  /// Whether the `<file>` is in another language than those that are asked for.
  private var isLeftOut = false

  init(
    of name: ExactText, _ selection: CheckSelection, _ examiner: MessageExaminer,
    helpers: [AsyncStream<MessageBatch>.Continuation]
  ) {
    self.selection = selection
    self.examiner = examiner
    self.helpers = helpers
    findings = Findings(in: name)
  }

  mutating func begin(_ file: CatalogFile) {
    let facts = FileFacts(file, similarTo: files.last?.facts, settings: selection.settings)
    files.append((facts, hasTranslations: false, lacksSources: false))
    isLeftOut = file.holdsItsSources && !selection.configuration.languages.includes(facts.language)
    batch.begin(facts)
    known.removeAll()
    key = nil
  }

  mutating func add(_ unit: consuming TranslationUnit) {
    guard !files.isEmpty, !isLeftOut else { return }
    unitCount += 1
    if unit.target != nil { files[files.count - 1].hasTranslations = true }
    if unit.source == nil { files[files.count - 1].lacksSources = true }
    suppressions.add(notesOf: unit, isShared: files[files.count - 1].facts.file.holdsItsSources)
    let key = unit.key
    if self.key == key { return batch.add(unit) }
    if batch.units.count >= MessageBatch.size { handOut() }
    self.key = key
    let digest = MessageDigest(file: files.count - 1, hash: key.digest)
    if !known.insert(digest.hash) { scattered.insert(digest) }
    batch.add(digest, unit)
  }

  mutating func endFile() { key = nil }

  mutating func report(_ diagnostic: Diagnostic) {
    let check = Checks.named(diagnostic.id)
    if check?.endsReading == true { hasEndedEarly = true }
    if diagnostic.severity == .error { errors.append(diagnostic) }
    if check.map(selection.isOn) ?? true { findings.report(diagnostic) }
  }

  mutating func end(isComplete: Bool) {
    handOut()
    suppressions.sort()
    // Some defects end the reading of the content, but not of the document.
    self.isComplete = isComplete && !hasEndedEarly
  }

  /// Gives the batch to a helper, or checks it here if all of them have enough to do: so nobody waits, and the batches
  /// that are waiting are few.
  private mutating func handOut() {
    guard !batch.messages.isEmpty else { return }
    for helper in helpers {
      if case .enqueued = helper.yield(batch) { return batch.removeAll() }
    }
    examiner.examine(batch)
    batch.removeAll()
  }
}
