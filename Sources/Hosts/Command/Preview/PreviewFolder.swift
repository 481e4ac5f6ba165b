import ArgumentParser
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRuns
import WatchwordSystemFiles

/// A folder of translations, with its subfolders, for the page.
struct PreviewFolder {
  /// A file for the page's translation editor, which checks the file.
  struct File {
    /// The path relative to the folder.
    let name: String
    let bytes: [UInt8]
  }

  /// The translation files, and the configuration of their checks if the folder has one.
  let files: [File]
  /// The catalogues with texts of the form or of rules, one for each locale; empty if no file contains such a text.
  let catalogs: [Catalog]

  /// Reads the translation files of a folder, or its compiled catalogues if there are none. Throws only if nothing can be
  /// read.
  init(_ folder: String) throws {
    let paths = try CatalogPaths([folder])
    guard !paths.files.isEmpty else {
      (files, catalogs) = ([], try CatalogLibrary.folder(InputPaths.argument(folder), .system()).own)
      return
    }
    let sources = paths.open(stdinName: nil, .system()).files
    guard !sources.isEmpty else { throw ExitCode.trouble }
    try MemoryNeed.require(.compiling, of: sources.map { ($0.name, $0.size) }, .system)
    let argument = try InputPaths.path(named: folder)
    let root = argument.isFolder ? argument : argument.folder
    var files = try sources.map { source in
      let path = source.path.bytes
      let name =
        path.starts(with: root.bytes) ? path.dropFirst(root.bytes.count).drop { $0 == UInt8(ascii: "/") } : path[...]
      return File(name: String(decoding: name, as: UTF8.self), bytes: try source.bytes())
    }
    let ids = Set((PasswordPolicy.declarations + FormTexts.all).map(\.id))
    catalogs = Self.merged(
      zip(sources, files).compactMap { source, file in
        source.format.read(file.bytes, name: source.name).value?.compiled().value
      }.filter { $0.messages.keys.contains(where: ids.contains) })
    let configuration = root.appending(LintConfigurationFile.fileName.utf8)
    if let bytes = try? Files.read(configuration) {
      files.append(File(name: LintConfigurationFile.fileName, bytes: bytes))
    }
    self.files = files
  }

  /// Returns one catalogue for each locale. If two catalogues have the same message, the first one wins.
  private static func merged(_ catalogs: [Catalog]) -> [Catalog] {
    var messages: [LanguageTag: [MessageID: Message]] = [:]
    for catalog in catalogs {
      messages[catalog.locale, default: [:]].merge(catalog.messages) { first, _ in first }
    }
    return messages.map { Catalog(locale: $0, messages: $1) }
      .sorted { ExactText($0.locale.description) < ExactText($1.locale.description) }
  }
}

/// A watcher that polls files twice a second, which works on every file system.
struct FileWatch {
  private static let interval: Int32 = 500

  /// Returns the files to watch, which may change between calls.
  let files: () -> [SystemPath]

  /// Calls `body` with the files that were written, added or removed since the last call. Never returns.
  func run(_ body: ([SystemPath]) -> Void) {
    var known = state
    while true {
      Program.pause(milliseconds: Self.interval)
      let now = state
      let changed = (files() + known.keys.filter { now[$0] == nil }).filter { known[$0] != now[$0] }
      guard !changed.isEmpty else { continue }
      known = now
      body(changed)
    }
  }

  private var state: [SystemPath: SystemPath.Modification] {
    Dictionary(
      files().compactMap { path in path.modification.map { (path, $0) } }, uniquingKeysWith: { first, _ in first })
  }
}
