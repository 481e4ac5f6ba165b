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
  }

  private let name: ExactText
  private let catalog: MessageGatherer
  private let selection: CheckSelection
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// The number of messages of a piece, at most.
  private static let sizeOfPiece = 1024

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
