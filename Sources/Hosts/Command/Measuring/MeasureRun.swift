import WatchwordDiagnostics
import WatchwordPolicyAnalysis
import WatchwordReporting
import WatchwordSystemFiles

/// A run that reads lists of passwords and counts the verdicts of policies on them. The counts do not depend on the
/// number of processors.
struct MeasureRun: Sendable {
  let meter: PasswordMeter
  let lists: PasswordLists
  let counts: CountsMode
  let seed: Int
  /// The maximum number of sampled passwords for each policy.
  let sampleSize: Int

  /// The memory that a thread needs for a chunk of input and its sample.
  private static let bytesOfThread = 8 << 20

  /// Whether additional threads would help and can be created.
  static var canRunInParallel: Bool {
    Processors.count > 1 && ParallelWork.isPossible
      && Memory.isAvailable((Processors.count + 2) * bytesOfThread, addressSpace: Memory.addressesOfThreads)
  }

  private var emptyResult: PasswordMeter.Result {
    meter.emptyResult(sampling: GuessSample(size: sampleSize, seed: seed, policies: meter.policies.count))
  }

  // MARK: - On one processor

  /// Counts the verdicts of the policies on the passwords in the lists.
  func measure() throws -> PasswordMeter.Result {
    var result = emptyResult
    var chunks = try ListChunks(of: lists, counts: counts)
    while let chunk = try chunks.next() { try add(meter.count(chunk, sampling: result.sample.emptied), to: &result) }
    result.sample.finish()
    result.addSampled(result.sample.strata(of: 0..<result.sample.count, estimate: meter.estimate))
    return result
  }

  // MARK: - On all processors

  /// Counts like `measure()`, several chunks at a time.
  func measureOnAllProcessors() async throws -> PasswordMeter.Result {
    var result = emptyResult
    var running: [Task<PasswordMeter.Result, Never>] = []
    var chunks = try ListChunks(of: lists, counts: counts)
    while let chunk = try chunks.next() {
      if running.count > Processors.count { try add(await running.removeFirst().value, to: &result) }
      let sample = result.sample.emptied
      running.append(Task { [meter] in meter.count(chunk, sampling: sample) })
    }
    for task in running { try add(await task.value, to: &result) }
    result.sample.finish()
    result.addSampled(await strata(of: result.sample))
    return result
  }

  /// The number of passwords that are estimated in one task.
  private static let batch = 1_000

  private func strata(of sample: GuessSample) async -> [GuessStratum] {
    await withTaskGroup(of: [GuessStratum].self) { [meter] group in
      for start in stride(from: 0, to: sample.count, by: Self.batch) {
        group.addTask {
          sample.strata(of: start..<min(start + Self.batch, sample.count), estimate: meter.estimate)
        }
      }
      var sum = meter.policies.map { _ in GuessStratum() }
      for await strata in group { for index in sum.indices { sum[index].add(strata[index]) } }
      return sum
    }
  }

  private func add(_ more: PasswordMeter.Result, to result: inout PasswordMeter.Result) throws {
    result.add(more)
    guard result.passwords <= PasswordMeasurement.maximumCount else {
      throw RunFailure(
        message:
          "The counts of the lists add up to more than \(PasswordMeasurement.maximumCount.grouped); measure fewer"
          + " lists at a time")
    }
  }
}
