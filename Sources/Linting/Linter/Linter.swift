/// Finds defects in catalogues.
///
/// Each catalogue is examined by itself with ``examine(_:)``, in any order or in parallel. ``report(on:base:)``
/// combines the results and adds the findings that need a comparison of catalogues.
public struct Linter: Sendable {
  private let configuration: LintConfiguration
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// Creates a linter with this configuration.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
    plan = CheckPlan(configuration)
    phrases = PhraseIndex(configuration)
  }

  /// Examines one catalogue by itself.
  public func examine(_ input: LintInput) -> ExaminedCatalog {
    var examination = Examination(of: input.name, configuration, plan: plan, phrases: phrases)
    input.read(into: &examination)
    return examination.result
  }

  /// Combines examined catalogues, in their order, into a report.
  ///
  /// Translations are compared with `base`. Without a base, they are compared with a catalogue among `catalogs` that is
  /// in its source language and has the same source files.
  public func report(on catalogs: [ExaminedCatalog], base: ExaminedCatalog? = nil) -> LintReport {
    let project = ProjectSummary(
      catalogs: catalogs.map(\.summary), base: base?.summary, demanded: configuration.demanded)
    var findings = ProjectFindings(catalogs: catalogs.count)
    for (place, check) in plan.projects {
      findings.check = place
      check.check(project, &findings)
    }
    let diagnostics = zip(catalogs, findings.diagnostics).map { ($0.diagnostics + $1).sortedByPlace() }
    return LintReport(
      fileCount: catalogs.count, unitCount: catalogs.reduce(0) { $0 + $1.unitCount },
      diagnostics: diagnostics.flatMap { $0 })
  }

  /// Examines catalogues one after the other and reports on all of them.
  public func lint(_ inputs: [LintInput], base: LintInput? = nil) -> LintReport {
    report(on: inputs.map(examine), base: base.map(examine))
  }
}
