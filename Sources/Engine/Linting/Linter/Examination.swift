import WatchwordBasics
import WatchwordCatalogFormats

/// The examination of one catalogue in memory, whose chunks can be checked in any order or at the same time.
package struct Examination: Sendable {
  /// Consecutive messages of a file element.
  package struct Chunk: Sendable {
    fileprivate let file: Int
    fileprivate let messages: Range<Int>
  }

  /// The findings in a chunk.
  package struct Result: Sendable {
    fileprivate let file: Int
    fileprivate let findings: [OrderedFinding]
    fileprivate let deferred: DeferredFacts

    /// Whether the result is independent of the chunk's position in the document.
    var isPositionIndependent: Bool { findings.isEmpty && !hasDeferredPlaces }

    private var hasDeferredPlaces: Bool {
      !deferred.required.isEmpty || !deferred.unresolvedSubstitutions.isEmpty
    }

    /// Returns the result of the chunk as many lines further down, or `nil` if it must be checked again.
    fileprivate func moved(by lines: Int) -> Result? {
      if hasDeferredPlaces { return nil }
      return Result(file: file, findings: findings.map { $0.moved(by: lines) }, deferred: deferred)
    }
  }

  private let name: ExactText
  /// The file elements; units in a language that is not selected are left out.
  private(set) var files: [FileSummary] = []
  private let isComplete: Bool
  private var hasSeveralLanguages = false
  /// The findings of the format's reader, without those of checks that are off.
  private var findings: Findings
  /// The errors of the reader, whether or not their checks are on.
  private var errors = FindingList()
  /// The suppressions in the notes of the units.
  private var suppressions = NoteSuppressions()
  private let selection: CheckSelection
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// The maximum number of messages in a chunk.
  private static let chunkSize = 32

  /// Reads the catalogue.
  init(_ input: consuming LintInput, _ selection: CheckSelection, _ plan: CheckPlan, _ phrases: PhraseIndex) {
    name = input.name
    self.selection = selection
    self.plan = plan
    self.phrases = phrases
    findings = Findings(in: name)
    let reading = input.reading()
    isComplete = reading.isWhole
    for finding in reading.findings {
      if finding.severity == .error { errors.append(finding) }
      if Checks.named(finding.id).map(selection.isOn) ?? true { findings.report(finding) }
    }
    for file in reading.catalog.files { add(file) }
    addSuppressions()
    hasSeveralLanguages = Set(files.map { $0.file.shownLanguage }).count > 1
  }

  private mutating func add(_ file: TranslationCatalog.File) {
    let facts = FileFacts(
      file.header, of: file.messages.joined(), similarTo: files.last?.facts, settings: selection.settings)
    let isLeftOut = file.header.holdsItsSources && !selection.configuration.languages.includes(facts.language)
    let messages = isLeftOut ? [] : file.messages
    files.append(FileSummary(facts, messages, in: name))
  }

  /// Collects the suppressions in the notes.
  private mutating func addSuppressions() {
    suppressions = NoteSuppressions()
    for file in files {
      for unit in file.units { suppressions.add(notesOf: unit, isShared: file.file.holdsItsSources) }
    }
    suppressions.sort()
  }

  /// The change of one message of a catalogue.
  struct Change {
    /// The positions of the message.
    let indices: [MessageIndex]
    /// The message at each position.
    let messages: [CatalogMessage]
    /// The number of lines by which all that follows the message is moved.
    let lines: Int

    /// Returns a unit of the message after the change.
    func unit(_ name: UnitName) -> TranslationUnit? {
      zip(indices, messages).first { $0.0.file == name.file }.flatMap { name.unit(in: $0.1) }
    }
  }

  /// Changes a message, or returns false if the document must be read again.
  mutating func apply(_ change: Change) -> Bool {
    // Findings of readers can name lines.
    guard let place = start(of: change), change.lines == 0 || findings.all.isEmpty else { return false }
    for number in files.indices {
      let changed = change.indices.indices.filter { change.indices[$0].file == number }
      guard change.lines != 0 || !changed.isEmpty else { continue }
      let (facts, old) = (files[number].facts, files[number].messages)
      var messages = change.lines == 0 ? old : old.map { $0.moved(by: change.lines, after: place) }
      for index in changed { messages[change.indices[index].message] = change.messages[index] }
      let isMoved = change.lines != 0 && place < facts.file.span.start
      let header = isMoved ? facts.file.moved(by: change.lines) : facts.file
      let keepsSources = changed.allSatisfy { index in
        old[change.indices[index].message].map { $0.source?.text } == change.messages[index].map { $0.source?.text }
      }
      let newFacts =
        keepsSources
        ? isMoved ? FileFacts(header, facts.sources, similarTo: facts, settings: facts.settings) : facts
        : FileFacts(header, of: messages.joined(), similarTo: facts, settings: facts.settings)
      files[number] = FileSummary(newFacts, messages, in: name)
    }
    if change.lines != 0, !suppressions.isEmpty { addSuppressions() }
    return true
  }

  private func start(of change: Change) -> SourcePosition? {
    change.indices.map { files[$0.file].messages[$0.message][0].position }.min()
  }

  /// The findings of the format's reader.
  var readerFindings: [Finding] { findings.all.map { $0.finding } }

  /// The chunks of the catalogue, in its order.
  package var chunks: [Chunk] {
    files.indices.flatMap { file in
      let count = files[file].messages.count
      return stride(from: 0, to: count, by: Self.chunkSize).map { start in
        Chunk(file: file, messages: start..<min(start + Self.chunkSize, count))
      }
    }
  }

  /// The units in document order, except that those of a message are adjacent.
  var units: [TranslationUnit] { files.flatMap { $0.units } }

  /// The facts about each file element and the number of its units.
  var outline: [(facts: FileFacts, count: Int)] { files.map { ($0.facts, $0.units.count) } }

  /// Whether a chunk has the same units as a chunk of an earlier version of the catalogue, either at the same places
  /// or, if it is `movable`, shifted by some lines.
  func isSame(_ chunk: Chunk, as old: Chunk, of earlier: Examination, movable: Bool) -> Bool {
    guard chunk.file == old.file, chunk.messages == old.messages else { return false }
    let (new, old) = (files[chunk.file], earlier.files[old.file])
    let (header, oldHeader) = (new.facts.file, old.facts.file)
    guard header.targetLanguage == oldHeader.targetLanguage, header.sourceLanguage == oldHeader.sourceLanguage,
      header.original == oldHeader.original, new.facts.sources == old.facts.sources, let first = chunk.messages.first
    else { return false }
    let lines = new.messages[first][0].position.line - old.messages[first][0].position.line
    return (lines == 0 || movable)
      && old.messages[chunk.messages].elementsEqual(new.messages[chunk.messages]) { old, new in
        old.elementsEqual(new) { $0.equals($1, movedBy: lines) }
      }
  }

  /// Returns the results of all chunks after a change; `results` are those of `earlier`, before the change.
  func results(after change: Change, _ results: [Result], of earlier: Examination) -> [Result] {
    guard let place = earlier.start(of: change) else { return results }
    return zip(chunks, results).map { chunk, result in
      let (file, old) = (files[chunk.file], earlier.files[chunk.file])
      let isChanged = change.indices.contains { $0.file == chunk.file && chunk.messages.contains($0.message) }
      guard !isChanged, file.facts.sources == old.facts.sources else { return check(chunk) }
      if change.lines == 0 || result.isPositionIndependent { return result }
      let isMoved = old.messages[chunk.messages].map { place < $0[0].position }
      if !isMoved.contains(true) { return result }
      return isMoved.contains(false) ? check(chunk) : result.moved(by: change.lines) ?? check(chunk)
    }
  }

  /// Checks the messages of a chunk.
  package func check(_ chunk: Chunk) -> Result {
    let file = files[chunk.file]
    var findings = Findings(in: name, namingLanguages: hasSeveralLanguages)
    findings.setElement(file.facts)
    var examiner = MessageExaminer(findings, plan, phrases)
    for index in chunk.messages { examiner.examine(file.messages[index], at: index, in: file.facts) }
    return Result(file: chunk.file, findings: examiner.findings.all, deferred: examiner.deferred)
  }

  /// Runs the checks that need the whole catalogue; `results` are those of all chunks, in their order.
  package func finish(_ results: [Result]) -> ExaminedCatalog {
    var files = files
    for result in results { files[result.file].deferred.add(result.deferred) }
    let summary = CatalogSummary(name: name, settings: selection.settings, files: files, isComplete: isComplete)
    var own = Findings(in: name, namingLanguages: hasSeveralLanguages)
    for (index, check) in plan.files {
      own.check = index
      check(summary, &own)
      own.setElement(nil)
    }
    for (index, check) in plan.messages {
      own.check = index
      check.conclude(summary, &own)
      own.setElement(nil)
    }
    for (index, summarize) in plan.summaries {
      own.check = index
      summarize(summary, selection, &own)
    }
    let found = findings.all + results.flatMap { $0.findings } + own.all
    return ExaminedCatalog(
      summary: summary, found: isComplete ? found : found.filter { !$0.needsEveryUnit },
      filter: FindingFilter(selection, suppressions, in: summary), readingErrors: errors.all)
  }
}

extension OrderedFinding {
  /// Whether the finding is valid only if every unit of the catalogue was read.
  fileprivate var needsEveryUnit: Bool {
    Checks.all.indices.contains(check) && Checks.all[check].needsEveryUnit
  }
}
