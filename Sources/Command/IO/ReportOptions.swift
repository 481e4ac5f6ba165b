import ArgumentParser
import WatchwordDiagnostics

/// The options of every command that reports findings, and the report itself.
struct ReportOptions: ParsableArguments {
  @Option(help: "The form of the output.")
  var format = ReportFormat.text

  @Option(help: "The least severity that makes the command exit with 1.")
  var failLevel = FailLevel.error

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  /// Prints the findings, sums them up on standard error, and ends the command with 1 where one is grave enough, or
  /// with 2 where not everything could be looked at.
  func finish(
    _ diagnostics: [Diagnostic], files: Int, units: Int, sources: [SourceText], isComplete: Bool = true
  ) throws {
    let findings = ReportedFindings(
      files: files, units: units, diagnostics: diagnostics, sources: sources)
    try StandardOutput.write(format.report(findings, isColored: color.isOn))
    if format == .text || format == .concise { StandardError.write(findings.summary + "\n") }
    guard isComplete else { throw ExitCode.trouble }
    if diagnostics.contains(where: { $0.severity >= failLevel.severity }) { throw ExitCode.findings }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// The severities that `--fail-level` offers.
enum FailLevel: String, CaseIterable, ExpressibleByArgument {
  case info, warning, error

  var severity: Severity {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
