package import WatchwordBasics
package import WatchwordReporting

/// One run of `diff`.
package enum DiffRun {
  /// Compares two files or folders, and prints the differences. Throws the exit code unless it is 0.
  package static func run(
    _ old: SystemPath, _ new: SystemPath, format: OutputFormat<DiffReport>, _ host: ProjectHost
  ) throws(RunFailure) {
    let console = host.console
    let (pairs, failures) = try CatalogPairs.pairs(old, new, host.files)
    failures.forEach { console.report($0) }
    var isComplete = failures.isEmpty
    var report = DiffReport()
    for pair in pairs {
      do throws(RunFailure) {
        if let file = try pair.compared(host) { report.add(file) }
      } catch {
        console.report(error)
        isComplete = false
      }
    }
    try console.write(report.text(in: format, isColored: console.isColored))
    if !format.isForPrograms, isComplete || !report.files.isEmpty {
      console.writeError(report.summary(of: pairs.count) + "\n")
    }
    guard isComplete else { throw .said() }
    if !report.files.isEmpty { throw .said(exitCode: RunFailure.findings) }
  }
}
