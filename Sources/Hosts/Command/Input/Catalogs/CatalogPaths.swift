import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

/// The translation files that the arguments name.
struct CatalogPaths {
  /// The files without duplicates, each with the first path that leads to it.
  let files: [SystemPath]
  /// The arguments that could not be used.
  let failures: [CommandFailure]

  /// Finds the files that the arguments name; for a folder, the catalogues that ``FolderWalk`` finds.
  init(_ arguments: [String]) throws {
    var found: [SystemPath] = []
    var failures: [CommandFailure] = []
    for path in try InputPaths.paths(named: arguments) {
      if !path.isStandardInput, path.isFolder {
        let walk = FolderWalk(path)
        found += walk.files
        failures += walk.failures
      } else {
        found.append(path)
      }
    }
    self.failures = failures
    var seen: Set<SystemPath.Identity> = []
    var hasStandardInput = false
    files = found.filter { path in
      if path.isStandardInput {
        defer { hasStandardInput = true }
        return !hasStandardInput
      }
      return path.identity.map { seen.insert($0).inserted } ?? true
    }
  }

  /// Reads the files one by one. A file that cannot be read is reported on standard error and skipped.
  ///
  /// Returns whether every file could be read.
  func read(stdinName: String? = nil, _ body: (CatalogSource) throws -> Void) throws -> Bool {
    for failure in failures { StandardError.report(failure) }
    var isComplete = failures.isEmpty
    for path in files {
      let source: SourceText
      do {
        source = try InputFile.read(path, stdinName: stdinName)
        try UnsupportedFile.refuse(SystemPath(source.name.string), startingWith: DocumentHead(source.bytes))
      } catch let failure as CommandFailure {
        StandardError.report(failure)
        isComplete = false
        continue
      }
      try body(CatalogSource(source))
    }
    return isComplete
  }
}
