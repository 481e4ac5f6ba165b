import WatchwordPolicyAnalysis
import WatchwordSystemFiles

/// Reads lists of passwords and counts what policies do with them. The numbers are the same for any number of processors.
struct MeasureRun: Sendable {
  let meter: PasswordMeter
  let lists: PasswordLists
  let counts: CountsMode
  let seed: Int
  /// How many passwords are drawn for each policy, at most.
  let sampleSize: Int

  /// What a thread takes: a piece of input, and what is drawn of it.
  private static let bytesOfThread = 8 << 20

  /// Whether more threads are of use, and can be had.
  static var canWorkTogether: Bool {
    Processors.count > 1 && ParallelWork.isPossible
      && Memory.has((Processors.count + 2) * bytesOfThread, besideAddresses: Memory.addressesOfThreads)
  }

  private var nothing: PasswordMeter.Result {
    meter.nothing(drawing: GuessSample(size: sampleSize, seed: seed, policies: meter.policies.count))
  }

  // MARK: - On one processor

  /// What the policies do with the passwords of the lists.
  func measure() throws -> PasswordMeter.Result {
    var result = nothing
    var pieces = ListPieces(of: try lists.open(), counts: counts)
    while let piece = try pieces.next() { try add(meter.count(piece, drawing: result.sample.emptied), to: &result) }
    result.sample.finish()
    result.addSampled(result.sample.strata(of: 0..<result.sample.count, estimate: meter.estimate))
    return result
  }

  // MARK: - On all processors

  /// The same, several pieces at a time.
  func measureOnAllProcessors() async throws -> PasswordMeter.Result {
    var result = nothing
    var running: [Task<PasswordMeter.Result, Never>] = []
    var pieces = ListPieces(of: try lists.open(), counts: counts)
    while let piece = try pieces.next() {
      if running.count > Processors.count { try add(await running.removeFirst().value, to: &result) }
      let sample = result.sample.emptied
      running.append(Task { [meter] in meter.count(piece, drawing: sample) })
    }
    for task in running { try add(await task.value, to: &result) }
    result.sample.finish()
    result.addSampled(await strata(of: result.sample))
    return result
  }

  /// The passwords that are estimated in one go.
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
    guard result.passwords <= PasswordMeasurement.largestCount else {
      throw CommandFailure(
        message:
          "The counts of the lists add up to more than \(PasswordMeasurement.largestCount.grouped); measure fewer"
          + " lists at a time")
    }
  }
}
