import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting

/// `watchword policy validate`: finds mistakes in policies.
struct PolicyValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Find mistakes in policies: what is wrong, and where.",
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
    var ruleCount = 0
    for path in try InputPaths.paths(named: files) {
      let source: SourceText
      do {
        source = try InputFile.read(path, stdinName: input.stdinFilename, as: .policy)
      } catch let failure as CommandFailure {
        StandardError.report(failure)
        continue
      }
      let reading = PolicyFormat.read(source, among: PolicyFormat.known)
      sources.append(source)
      diagnostics += reading.diagnostics
      // A policy with an error is unusable, even if some of its rules could be read.
      if reading.isSound { ruleCount += reading.value?.policy.rules.count ?? 0 }
    }
    guard !sources.isEmpty else { throw ExitCode.trouble }
    try report.finish(
      Report(fileCount: sources.count, unitCount: ruleCount, diagnostics: diagnostics, sources: sources),
      isComplete: sources.count == files.count)
  }
}
