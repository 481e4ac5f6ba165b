import ArgumentParser
import WatchwordAppResources
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordPolicyFormats
import WatchwordReporting
import WatchwordSystemFiles

/// The options of every command that reports findings, and the report itself.
struct ReportOptions: ParsableArguments {
  @Option(help: "The format of the output.")
  var format = ReportFormat.text

  @Option(help: "The lowest severity that makes the command exit with 1.")
  var failLevel = FailLevel(severity: .error)

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  /// The minimum number of bytes that are written at once, except at the end.
  private static let pieceLength = 1 << 16

  /// Prints the report, and its summary on standard error. Throws exit code 1 if there is a finding at or above the
  /// fail level, and 2 if something could not be read.
  ///
  /// If `hasStatistics` is true, prints the number of findings of each kind instead.
  func finish(_ report: Report, isComplete: Bool = true, hasStatistics: Bool = false) throws {
    var report = report
    report.kinds = FindingKind.all
    report.failLevel = failLevel.severity
    report.toolVersion = Version.number
    if hasStatistics, let statistics = format.statistics(of: report) {
      try StandardOutput.write(statistics)
    } else {
      try write(report)
    }
    if format.hasSummary { StandardError.write(report.summary + "\n") }
    guard isComplete else { throw ExitCode.trouble }
    if Severity.allCases.contains(where: { $0 >= failLevel.severity && report.count(of: $0) > 0 }) {
      throw ExitCode.findings
    }
  }

  private func write(_ report: Report) throws {
    var buffer = ""
    try format.write(report, isColored: color.isOn) { piece in
      buffer += piece
      guard buffer.utf8.count >= Self.pieceLength else { return }
      try StandardOutput.write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    try StandardOutput.write(buffer)
  }
}

/// A severity that `--fail-level` offers.
struct FailLevel: NamedArgument {
  /// The lowest severity that makes a command fail.
  let severity: Severity

  static var choices: [FailLevel] { Severity.allCases.map { FailLevel(severity: $0) } }
  var word: String { severity.name }
}
