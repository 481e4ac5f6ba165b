import Diagnostics

/// XLIFF files as users name them.
struct CatalogPaths {
  /// Each file once, under the first path that leads to it.
  let files: [InputPath]
  /// What is wrong with some of what was named.
  let failures: [CommandFailure]

  /// The files that arguments name; a folder stands for the XLIFF files directly in it and in Xcode's bundles
  /// (`.xcloc`) there.
  init(_ arguments: [String]) throws {
    var search = Search()
    for path in try InputPath.paths(named: arguments) {
      if !path.isStandardInput, path.isFolder { search.add(folder: path) } else { search.files.append(path) }
    }
    var seen: Set<InputPath.Identity> = []
    var hasStandardInput = false
    files = search.files.filter { path in
      if path.isStandardInput {
        defer { hasStandardInput = true }
        return !hasStandardInput
      }
      return path.identity.map { seen.insert($0).inserted } ?? true
    }
    failures = search.failures
  }

  /// What was found up to now.
  private struct Search {
    var files: [InputPath] = []
    var failures: [CommandFailure] = []

    /// Adds the catalogues in a folder. The bundles that Xcode exports, one a language, hold the sources beside them.
    mutating func add(folder: InputPath) {
      let isBundle = folder.isBundle
      var isEmpty = true
      do throws(CommandFailure) {
        for entry in try FolderListing.entries(
          in: isBundle ? folder.appending(Array("Localized Contents".utf8)) : folder)
        {
          if !isBundle, entry.isBundle, entry.isFolder {
            add(folder: entry)
          } else if entry.hasSuffix(".xliff") || entry.hasSuffix(".xlf"), !entry.isSpecial {
            files.append(entry)
          } else {
            continue
          }
          isEmpty = false
        }
      } catch {
        failures.append(error)
        return
      }
      guard isEmpty else { return }
      failures.append(
        CommandFailure(message: "\(folder.name) holds no catalogue; expected files that end in .xliff or .xlf"))
    }
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

extension InputPath {
  /// Whether it is called like the bundles that Xcode exports.
  fileprivate var isBundle: Bool { hasSuffix(".xcloc") || hasSuffix(".xcloc/") }
}
