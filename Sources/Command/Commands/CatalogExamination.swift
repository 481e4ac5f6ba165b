import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordSystemFiles

/// The examination of catalogues, on as many processors as are of use.
struct CatalogExamination {
  let linter: Linter
  let sources: [LintSource]
  /// Whether the keys of the catalogues are compared.
  let isCompared: Bool

  /// The size in bytes from which on a catalogue is checked by several processors.
  private static let largeSize = 1 << 20

  /// The catalogues that could be read, in their order, and whether these are all.
  struct Examined {
    let catalogs: [(catalog: ExaminedCatalog, source: LintSource)]
    let isWhole: Bool

    /// Says once on standard error which catalogues seem to be translations, but have no source beside them; `help` is what
    /// to do about one.
    func warnOfMissingSources(help: String) {
      let lone = catalogs.filter { catalog, source in
        if case .beside = source.origin { catalog.lacksSources } else { false }
      }
      guard let first = lone.first?.catalog else { return }
      let more = lone.count == 1 ? "" : " (and \((lone.count - 1).counted("more catalogue")))"
      StandardError.warn(
        "\(first.name)\(more) was not compared with a source, because there is no source file beside it; "
          + "if it is a translation, \(help)")
    }
  }

  /// Examines the catalogues, and passes them to `finish`. Those that cannot be read are reported on standard error;
  /// throws if there is no other.
  func run(_ finish: @escaping @Sendable (Examined) throws -> Void) throws {
    // A small file needs no second thread, and there may be no memory for one.
    if try needsOneThread {
      return try finish(readable(of: sources.map { linter.examine($0.input(), isCompared: isCompared) }))
    }
    try ParallelWork.run { try await finish(readable(of: onAllProcessors())) }
  }

  private func readable(of all: [ExaminedCatalog]) throws -> Examined {
    for failure in all.compactMap(\.failure) { StandardError.report(CommandFailure(message: failure.description)) }
    let readable = zip(all, sources).filter { $0.0.failure == nil }
    guard !readable.isEmpty else { throw ExitCode.trouble }
    return Examined(catalogs: readable.map { ($0, $1) }, isWhole: readable.count == all.count)
  }

  /// Whether more threads are of no use, or cannot be had. Throws if there is not even memory for one.
  private var needsOneThread: Bool {
    get throws {
      let hasMemory = try MemoryNeed.require(forLinting: sources)
      guard sources.count == 1 else { return !hasMemory }
      return sources[0].size < Self.largeSize || !hasMemory || !ParallelWork.isPossible || Processors.count == 1
    }
  }

  /// Examines the catalogues at the same time, and returns them in their order.
  private func onAllProcessors() async -> [ExaminedCatalog] {
    let progress = ProgressBar(total: sources.reduce(0) { $0 + $1.size })
    let (sizes, read) = AsyncStream.makeStream(of: Int.self)
    return await withTaskGroup(of: (Int, ExaminedCatalog)?.self) { group in
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
  }
}
