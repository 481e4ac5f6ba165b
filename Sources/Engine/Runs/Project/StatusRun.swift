package import WatchwordBasics
package import WatchwordLinting
import WatchwordLocalization
package import WatchwordReporting

/// One run of `status`. The host examines the files between ``start`` and ``finish(_:)``, as for ``LintRun``.
package struct StatusRun: Sendable {
  /// The linter.
  package let linter: Linter
  /// The files to examine.
  package let files: [ProjectFile]
  private let isComplete: Bool
  private let failUnder: Int?
  private let format: OutputFormat<StatusReport>
  private let host: ProjectHost

  /// What is wrong with the percentage of each language that must be translated; `nil` if it is usable.
  package static func contradiction(failUnder: Int?) -> String? {
    guard let failUnder, !(0...100).contains(failUnder) else { return nil }
    return "--fail-under is \(failUnder); expected a percentage from 0 to 100"
  }

  /// Opens the files. `failUnder` is the percentage of each language that must be translated.
  package static func start(
    _ paths: [SystemPath], failUnder: Int?, format: OutputFormat<StatusReport>, stdinName: String?, _ host: ProjectHost
  ) throws(RunFailure) -> StatusRun {
    let (files, isComplete) = CatalogPaths(paths, host.files).open(stdinName: stdinName, host)
    guard !files.isEmpty else { throw .said() }
    return StatusRun(
      linter: Linter(configuration: LintConfiguration(declared: host.declared)), files: files, isComplete: isComplete,
      failUnder: failUnder, format: format, host: host)
  }

  /// Prints the table; `outcomes` are in the order of the files. Throws the exit code unless it is 0.
  package func finish(_ outcomes: [ExaminedFile]) throws(RunFailure) {
    let console = host.console
    let examined = try ExaminedFiles(outcomes, of: files, host)
    for catalog in examined.catalogs where !catalog.isComplete {
      console.report(
        RunFailure(
          message: "\(catalog.name) is not counted, because it cannot be read to its end; watchword lint shows why"))
    }
    let whole = examined.catalogs.filter { $0.isComplete }
    guard !whole.isEmpty else { throw .said() }
    examined.warnOfMissingSources(console, help: "put its source beside it")
    let table = table(whole, host.overlaid(examined.catalogs, linter))
    if table.rows.isEmpty {
      console.writeError(
        "No translations: \(whole.count == 1 ? "the file is a source catalogue" : "all files are source catalogues")\n"
      )
    }
    try console.write(StatusReport(table: table, hasBars: console.isScreen).text(in: format))
    guard isComplete, examined.isComplete, whole.count == examined.catalogs.count else { throw .said() }
    let low = table.rows.filter { $0.permille < (failUnder ?? 0) * 10 }
    if let failUnder, !low.isEmpty {
      let list = low.map { "\($0.name) (\($0.percent)%)" }.joined(separator: ", ")
      console.writeError("Under \(failUnder)%: \(list)\n")
      throw .said(exitCode: RunFailure.findings)
    }
  }

  private func table(_ catalogs: [ExaminedCatalog], _ overlaid: ExaminedCatalog?) -> StatusTable {
    var table = StatusTable()
    var texts = SourceTexts()
    for catalog in catalogs { texts.add(catalog) }
    // Overlays translate the shipped texts, which are not among the files.
    if let overlaid { texts.add(overlaid) }
    for (catalog, findings) in zip(catalogs, linter.findings(about: catalogs, base: nil, overlaid: nil)) {
      let progress = catalog.progress
      if !progress.isEmpty { table.addFile() }
      let stale = texts.isEmpty || progress.isEmpty ? [:] : texts.staleCounts(in: catalog)
      var errors: [LanguageTag?: Int] = [:]
      var unplaced = 0
      if progress.count > 1, findings.findings.count(of: .error) > 0 {
        let languages = LanguageMap(catalog)
        for finding in findings.findings where finding.severity == .error {
          if let language = languages.language(at: finding.span.start) {
            errors[language, default: 0] += 1
          } else {
            unplaced += 1
          }
        }
      }
      for (index, part) in progress.enumerated() {
        var row = StatusTable.Row(locale: part.language, fileCount: 1, progress: part.progress)
        row.stale = stale[part.language] ?? 0
        row.errors = progress.count == 1 ? findings.findings.count(of: .error) : errors[part.language] ?? 0
        // Errors that belong to no language count once.
        if index == 0, progress.count > 1 { row.errors += unplaced }
        table.add(row)
      }
    }
    return table
  }
}
