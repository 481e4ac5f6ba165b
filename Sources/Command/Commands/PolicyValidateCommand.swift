import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy

/// `watchword policy validate`: what is wrong with policies, and where.
struct PolicyValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Say what is wrong with policies, and where.",
    discussion: """
      Examples:
        watchword policy validate Policies/strong.json Policies/relid-strict.json
        watchword policy validate challenge.json --format json
      """)

  @Argument(help: "Policies: JSON files, or - for standard input.")
  var files: [String]

  @OptionGroup var report: ReportOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(among: files)
    var sources: [SourceText] = []
    var diagnostics: [Diagnostic] = []
    var rules = 0
    for path in try InputPath.paths(named: files) {
      let source: SourceText
      do {
        source = try InputFile.read(path, stdinName: input.stdinFilename, as: .policy)
      } catch let failure as CommandFailure {
        StandardError.report(failure)
        continue
      }
      let reading = PolicyFormat.read(source)
      sources.append(source)
      diagnostics += reading.diagnostics
      rules += reading.policy?.rules.count ?? 0
    }
    guard !sources.isEmpty else { throw ExitCode.trouble }
    try report.finish(
      diagnostics, files: sources.count, units: rules, sources: sources, isComplete: sources.count == files.count)
  }
}
