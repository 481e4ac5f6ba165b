public import WatchwordBasics

/// A linter, which finds defects in catalogues.
///
/// Each catalogue is examined on its own with ``examine(_:)``, in any order or at the same time; `open(_:)` even allows
/// checking parts of one catalogue at the same time. ``report(on:base:overlaid:)`` combines the results and adds the
/// findings that need a comparison of catalogues.
public struct Linter: Sendable {
  let configuration: LintConfiguration
  /// The plan for catalogues without settings.
  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// Creates a linter with this configuration.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
    plan = CheckPlan([CheckSelection(configuration)])
    phrases = PhraseIndex(configuration)
  }

  /// Reads one catalogue to examine it on its own.
  ///
  /// Its units stay in memory: with their texts, they take about twice as much memory as the document, unless most are
  /// very short.
  package func open(_ input: consuming LintInput) -> Examination {
    let selection = CheckSelection(configuration, input.settings)
    let plan = input.settings.rules.isEmpty ? plan : CheckPlan([selection])
    return Examination(input, selection, plan, phrases)
  }

  /// Returns how the texts of a catalogue write their values.
  package func placeholders(of input: consuming LintInput) -> DecidedPlaceholders {
    DecidedPlaceholders(open(input).files.map { $0.facts })
  }

  /// Examines one catalogue on its own.
  public func examine(_ input: consuming LintInput) -> ExaminedCatalog {
    let examination = open(input)
    return examination.finish(examination.results())
  }

  /// Combines examined catalogues, in their order, into a report.
  ///
  /// Translations are compared with `base`. Without a base, they are compared with a catalogue among `catalogs` that is
  /// in its source language and has the same source files. Overlays are compared with the shipped texts, `overlaid`.
  public func report(
    on catalogs: [ExaminedCatalog], base: ExaminedCatalog? = nil, overlaid: ExaminedCatalog? = nil
  ) -> Report {
    Report(
      fileCount: catalogs.count, unitCount: catalogs.reduce(0) { $0 + $1.unitCount },
      files: findings(about: catalogs, base: base, overlaid: overlaid))
  }

  /// Returns the findings of a report about each catalogue, in the order of the catalogues, followed by those about
  /// configuration files.
  package func findings(
    about catalogs: [ExaminedCatalog], base: ExaminedCatalog?, overlaid: ExaminedCatalog?
  ) -> [FileFindings] {
    let plan = plan(of: catalogs)
    var unused = UnusedEntries()
    let compared = compare(catalogs, base: base, overlaid: overlaid)
    let files = zip(catalogs, compared).map { catalog, compared in
      let (findings, facts) = conclude(catalog, compared, plan)
      unused.add(facts, catalog.filter)
      return findings
    }
    return files + unused.findings
  }

  /// Returns the findings about each catalogue that come from comparisons with the others, as ``report(on:base:overlaid:)``
  /// does.
  package func compare(
    _ catalogs: [ExaminedCatalog], base: ExaminedCatalog?, overlaid: ExaminedCatalog?
  ) -> [[OrderedFinding]] {
    let project = ProjectSummary(
      catalogs: catalogs.map { $0.summary }, base: base?.summary, overlaid: overlaid?.summary,
      required: configuration.required)
    var findings = Findings(in: "")
    for (index, check) in plan(of: catalogs).projects {
      findings.check = index
      check(project, &findings)
    }
    var compared = catalogs.map { _ in [OrderedFinding]() }
    for found in findings.all where compared.indices.contains(found.catalog) { compared[found.catalog].append(found) }
    return compared
  }

  /// Returns all findings about a catalogue, given those from comparisons.
  package func findings(about catalog: ExaminedCatalog, _ compared: [OrderedFinding]) -> [Finding] {
    conclude(catalog, compared, plan(of: [catalog])).findings.findings
  }

  /// The plan for checks of several catalogues.
  private func plan(of catalogs: [ExaminedCatalog]) -> CheckPlan {
    CheckPlan(catalogs.map { CheckSelection(configuration, $0.summary.settings) })
  }

  private func conclude(
    _ catalog: ExaminedCatalog, _ compared: [OrderedFinding], _ plan: CheckPlan
  ) -> (findings: FileFindings, facts: SuppressionFacts) {
    let filter = catalog.filter
    let found = catalog.found + compared
    var facts = filter.facts
    if filter.suppresses { facts.used = Set(found.flatMap { filter.uses(for: $0.finding) }) }
    let all = found + Self.findings(of: facts, in: catalog.summary.name, plan)
    let shown = all.sortedByPosition().compactMap { filter.shown($0.finding) }
    return (FileFindings(file: catalog.summary.name, findings: shown), facts)
  }

  /// Returns the findings of the checks of suppressions in one catalogue.
  private static func findings(
    of facts: SuppressionFacts, in name: ExactText, _ plan: CheckPlan
  ) -> [OrderedFinding] {
    guard !facts.isEmpty else { return [] }
    var findings = Findings(in: name)
    for (index, check) in plan.suppressions {
      findings.check = index
      check(facts, &findings)
    }
    return findings.all
  }

  /// Examines catalogues one after the other and reports on all of them.
  public func lint(_ inputs: [LintInput], base: LintInput? = nil) -> Report {
    report(on: inputs.map { examine($0) }, base: base.map { examine($0) })
  }
}
