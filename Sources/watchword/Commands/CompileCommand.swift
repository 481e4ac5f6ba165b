import ArgumentParser
import CatalogFormats
import Diagnostics
import Localization

/// `watchword compile`: XLIFF catalogues as JSON, for apps and pages that carry no XML reader.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Write compiled catalogues (JSON) for apps and pages.",
    discussion: """
      A translation that is unfinished, empty or missing is left out, so that its text falls back. Each file is named \
      by its locale. Two catalogues of one language are refused, and a file is replaced only by a whole one.

      Examples:
        watchword compile Locales -o Compiled
        watchword compile Locales/de.xliff Locales/en.xliff -o Compiled
      """)

  @Argument(help: "XLIFF files, folders (with their subfolders), or Xcode's .xcloc bundles.")
  var paths: [String]

  @Option(name: .shortAndLong, help: "The folder to write to; it is made if it is not there.")
  var output: String

  func run() throws {
    let folder = try InputPath.path(named: output)
    var batch = Batch()
    let isComplete = try CatalogPaths(paths).read { batch.add($0) }
    guard !batch.reportRivals() else { throw ExitCode.trouble }
    if !batch.compiled.isEmpty {
      try OutputFile.makeFolder(folder)
      try OutputFile.write(
        batch.compiled.map { (folder.appending(Array("\($0.locale).json".utf8)), $0.json) })
    }
    guard isComplete else { throw ExitCode.trouble }
    if batch.hasError { throw ExitCode.findings }
  }

  /// What is to be written once all files are read.
  private struct Batch {
    private(set) var compiled: [(locale: LanguageTag, json: String)] = []
    private(set) var hasError = false
    private var files: [(locale: LanguageTag, names: [String])] = []

    /// Compiles a catalogue; its findings go to standard error.
    mutating func add(_ source: SourceText) {
      let (content, found) = XLIFF12.read(bytes: source.bytes, file: source.name)
      let (catalog, problems) = content.compiled()
      if let catalog { note(source.name, of: catalog.locale) }
      StandardError.report(problems.filter { $0.severity == .warning })
      // What stands at the output from before is worth more than a part of a broken file.
      if StandardError.reportErrors(among: found + problems) {
        hasError = true
      } else if let catalog {
        compiled.append((catalog.locale, CompiledCatalog.write(catalog) + "\n"))
      } else {
        StandardError.report(
          CommandFailure(message: "\(source.name) names no language, so nothing is written for it"))
        hasError = true
      }
    }

    private mutating func note(_ name: String, of locale: LanguageTag) {
      if let index = files.firstIndex(where: { $0.locale == locale }) {
        files[index].names.append(name)
      } else {
        files.append((locale, [name]))
      }
    }

    /// Says which files would be written to the same place, and returns whether there are any.
    ///
    /// A broken file counts too: it may be the one that was meant.
    func reportRivals() -> Bool {
      let rivals = files.filter { $0.names.count > 1 }
      for (locale, names) in rivals {
        let list = names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
        StandardError.report(
          CommandFailure(
            message:
              "\(list) are \(names.count == 2 ? "both" : "all") catalogues of \(locale), so nothing was written; "
              + "compile one of them only"))
      }
      return !rivals.isEmpty
    }
  }
}
