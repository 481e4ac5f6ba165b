import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordReleaseNotes
import WatchwordSystemFiles

/// `watchword status`: shows how much of each catalogue is translated.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how much of each language is translated, and what is left to do.",
    discussion: """
      Source catalogues, units marked translate="no", sources without words, and plural forms that a language never \
      uses are not counted. Reviewed units are translated units that somebody has approved: approved="yes", or the \
      state final, signed-off or reviewed. Units to review have a translation that is not finished. Stale units \
      translate a text that the source catalogue no longer has; they are found if that catalogue is among the files. \
      Errors are those that watchword lint finds.

      The exit code is 1 if less of a language is translated than --fail-under requires.

      Examples:
        watchword status MyApp
        watchword status MyApp --fail-under 95 --format markdown
      """,
    aliases: ["coverage"])

  @Argument(
    help: "Catalogues, folders (with their subfolders), Xcode's .xcloc bundles, or - for standard input.")
  var paths: [String]

  @Option(help: ArgumentHelp("The percentage of each language that must be translated.", valueName: "percent"))
  var failUnder: Int?

  @Option(help: "The format of the output.")
  var format = OutputFormat<StatusReport>.text

  @OptionGroup var input: InputOptions

  func validate() throws {
    if let failUnder, !(0...100).contains(failUnder) {
      throw ValidationError("--fail-under is \(failUnder); expected a percentage from 0 to 100")
    }
  }

  func run() throws {
    let (sources, isComplete) = try CatalogPaths(paths).lintSources(stdinName: input.stdinFilename)
    guard !sources.isEmpty else { throw ExitCode.trouble }
    let configuration = LintConfiguration(declared: PasswordPolicy.declarations + FormTexts.all + NoteTexts.all)
    let linter = Linter(configuration: configuration)
    try CatalogExamination(linter: linter, sources: sources).run { try finish($0, linter, isComplete: isComplete) }
  }

  private func finish(
    _ examined: CatalogExamination.Examined, _ linter: Linter, isComplete: Bool
  ) throws {
    for (catalog, _) in examined.catalogs where !catalog.isComplete {
      StandardError.report(
        CommandFailure(
          message: "\(catalog.name) is not counted, because it cannot be read to its end; watchword lint shows why"))
    }
    let whole = examined.catalogs.filter(\.catalog.isComplete)
    guard !whole.isEmpty else { throw ExitCode.trouble }
    examined.warnOfMissingSources(help: "put its source beside it")
    let table = Self.table(whole.map(\.catalog), linter)
    if table.rows.isEmpty {
      StandardError.write(
        "No translations: \(whole.count == 1 ? "the file is a source catalogue" : "all files are source catalogues")\n"
      )
    }
    try StandardOutput.write(StatusReport(table: table, hasBars: StandardStream.output.isScreen).text(in: format))
    guard isComplete, examined.isComplete, whole.count == examined.catalogs.count else { throw ExitCode.trouble }
    let low = table.rows.filter { $0.permille < (failUnder ?? 0) * 10 }
    if let failUnder, !low.isEmpty {
      let list = low.map { "\($0.name) (\($0.percent)%)" }.joined(separator: ", ")
      StandardError.write("Under \(failUnder)%: \(list)\n")
      throw ExitCode.findings
    }
  }

  private static func table(_ catalogs: [ExaminedCatalog], _ linter: Linter) -> StatusTable {
    var table = StatusTable()
    var texts = SourceTexts()
    for catalog in catalogs { texts.add(catalog) }
    // Overlays translate the shipped texts, which are not among the files.
    if catalogs.contains(where: \.isOverlay) {
      texts.add(linter.examine(ShippedTexts.base(of: CatalogFile.overlayOriginal)))
    }
    for (catalog, findings) in zip(catalogs, linter.report(on: catalogs).files) {
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
