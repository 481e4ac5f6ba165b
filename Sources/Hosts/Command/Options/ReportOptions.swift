import ArgumentParser
import WatchwordBasics
import WatchwordLinting
import WatchwordReporting
import WatchwordRuns

/// The options of every command that reports findings, and the report itself.
struct ReportOptions: ParsableArguments {
  @Option(help: "The format of the output.")
  var format = ReportFormat.text

  @Option(help: "The lowest severity that makes the command exit with 1.")
  var failLevel = FailLevel(severity: .error)

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  /// Prints the report, and its summary on standard error. Throws exit code 1 if there is a finding at or above the
  /// fail level, and 2 if something could not be read.
  func finish(_ report: Report, isComplete: Bool = true) throws {
    let ending = ReportEnding(format: format, failLevel: failLevel.severity, version: Version.number)
    try ending.finish(
      report, kinds: FindingKind.all, isComplete: isComplete, on: .console(isColored: color.isOn))
  }
}

/// A severity that `--fail-level` offers.
struct FailLevel: NamedArgument {
  /// The lowest severity that makes a command fail.
  let severity: Severity

  static var choices: [FailLevel] { Severity.allCases.map { FailLevel(severity: $0) } }
  var word: String { severity.name }
}
