import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// One run of `watchword lint` over catalogues.
struct LintRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let sources: [LintSource]
  let options: ReportOptions
  let extent: ExtentOptions
  let locales: LocaleFilter
  /// Whether every file that was named could be opened.
  let isComplete: Bool
  /// The baseline of known findings.
  let baseline: BaselineRun
  /// The configuration files, for reports.
  let configurations: [SourceText]
  /// The number of corrections already made; `nil` if none were requested.
  var fixCount: Int?

  /// Whether the keys of the catalogues are compared.
  private var isCompared: Bool { base != nil || sources.count > 1 }

  /// Examines the catalogues, and reports the findings.
  func run() throws {
    try CatalogExamination(linter: linter, sources: sources).run { try finish($0) }
  }

  private func finish(_ all: CatalogExamination.Examined) throws {
    let examined = all.catalogs
    let isComplete = isComplete && all.isComplete
    all.warnOfMissingLanguages()
    let hasOverlay = examined.contains { $0.0.isOverlay }
    let overlaid = hasOverlay ? linter.examine(ShippedTexts.base(of: CatalogFile.overlayOriginal)) : nil
    let reported = linter.report(on: examined.map(\.0), base: base, overlaid: overlaid).files
    guard
      let files = try baseline.newFindings(
        in: reported, of: examined, isCompared: isCompared, isComplete: isComplete)
    else { return }
    let isWanted = try locales.filter(examined.map(\.0))
    let found = zip(examined, files).filter { isWanted($0.0.0) }
    let flawed = found.filter { !$0.1.findings.isEmpty }.map(\.0.1)
    var report = Report(
      fileCount: found.count, unitCount: found.reduce(0) { $0 + $1.0.0.unitCount },
      // Findings in configuration files follow those in catalogues.
      files: found.map(\.1) + files.dropFirst(examined.count),
      sources: options.format.quotesLines && !extent.statistics ? flawed.map(\.quoted) + configurations : [])
    extent.narrow(&report)
    report.languages = Dictionary(
      examined.compactMap { catalog, _ in catalog.language.map { (catalog.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    report.parts = found.flatMap { catalog, _ in
      catalog.0.unitCounts.map { LanguagePart(file: catalog.0.name, language: $0.language, unitCount: $0.count) }
    }
    for (catalog, _) in examined where !catalog.isComplete {
      StandardError.warn(
        "\(catalog.name) was read only as far as its last error; correct it and check again")
    }
    all.warnOfMissingSources(help: "name its source with --base")
    baseline.summarize(found: reported, left: files)
    if let fixCount { FixRun.summarize(fixCount, left: report.findings.count) }
    try options.finish(report, isComplete: isComplete, hasStatistics: extent.statistics)
  }
}
