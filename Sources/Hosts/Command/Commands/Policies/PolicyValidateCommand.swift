import ArgumentParser
import WatchwordRuns

/// `watchword policy validate`: finds mistakes in policies.
struct PolicyValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Find mistakes in policies: what is wrong, and where.",
    discussion: """
      For a policy that can be met, standard error shows a password that meets it. If neither such a password nor a \
      proof that there is none is found, an info reports that. With --for, rules that the back end cannot check cause \
      warnings.

      Examples:
        watchword policy validate strong relid-strict
        watchword policy validate own.json --format json
      """)

  @Argument(help: "Policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var files: [String]

  @Option(
    name: .customLong("for"),
    help: "A system that has to enforce the policy: a format of policy convert. The option can be repeated.")
  var backEnds: [WrittenPolicyFormatName] = []

  @OptionGroup var report: ReportOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    var run = PolicyValidateRun(try InputPaths.arguments(files))
    run.backEnds = backEnds.map(\.format)
    run.format = report.format
    run.failLevel = report.failLevel.severity
    run.reading = try bases.reading(input)
    try run.run(.system(isColored: report.color.isOn))
  }
}
