import ArgumentParser
import WatchwordReporting
import WatchwordRuns

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
    if let message = StatusRun.contradiction(failUnder: failUnder) { throw ValidationError(message) }
  }

  func run() throws {
    let run = try StatusRun.start(
      try InputPaths.paths(named: paths), failUnder: failUnder, format: format, stdinName: input.stdinFilename,
      .system())
    try CatalogExamination(linter: run.linter, files: run.files).run { try run.finish($0) }
  }
}
