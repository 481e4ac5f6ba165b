import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordSystemFiles

/// The examination of catalogues, on as many processors as are useful.
struct CatalogExamination: Sendable {
  let linter: Linter
  let sources: [LintSource]

  /// The minimum size, in bytes, of a catalogue that several processors check.
  private static let largeSize = 1 << 20

  /// The catalogues that could be read, in order, and whether every catalogue could be read.
  struct Examined {
    let catalogs: [(catalog: ExaminedCatalog, source: LintSource)]
    let isComplete: Bool

    /// Warns once about catalogues that were taken for sources because their language is unknown. A file that other
    /// catalogues translate is a source, whatever its name.
    func warnOfMissingLanguages() {
      let translated = Set(catalogs.filter { $0.catalog.translatesOtherFile }.flatMap(\.catalog.originals))
      let lone = catalogs.filter { $0.catalog.lacksLanguage && translated.isDisjoint(with: $0.catalog.originals) }
      guard let first = lone.first else { return }
      let more =
        lone.count == 1 ? " names" : " (and \((lone.count - 1).counted("more catalogue"))) name"
      let example = first.source.format.usualPath.map { ", such as \($0)" } ?? ""
      StandardError.warn(
        "\(first.catalog.name)\(more) no language, so the texts were taken for source texts; if they are translations, "
          + "give each file a path with the language\(example), or name the source with --base")
    }

    /// Warns once about catalogues that seem to be translations but have no source file beside them. `help` suggests
    /// what to do about one.
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

  private typealias Outcome = Result<ExaminedCatalog, CommandFailure>

  /// Examines the catalogues and passes them to `finish`. Reports unreadable ones on standard error; throws if none can
  /// be read.
  func run(_ finish: @escaping @Sendable (Examined) throws -> Void) throws {
    // A small file needs no second thread, and there may be no memory for one.
    if try needsOneThread { return try finish(readable(of: sources.map(examined))) }
    try ParallelWork.run { try await finish(readable(of: onAllProcessors())) }
  }

  private func readable(of all: [Outcome]) throws -> Examined {
    var catalogs: [(ExaminedCatalog, LintSource)] = []
    for (outcome, source) in zip(all, sources) {
      do throws(CommandFailure) {
        catalogs.append((try outcome.get(), source))
      } catch {
        StandardError.report(error)
      }
    }
    guard !catalogs.isEmpty else { throw ExitCode.trouble }
    return Examined(catalogs: catalogs, isComplete: catalogs.count == all.count)
  }

  /// Whether additional threads would not help or cannot be created. Throws if there is not enough memory even for one.
  private var needsOneThread: Bool {
    get throws {
      let hasMemory = try MemoryNeed.require(
        sources.contains(where: \.isValidated) ? .validating : .linting, of: sources.map { ($0.name, $0.size) })
      guard sources.count == 1 else { return !hasMemory }
      return sources[0].size < Self.largeSize || !hasMemory || !ParallelWork.isPossible || Processors.count == 1
    }
  }

  private func examined(_ source: LintSource) -> Outcome {
    Outcome { () throws(CommandFailure) in linter.examine(try source.input()) }
  }

  /// Examines the catalogues concurrently, and returns the outcomes in order.
  private func onAllProcessors() async -> [Outcome] {
    let progress = ProgressBar(total: sources.reduce(0) { $0 + $1.size })
    let (sizes, done) = AsyncStream.makeStream(of: Int.self)
    return await withTaskGroup(of: (index: Int, outcome: Outcome)?.self) { group in
      group.addTask {
        var progress = progress
        for await size in sizes { progress.advance(by: size) }
        progress.finish()
        return nil
      }
      for (index, source) in sources.enumerated() {
        group.addTask { (index, await examined(source) { done.yield($0) }) }
      }
      var outcomes: [(index: Int, outcome: Outcome)] = []
      while outcomes.count < sources.count, let result = await group.next() {
        if let result { outcomes.append(result) }
      }
      done.finish()
      await group.waitForAll()
      return outcomes.sorted { $0.index < $1.index }.map(\.outcome)
    }
  }

  /// Examines a catalogue, on all processors if it is large. Calls `onProgress` with the number of bytes of each
  /// completed part.
  private func examined(_ source: LintSource, onProgress: @escaping @Sendable (Int) -> Void) async -> Outcome {
    if source.size < Self.largeSize {
      defer { onProgress(source.size) }
      return examined(source)
    }
    let examination: Examination
    do throws(CommandFailure) {
      examination = linter.open(try source.input())
    } catch {
      return .failure(error)
    }
    return await withTaskGroup(of: (Int, Examination.Result).self) { group in
      let chunks = examination.chunks
      for (index, chunk) in chunks.enumerated() {
        group.addTask {
          defer { onProgress(source.size / chunks.count) }
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
