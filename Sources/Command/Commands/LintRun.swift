import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// One run of `watchword lint` over catalogues.
struct LintRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let sources: [LintSource]
  let options: ReportOptions
  /// Whether everything that was named could be opened.
  let isComplete: Bool
  /// The corrections that were made before.
  var fixing: FixRun?

  /// The size in bytes from which on a catalogue is checked by several processors.
  private static let largeSize = 1 << 20

  /// Whether the keys of the catalogues are compared.
  private var isCompared: Bool { base != nil || sources.count > 1 }

  /// Whether more threads are of no use, or cannot be had. Throws if there is not even memory for one.
  var needsOneThread: Bool {
    get throws {
      let hasMemory = try MemoryNeed.require(forLinting: sources)
      guard sources.count == 1 else { return !hasMemory }
      return sources[0].size < Self.largeSize || !hasMemory || !ParallelWork.isPossible || Processors.count == 1
    }
  }

  /// Examines the catalogues one after the other, and reports.
  func onThisThread() throws {
    try finish(sources.map { linter.examine($0.input(), isCompared: isCompared) })
  }

  /// Examines the catalogues at the same time, and reports on them in their order.
  func onAllProcessors() async throws {
    let progress = ProgressBar(total: sources.reduce(0) { $0 + $1.size })
    let (sizes, read) = AsyncStream.makeStream(of: Int.self)
    let examined = await withTaskGroup(of: (Int, ExaminedCatalog)?.self) { group in
      group.addTask {
        var progress = progress
        for await size in sizes { progress.advance(by: size) }
        progress.finish()
        return nil
      }
      for (index, source) in sources.enumerated() {
        group.addTask {
          let input = source.input { read.yield($0) }
          let helpers = source.size < Self.largeSize ? 0 : Processors.count - 1
          return (index, await linter.examine(input, isCompared: isCompared, helpers: helpers))
        }
      }
      var examined: [(Int, ExaminedCatalog)] = []
      while examined.count < sources.count, let result = await group.next() {
        if let result { examined.append(result) }
      }
      read.finish()
      await group.waitForAll()
      return examined.sorted { $0.0 < $1.0 }.map(\.1)
    }
    try finish(examined)
  }

  private func finish(_ all: [ExaminedCatalog]) throws {
    for failure in all.compactMap(\.failure) { StandardError.report(CommandFailure(message: failure.description)) }
    let examined = zip(all, sources).filter { $0.0.failure == nil }
    guard !examined.isEmpty else { throw ExitCode.trouble }
    let found = linter.report(on: examined.map(\.0), base: base)
    let flawed = zip(examined, found.files).filter { !$0.1.findings.isEmpty }.map(\.0.1)
    var report = Report(
      fileCount: found.fileCount, unitCount: found.unitCount, files: found.files,
      sources: options.format.quotesLines ? flawed.map(\.quoted) : [])
    report.languages = Dictionary(
      examined.compactMap { catalog, _ in catalog.language.map { (catalog.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    fixing?.summarize(left: report.findings.count)
    try options.finish(report, isComplete: isComplete && examined.count == all.count)
  }
}
