import Diagnostics

/// XLIFF files as users name them.
struct CatalogPaths {
  /// Each file once, under the first path that leads to it.
  let files: [InputPath]
  /// What is wrong with some of what was named.
  let failures: [CommandFailure]

  /// The files that arguments name; a folder stands for the XLIFF files directly in it.
  init(_ arguments: [String]) throws {
    var files: [InputPath] = []
    var failures: [CommandFailure] = []
    for path in try InputPath.paths(named: arguments) {
      guard !path.isStandardInput, path.isFolder else {
        files.append(path)
        continue
      }
      do {
        files += try Self.catalogs(in: path)
      } catch let failure as CommandFailure {
        failures.append(failure)
      }
    }
    var seen: Set<InputPath.Identity> = []
    var hasStandardInput = false
    self.files = files.filter { path in
      if path.isStandardInput {
        defer { hasStandardInput = true }
        return !hasStandardInput
      }
      return path.identity.map { seen.insert($0).inserted } ?? true
    }
    self.failures = failures
  }

  private static func catalogs(in folder: InputPath) throws -> [InputPath] {
    let found = try FolderListing.files(in: folder).filter { $0.hasSuffix(".xliff") || $0.hasSuffix(".xlf") }
    guard !found.isEmpty else {
      throw CommandFailure(message: "\(folder.name) holds no catalogue; expected files that end in .xliff or .xlf")
    }
    return found
  }

  /// Reads the files one after the other; one that cannot be read is told on standard error and left out.
  ///
  /// Returns whether all that was named could be read.
  func read(stdinName: String? = nil, _ body: (SourceText) throws -> Void) throws -> Bool {
    for failure in failures { StandardError.report(failure) }
    var isComplete = failures.isEmpty
    for path in files {
      let source: SourceText
      do {
        source = try InputFile.read(path, stdinName: stdinName)
      } catch let failure as CommandFailure {
        StandardError.report(failure)
        isComplete = false
        continue
      }
      try body(source)
    }
    return isComplete
  }
}
