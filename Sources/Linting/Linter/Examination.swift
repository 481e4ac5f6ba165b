import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The examination of one catalogue, which is in memory: its pieces can be checked in any order, or at the same time.
public struct Examination: Sendable {
  /// Messages that follow each other in a `<file>` element.
  public struct Piece: Sendable {
    fileprivate let file: Int
    fileprivate let messages: Range<Int>
  }

  /// What was found in a piece.
  public struct Result: Sendable {
    fileprivate let file: Int
    fileprivate let findings: [FoundDiagnostic]
    fileprivate let notes: FileNotes

    /// Whether the result holds wherever the piece is in the document.
    var hasNoPlaces: Bool {
      findings.isEmpty && notes.demanded.isEmpty && notes.strayCalls.isEmpty && notes.named.defects.isEmpty
    }
  }

  private let name: ExactText
  private let catalog: MessageGatherer
  private let selection: CheckSelection
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// The number of messages of a piece, at most.
  private static let sizeOfPiece = 128

  /// Reads the catalogue.
  init(_ input: LintInput, _ selection: CheckSelection, _ plan: CheckPlan, _ phrases: PhraseIndex) {
    name = input.name
    self.selection = selection
    self.plan = plan
    self.phrases = phrases
    var gatherer = MessageGatherer(of: input.name, selection)
    input.read(into: &gatherer)
    // What cannot be read has worse defects.
    if gatherer.isComplete { gatherer.add(judged: input.judged()) }
    catalog = gatherer
  }

  /// The parts of the catalogue, in its order.
  public var pieces: [Piece] {
    catalog.files.indices.flatMap { file in
      let count = catalog.files[file].ranges.count
      return stride(from: 0, to: count, by: Self.sizeOfPiece).map { start in
        Piece(file: file, messages: start..<min(start + Self.sizeOfPiece, count))
      }
    }
  }

  /// The units in the order of the document, but those of a message next to each other.
  var units: [TranslationUnit] {
    catalog.files.count == 1 ? catalog.files[0].units : catalog.files.flatMap { $0.units }
  }

  /// Whether a piece has the same units as one of an earlier version of the catalogue: at the same places, or if it is
  /// `movable` perhaps some lines further up or down.
  func isSame(_ piece: Piece, as old: Piece, of earlier: Examination, movable: Bool) -> Bool {
    guard piece.file == old.file, piece.messages == old.messages else { return false }
    let (new, old) = (catalog.files[piece.file], earlier.catalog.files[old.file])
    let (header, oldHeader) = (new.facts.file, old.facts.file)
    guard header.targetLanguage == oldHeader.targetLanguage, header.sourceLanguage == oldHeader.sourceLanguage,
      header.original == oldHeader.original, new.ranges[piece.messages] == old.ranges[piece.messages],
      let range = new.range(of: piece.messages)
    else { return false }
    let lines = new.units[range.lowerBound].position.line - old.units[range.lowerBound].position.line
    return (lines == 0 || movable) && range.allSatisfy { old.units[$0].equals(new.units[$0], movedBy: lines) }
  }

  /// Checks the messages of a piece.
  public func check(_ piece: Piece) -> Result {
    let file = catalog.files[piece.file]
    var examiner = MessageExaminer(of: name, plan, phrases)
    for message in piece.messages { examiner.examine(file.units[file.ranges[message]], in: file.facts) }
    return Result(file: piece.file, findings: examiner.findings.all, notes: examiner.notes)
  }

  /// Judges what depends on the whole catalogue; `results` are those of all pieces, in their order.
  public func finish(_ results: [Result]) -> ExaminedCatalog {
    var notes = catalog.files.map { _ in FileNotes() }
    for result in results { notes[result.file].add(result.notes) }
    let summary = CatalogSummary(
      name: name, settings: selection.settings,
      files: zip(catalog.files, notes).map { FileSummary(messages: $0, notes: $1) }, isComplete: catalog.isComplete)
    var findings = Findings(in: name)
    for (place, check) in plan.files {
      findings.check = place
      check(summary, &findings)
    }
    for (place, check) in plan.messages {
      findings.check = place
      check.conclude(summary, &findings)
    }
    for (place, summarize) in plan.summaries {
      findings.check = place
      summarize(summary, selection, &findings)
    }
    let found = catalog.findings.all + results.flatMap { $0.findings } + findings.all
    return ExaminedCatalog(
      summary: summary, findings: summary.isComplete ? found : found.filter { !$0.needsEveryUnit },
      filter: FindingFilter(selection, catalog.suppressions, in: summary),
      readingErrors: catalog.errors.diagnostics)
  }
}

extension FoundDiagnostic {
  /// Whether the finding holds only if every unit of the catalogue was read.
  fileprivate var needsEveryUnit: Bool {
    Checks.all.indices.contains(check) && Checks.all[check].needsEveryUnit
  }
}
