import ArgumentParser
import WatchwordDiagnostics
import WatchwordReporting

/// The options that control how much of a report is shown.
struct ExtentOptions: ParsableArguments {
  @Flag(name: .long, help: "Show errors only. The exit code stays the same.")
  var quiet = false

  @Flag(name: .long, help: "List each unit that is not translated or needs a review, instead of counting them.")
  var verbose = false

  @Flag(
    name: .long,
    help: "Show the number of findings of each check, instead of the findings; --max-findings has no effect on it.")
  var statistics = false

  @Option(
    name: .long,
    help: "Show at most this many findings: errors first, then warnings. The exit code stays the same.")
  var maxFindings: Int?

  mutating func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together; give one of them") }
    if let maxFindings, maxFindings < 0 {
      throw ValidationError("--max-findings is \(maxFindings); expected 0 or more")
    }
  }

  /// Throws if `format` does not support statistics.
  func require(_ format: ReportFormat) throws {
    let formats = ReportFormat.withStatistics.map(\.id)
    guard statistics, !formats.contains(format.id) else { return }
    throw CommandFailure(
      message: "--format \(format.id) has no statistics; expected \(formats.joinedAsChoice) with --statistics")
  }

  /// Limits the report to the findings that the options select.
  func narrow(_ report: inout Report) {
    // Statistics list no findings, so the maximum does not apply: the numbers cover all findings, as in the summary.
    report.show(from: quiet ? .error : .info, atMost: statistics ? nil : maxFindings)
  }
}
