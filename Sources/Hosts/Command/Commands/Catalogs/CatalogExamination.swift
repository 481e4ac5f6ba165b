import ArgumentParser
import WatchwordBasics
import WatchwordLinting
import WatchwordRuns
import WatchwordSystemFiles

/// The examination of catalogues, on as many processors as are useful.
struct CatalogExamination: Sendable {
  let linter: Linter
  let files: [ProjectFile]

  /// The minimum size, in bytes, of a catalogue that several processors check.
  private static let largeSize = 1 << 20

  /// Examines the files, and passes the outcomes to `finish`, in order.
  func run(_ finish: @escaping @Sendable ([ExaminedFile]) throws -> Void) throws {
    // A small file needs no second thread, and there may be no memory for one.
    if try needsOneThread { return try finish(files.map { linter.examine($0) }) }
    try ParallelWork.run { try await finish(onAllProcessors()) }
  }

  /// Whether additional threads would not help or cannot be created. Throws if there is not enough memory even for one.
  private var needsOneThread: Bool {
    get throws {
      let need = try MemoryNeed.require(
        files.contains(where: \.isValidated) ? .validating : .linting, of: files.map { ($0.name, $0.size) }, .system)
      let hasMemory = Memory.isAvailable(need, addressSpace: Memory.addressesOfThreads)
      guard files.count == 1 else { return !hasMemory }
      return files[0].size < Self.largeSize || !hasMemory || !ParallelWork.isPossible || Processors.count == 1
    }
  }

  /// Examines the catalogues concurrently, and returns the outcomes in order.
  private func onAllProcessors() async -> [ExaminedFile] {
    let progress = ProgressBar(total: files.reduce(0) { $0 + $1.size })
    let (sizes, done) = AsyncStream.makeStream(of: Int.self)
    return await withTaskGroup(of: (index: Int, outcome: ExaminedFile)?.self) { group in
      group.addTask {
        var progress = progress
        for await size in sizes { progress.advance(by: size) }
        progress.finish()
        return nil
      }
      for (index, file) in files.enumerated() {
        group.addTask { (index, await examined(file) { done.yield($0) }) }
      }
      var outcomes: [(index: Int, outcome: ExaminedFile)] = []
      while outcomes.count < files.count, let result = await group.next() {
        if let result { outcomes.append(result) }
      }
      done.finish()
      await group.waitForAll()
      return outcomes.sorted { $0.index < $1.index }.map(\.outcome)
    }
  }

  /// Examines a catalogue, on all processors if it is large. Calls `onProgress` with the number of bytes of each
  /// completed part.
  private func examined(_ file: ProjectFile, onProgress: @escaping @Sendable (Int) -> Void) async -> ExaminedFile {
    if file.size < Self.largeSize {
      defer { onProgress(file.size) }
      return linter.examine(file)
    }
    let examination: Examination
    do throws(RunFailure) {
      examination = linter.open(try file.input())
    } catch {
      return .failure(error)
    }
    return await withTaskGroup(of: (Int, Examination.Result).self) { group in
      let chunks = examination.chunks
      for (index, chunk) in chunks.enumerated() {
        group.addTask {
          defer { onProgress(file.size / chunks.count) }
          return (index, examination.check(chunk))
        }
      }
      var results: [(index: Int, result: Examination.Result)] = []
      results.reserveCapacity(chunks.count)
      for await result in group { results.append(result) }
      return .success(examination.finish(results.sorted { $0.index < $1.index }.map(\.result)))
    }
  }
}
