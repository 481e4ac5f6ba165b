import WatchwordDiagnostics
import WatchwordSystemFiles

/// The examination of one catalogue: it is read once, its messages are checked in batches, and then the checks of files
/// see what is left.
struct Examination: Sendable {
  /// The number of batches that wait for a helper, at most.
  static let mostWaiting = 4

  /// The examiner that every processor starts with.
  let examiner: MessageExaminer
  private let input: LintInput
  private let selection: CheckSelection
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// What a pass over the catalogue gave.
  typealias Pass = (gatherer: MessageGatherer, failure: FileError?)

  init(
    _ input: LintInput, _ selection: CheckSelection, _ plan: CheckPlan, _ phrases: PhraseIndex, keepsKeys: Bool,
    examiners: Int
  ) {
    self.input = input
    self.selection = selection
    self.plan = plan
    self.phrases = phrases
    examiner = MessageExaminer(
      of: input.name, plan: plan, phrases: phrases, keepsKeys: keepsKeys,
      translations: keepsKeys ? nil : TranslationStore(size: TranslationStore.size / examiners))
  }

  /// Reads the catalogue and checks those of its messages that no helper takes.
  func read(helpers: [AsyncStream<MessageBatch>.Continuation]) -> Pass {
    var gatherer = MessageGatherer(of: input.name, selection, examiner, helpers: helpers)
    do throws(FileError) {
      try input.read(into: &gatherer)
      return (gatherer, nil)
    } catch {
      return (gatherer, error)
    }
  }

  /// Judges what depends on the whole catalogue; `helped` are the examiners of the helpers.
  func finish(_ pass: Pass, _ helped: [MessageExaminer]) -> ExaminedCatalog {
    var (gatherer, failure) = pass
    var last = MessageExaminer(of: input.name, plan: plan, phrases: phrases, keepsKeys: false, knowsAllUnits: true)
    if failure == nil {
      do throws(FileError) {
        last = try ScatteredMessages.examine(gatherer.scattered, in: input, last)
      } catch {
        failure = error
      }
    }
    let summary = summary(of: gatherer, [gatherer.examiner] + helped, last)
    var findings = Findings(in: input.name)
    for (place, check) in plan.files {
      findings.check = place
      check.check(summary, &findings)
    }
    for (place, check) in plan.messages {
      findings.check = place
      check.conclude(summary, &findings)
    }
    for (place, check) in plan.summaries {
      findings.check = place
      check.summarize(summary, selection, &findings)
    }
    var all = [gatherer.findings, gatherer.examiner.findings] + helped.map(\.findings) + [last.findings, findings]
    let runs = all.indices.flatMap { all[$0].sortedRuns() }
    let merge = FindingMerge(
      name: input.name, runs: runs, refuted: gatherer.scattered, isComplete: gatherer.isComplete,
      filter: FindingFilter(selection, gatherer.suppressions, in: summary))
    return ExaminedCatalog(
      summary: summary, findings: merge, readingErrors: gatherer.errors.diagnostics, failure: failure)
  }

  private func summary(
    of gatherer: MessageGatherer, _ examiners: [MessageExaminer], _ last: MessageExaminer
  ) -> CatalogSummary {
    let files = gatherer.files.enumerated().map { index, file in
      let notes = examiners.compactMap { $0.files[index] }
      let final = last.files[index]
      func isScattered(_ hash: UInt64) -> Bool {
        !gatherer.scattered.isEmpty && gatherer.scattered.contains(MessageDigest(file: index, hash: hash))
      }
      return FileSummary(
        facts: file.facts, keys: notes.flatMap(\.keys), sources: notes.flatMap(\.sources),
        translations: notes.flatMap(\.translations),
        demanded: notes.flatMap(\.demanded).filter { !isScattered($0.hash) }.map(\.message)
          + (final?.demanded.map(\.message) ?? []),
        strayCalls: notes.flatMap(\.strayCalls).filter { !isScattered($0.hash) }.map(\.call)
          + (final?.strayCalls.map(\.call) ?? []),
        named: NamedEvidence(notes.map(\.named)),
        holdsSubstitutions: (notes + [final].compactMap { $0 }).contains { $0.holdsSubstitutions },
        hasTranslations: file.hasTranslations, lacksSources: file.lacksSources,
        progress: notes.reduce(TranslationProgress()) { $0 + $1.progress })
    }
    return CatalogSummary(
      input, files: files, translations: TranslationStore.all(in: examiners.map(\.translations)),
      unitCount: gatherer.unitCount, isComplete: gatherer.isComplete)
  }
}
