import WatchwordDiagnostics
import WatchwordSystemFiles

/// Finds defects in catalogues.
///
/// Each catalogue is examined by itself with ``examine(_:isCompared:)``, in any order or in parallel.
/// ``report(on:base:)`` combines the results and adds the findings that need a comparison of catalogues.
public struct Linter: Sendable {
  private let configuration: LintConfiguration
  /// The checks of catalogues without settings.
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// Creates a linter with this configuration.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
    plan = CheckPlan([CheckSelection(configuration)])
    phrases = PhraseIndex(configuration)
  }

  /// Examines one catalogue by itself.
  ///
  /// The memory that this takes does not grow with the texts of the catalogue: a unit takes 8 to 20 bytes, and 8 more if
  /// the catalogue `isCompared` with others later. If it is not, and its translations are compared with each other, up to
  /// 12 MiB of them are kept, so that it need not be read again. Findings beyond a number are kept in a temporary file.
  public func examine(_ input: LintInput, isCompared: Bool = true) -> ExaminedCatalog {
    let run = examination(of: input, isCompared: isCompared, helpers: 0)
    return run.finish(run.read(helpers: []), [])
  }

  /// Examines one catalogue by itself, as ``examine(_:isCompared:)`` does, with the help of other processors while it is
  /// read. The result is the same.
  public func examine(_ input: LintInput, isCompared: Bool = true, helpers: Int) async -> ExaminedCatalog {
    let run = examination(of: input, isCompared: isCompared, helpers: helpers)
    return await withTaskGroup(of: MessageExaminer.self) { group in
      var queues: [AsyncStream<MessageBatch>.Continuation] = []
      for _ in 0..<helpers {
        let (batches, queue) = AsyncStream.makeStream(
          of: MessageBatch.self, bufferingPolicy: .bufferingOldest(Examination.mostWaiting))
        queues.append(queue)
        group.addTask {
          var examiner = run.examiner
          for await batch in batches {
            examiner.examine(batch)
            // Others wait for a processor too.
            await Task.yield()
          }
          return examiner
        }
      }
      let reading = run.read(helpers: queues)
      for queue in queues { queue.finish() }
      var helped: [MessageExaminer] = []
      for await examiner in group { helped.append(examiner) }
      return run.finish(reading, helped)
    }
  }

  private func examination(of input: LintInput, isCompared: Bool, helpers: Int) -> Examination {
    let selection = CheckSelection(configuration, input.settings)
    let plan = input.settings.rules.isEmpty ? plan : CheckPlan([selection])
    return Examination(input, selection, plan, phrases, keepsKeys: isCompared, examiners: helpers + 1)
  }

  /// Combines examined catalogues, in their order, into a report.
  ///
  /// Translations are compared with `base`. Without a base, they are compared with a catalogue among `catalogs` that is
  /// in its source language and has the same source files.
  public func report(on catalogs: [ExaminedCatalog], base: ExaminedCatalog? = nil) -> LintReport {
    let plan = CheckPlan(catalogs.map { CheckSelection(configuration, $0.summary.settings) })
    let project = ProjectSummary(
      catalogs: catalogs.map(\.summary), base: base?.summary, demanded: configuration.demanded, plan.comparisons)
    var findings = ProjectFindings(catalogs: catalogs.count)
    for (place, check) in plan.projects {
      findings.check = place
      check.check(project, &findings)
    }
    var unused = UnusedEntries()
    let files = catalogs.indices.map { index in
      var merge = catalogs[index].findings
      merge.runs += findings.sortedRuns(of: index)
      var facts = merge.filter.facts
      facts.used = merge.uses
      unused.add(facts, merge.filter)
      merge.runs += Self.runs(of: facts, in: merge.name, plan)
      return FileFindings(file: merge.name, findings: merge.sequence)
    }
    return LintReport(
      unitCount: catalogs.reduce(0) { $0 + $1.unitCount }, fileCount: files.count,
      files: files + unused.findings)
  }

  /// What the checks of suppressions find in one catalogue.
  private static func runs(of facts: SuppressionFacts, in name: ExactText, _ plan: CheckPlan) -> [FindingRun] {
    guard !facts.isEmpty else { return [] }
    var findings = Findings(in: name)
    for (place, check) in plan.suppressions {
      findings.check = place
      check.check(facts, &findings)
    }
    return findings.sortedRuns()
  }

  /// Examines catalogues one after the other and reports on all of them.
  public func lint(_ inputs: [LintInput], base: LintInput? = nil) -> LintReport {
    report(on: inputs.map { examine($0) }, base: base.map { examine($0) })
  }
}
