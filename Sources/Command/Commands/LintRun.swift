import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting

/// One run of `watchword lint` over catalogues that were read.
struct LintRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let sources: [CatalogSource]
  let options: ReportOptions
  /// Whether everything that was named could be read.
  let isComplete: Bool

  /// Examines the catalogues one after the other, and reports.
  func onThisThread() throws {
    try finish(sources.map { linter.examine($0.lintInput) })
  }

  /// Examines the catalogues at the same time, and reports on them in their order.
  func onAllProcessors() async throws {
    let examined = await withTaskGroup(of: (Int, ExaminedCatalog).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask { (index, linter.examine(source.lintInput)) }
      }
      var progress = ProgressBar(total: sources.count)
      var examined: [(Int, ExaminedCatalog)] = []
      for await result in group {
        examined.append(result)
        progress.advance()
      }
      progress.finish()
      return examined.sorted { $0.0 < $1.0 }.map(\.1)
    }
    try finish(examined)
  }

  private func finish(_ examined: [ExaminedCatalog]) throws {
    try MemoryNeed.require(forFindings: examined.reduce(0) { $0 + $1.diagnostics.count }, in: sources)
    let found = linter.report(on: examined, base: base)
    let flawed = Set(found.diagnostics.map(\.file))
    var report = Report(
      fileCount: found.fileCount, unitCount: found.unitCount, diagnostics: found.diagnostics,
      sources: sources.filter { flawed.contains($0.name) }.map(\.shown))
    report.languages = Dictionary(
      examined.compactMap { catalog in catalog.language.map { (catalog.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    try options.finish(report, isComplete: isComplete)
  }
}

extension CatalogSource {
  /// The catalogue as linters take it.
  var lintInput: LintInput { LintInput(name: name, bytes: text.bytes, format: format) }
}
