import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordSystemFiles

/// A folder of translations, with its subfolders, as the page shows it.
struct PreviewFolder {
  /// A translation file: its text, and what `lint` says of it.
  struct File {
    /// The path from the folder.
    let name: String
    let bytes: [UInt8]
    let findings: [Diagnostic]
  }

  let files: [File]
  /// The catalogues with texts of the form or of rules, one for each locale; empty if no file holds such a text.
  let catalogs: [Catalog]

  /// Reads the translation files of a folder, or its compiled catalogues if there are none. What is wrong with a
  /// translation file is among its findings; throws only if nothing can be read.
  init(_ folder: String) throws {
    let arguments = [folder]
    let paths = try CatalogPaths(arguments)
    guard !paths.files.isEmpty else {
      (files, catalogs) = ([], try CatalogLibrary.folder(folder).own)
      return
    }
    var sources = try paths.lintSources(stdinName: nil).sources
    guard !sources.isEmpty else { throw ExitCode.trouble }
    var configurations = try LintConfigurations(nil, arguments: arguments)
    try configurations.configure(&sources)
    try MemoryNeed.require(.linting, of: sources.map { ($0.name, $0.size) })
    let texts = PasswordPolicy.declarations + FormTexts.all
    let linter = Linter(configuration: LintConfiguration(declared: texts))
    let reports = linter.report(on: try sources.map { linter.examine(try $0.input()) }).files
    let argument = try InputPaths.path(named: folder)
    let root = (argument.isFolder ? argument : argument.folder).bytes
    files = try zip(sources, reports).map { source, report in
      let path = source.path.bytes
      let name = path.starts(with: root) ? path.dropFirst(root.count).drop { $0 == UInt8(ascii: "/") } : path[...]
      return File(name: String(decoding: name, as: UTF8.self), bytes: try source.bytes(), findings: report.findings)
    }
    let ids = Set(texts.map(\.id))
    catalogs = Self.merged(
      zip(sources, files).compactMap { source, file in
        source.format.read(file.bytes, name: source.name).value?.compiled().value
      }.filter { $0.messages.keys.contains(where: ids.contains) })
  }

  /// One catalogue for each locale. Where two have a message, it is that of the first.
  private static func merged(_ catalogs: [Catalog]) -> [Catalog] {
    var messages: [LanguageTag: [MessageID: Message]] = [:]
    for catalog in catalogs {
      messages[catalog.locale, default: [:]].merge(catalog.messages) { first, _ in first }
    }
    return messages.map { Catalog(locale: $0, messages: $1) }
      .sorted { ExactText($0.locale.description) < ExactText($1.locale.description) }
  }
}
