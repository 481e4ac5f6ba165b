package import WatchwordBasics
import WatchwordPolicyTools
import WatchwordReporting

/// A run that reads lists of passwords and counts the verdicts of policies on them. The counts do not depend on the
/// number of processors.
package struct MeasureRun: Sendable {
  package let meter: PasswordMeter
  let lists: PasswordLists
  let counts: CountsMode
  let seed: Int
  /// The maximum number of sampled passwords for each policy.
  let sampleSize: Int
  let host: PolicyHost

  /// The result before any list was read.
  package var emptyResult: PasswordMeter.Result {
    meter.emptyResult(sampling: GuessSample(size: sampleSize, seed: seed, policies: meter.policies.count))
  }

  /// Returns the chunks of the lists.
  package func chunks() throws(RunFailure) -> ListChunks { try ListChunks(of: lists, counts: counts, host) }

  /// Counts the verdicts of the policies on the passwords in the lists.
  package func measure() throws(RunFailure) -> PasswordMeter.Result {
    var result = emptyResult
    var chunks = try chunks()
    while let chunk = try chunks.next() {
      try result.addChecked(meter.count(chunk, sampling: result.sample.emptied))
    }
    result.sample.finish()
    result.addSampled(result.sample.strata(of: 0..<result.sample.count, estimate: meter.estimate))
    return result
  }
}

extension PasswordMeter.Result {
  /// Adds the counts of other lines. Throws if the sum is too large.
  package mutating func addChecked(_ more: PasswordMeter.Result) throws(RunFailure) {
    add(more)
    guard passwords <= PasswordMeasurement.maximumCount else {
      throw RunFailure(
        message:
          "The counts of the lists add up to more than \(PasswordMeasurement.maximumCount.grouped); measure fewer"
          + " lists at a time")
    }
  }
}
