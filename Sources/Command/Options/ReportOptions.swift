import ArgumentParser
import WatchwordDiagnostics
import WatchwordReporting

/// The options of every command that reports findings, and the report itself.
struct ReportOptions: ParsableArguments {
  @Option(help: "The format of the output.")
  var format = ReportFormat.text

  @Option(help: "The lowest severity that makes the command exit with 1.")
  var failLevel = FailLevel(severity: .error)

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  /// Prints the report, and its summary on standard error, and ends the command: with 1 if there is a finding at or
  /// above the fail level, with 2 if something could not be read.
  func finish(_ report: Report, isComplete: Bool = true) throws {
    var report = report
    report.defects = DefectDescription.checks
    report.failLevel = failLevel.severity
    report.toolVersion = WatchwordCommand.configuration.version
    try StandardOutput.write(format.text(of: report, isColored: color.isOn))
    if format.hasSummary { StandardError.write(report.summary + "\n") }
    guard isComplete else { throw ExitCode.trouble }
    if report.diagnostics.contains(where: { $0.severity >= failLevel.severity }) { throw ExitCode.findings }
  }
}
