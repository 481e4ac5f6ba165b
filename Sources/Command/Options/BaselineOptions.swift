import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordSystemFiles

/// The options for known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: "Leave out the findings in this file, which --write-baseline wrote.")
  var baseline: String?

  @Option(help: "Write all findings to this file, so that later runs with --baseline show only new ones.")
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be used together; give one of them")
    }
  }
}
