package import WatchwordBasics
import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `policy count`.
package struct PolicyCountRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The greatest length to count.
  package var end = PolicyCounter.defaultMaximumLength
  /// The characters in passwords.
  package var alphabet = CountedAlphabet.ascii
  /// The format of the output.
  package var format = OutputFormat<PolicyCountReport>.text
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for this policy.
  package init(_ policy: FileArgument) { self.policy = policy }

  /// Prints the numbers.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    let file = try reading.load(policy, host)
    try alphabet.report(on: host.console)
    let progress = host.lengthProgress()
    let count = PolicyCounter(file.policy, over: alphabet.alphabet).count(to: end) { progress.step($0, $1) }
    progress.finish()
    let report = PolicyCountReport(
      name: file.name, alphabetName: alphabet.name, end: end, count: count, cnil: CNILFigure(of: file.policy))
    guard !report.isTooLong else {
      throw RunFailure(
        message:
          "The policy requires more characters than can be counted; expected a minimum of at most"
          + " \(PolicyCounter.maximumLength.grouped)")
    }
    if let last = count.lengths.last?.length, last > end {
      host.console.warn("The policy accepts no password of up to \(end.counted("character")); counted up to \(last)")
    }
    try host.console.write(report.text(in: format))
  }
}
