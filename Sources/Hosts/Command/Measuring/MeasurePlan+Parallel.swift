import WatchwordPolicyTools
import WatchwordRuns
import WatchwordSystemFiles

extension MeasurePlan {
  /// The memory that a thread needs for a chunk of input and its sample.
  private static let bytesOfThread = 8 << 20

  /// Whether additional threads would help and can be created.
  private static var canRunInParallel: Bool {
    Processors.count > 1 && ParallelWork.isPossible
      && Memory.isAvailable((Processors.count + 2) * bytesOfThread, addressSpace: Memory.addressesOfThreads)
  }

  /// Measures, on all processors if that helps, and passes the measurement to `finish`.
  func measure(_ finish: @escaping @Sendable (PasswordMeasurement) throws -> Void) throws {
    guard Self.canRunInParallel else { return try finish(measurement()) }
    try ParallelWork.run { try finish(measurement(of: await run.measureOnAllProcessors())) }
  }
}

extension MeasureRun {
  /// Counts like `measure()`, several chunks at a time.
  fileprivate func measureOnAllProcessors() async throws -> PasswordMeter.Result {
    var result = emptyResult
    var running: [Task<PasswordMeter.Result, Never>] = []
    var chunks = try chunks()
    while let chunk = try chunks.next() {
      if running.count > Processors.count { try result.addChecked(await running.removeFirst().value) }
      let sample = result.sample.emptied
      running.append(Task { [meter] in meter.count(chunk, sampling: sample) })
    }
    for task in running { try result.addChecked(await task.value) }
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
}
