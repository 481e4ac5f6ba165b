import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordRuns

extension CatalogPaths {
  /// Finds the files that the arguments name.
  init(_ arguments: [String]) throws { self.init(try InputPaths.paths(named: arguments), .system) }

  /// Reads the files one by one. A file that cannot be read is reported on standard error and skipped.
  ///
  /// Returns whether every file could be read.
  func read(_ body: (CatalogSource) throws -> Void) throws -> Bool {
    for failure in failures { StandardError.report(failure) }
    var isComplete = failures.isEmpty
    for path in files {
      let source: SourceText
      do {
        source = try InputFile.read(path)
        try UnsupportedFile.refuse(SystemPath(source.name.string), startingWith: DocumentHead(source.bytes))
      } catch let failure as RunFailure {
        StandardError.report(failure)
        isComplete = false
        continue
      }
      try body(CatalogSource(source))
    }
    return isComplete
  }
}

extension UnsupportedFile {
  /// Throws if the file called `name`, which starts with `head`, is of another kind.
  static func refuse(_ name: SystemPath, startingWith head: DocumentHead) throws(RunFailure) {
    guard let kind = kind(of: name, startingWith: head) else { return }
    throw RunFailure(message: kind.rejectionMessage(for: name))
  }
}
