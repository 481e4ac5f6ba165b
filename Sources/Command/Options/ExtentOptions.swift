import ArgumentParser
import WatchwordDiagnostics
import WatchwordReporting

/// The options that say how much of a report is shown.
struct ExtentOptions: ParsableArguments {
  @Flag(name: .long, help: "Show errors only. The exit code stays the same.")
  var quiet = false

  @Flag(name: .long, help: "List each unit that is not translated or needs a review, instead of counting them.")
  var verbose = false

  @Flag(
    name: .long,
    help: "Show how often each check found something, instead of the findings; --max-findings does not limit it.")
  var statistics = false

  @Option(
    name: .long,
    help: "Show at most this many findings: errors first, then warnings. The exit code stays the same.")
  var maxFindings: Int?

  mutating func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other; give one of them") }
    if let maxFindings, maxFindings < 0 {
      throw ValidationError("--max-findings is \(maxFindings); expected a number from 0")
    }
  }

  /// Throws if there are no statistics in `format`.
  func require(_ format: ReportFormat) throws {
    let formats = ReportFormat.withStatistics.map(\.id)
    guard statistics, !formats.contains(format.id) else { return }
    throw CommandFailure(
      message: "--format \(format.id) has no statistics; expected \(formats.joinedAsChoice) with --statistics")
  }

  /// The part of the report that is shown.
  func narrow(_ report: inout Report) {
    // Statistics list no finding, so their numbers are those of all, as in the summary.
    report.show(from: quiet ? .error : .info, atMost: statistics ? nil : maxFindings)
  }
}
