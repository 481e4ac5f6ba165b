import ArgumentParser
import WatchwordRuns

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

  func validate() throws {
    if let message = extent.contradiction { throw ValidationError(message) }
  }

  /// The part of the report to show.
  var extent: ReportExtent {
    var extent = ReportExtent()
    extent.isQuiet = quiet
    extent.isVerbose = verbose
    extent.isStatistics = statistics
    extent.maximum = maxFindings
    return extent
  }
}
