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
      by its locale.

      Examples:
        watchword compile Locales -o Compiled
        watchword compile Locales/de.xliff Locales/en.xliff -o Compiled
      """)

  @Argument(help: "XLIFF files, or folders of them.")
  var paths: [String]

  @Option(name: .shortAndLong, help: "The folder to write to; it is made if it is not there.")
  var output: String

  func run() throws {
    var written: [String: String] = [:]
    var hasError = false
    for path in try CatalogPaths.files(in: paths) {
      let source = try InputFile.read(path)
      let (content, found) = XLIFF12.read(bytes: source.bytes, file: path)
      let (catalog, problems) = content.compiled()
      let errors = (found + problems).filter { $0.severity == .error }
      for error in errors { StandardError.write(ConciseLine.text(for: error) + "\n") }
      guard errors.isEmpty else {
        // What stands at the output from before is worth more than a part of a broken file.
        hasError = true
        continue
      }
      guard let catalog else {
        StandardError.write("error: \(TerminalScalar.shown(path)) names no language, so nothing is written for it\n")
        hasError = true
        continue
      }
      let name = catalog.locale.description
      if let other = written[name] {
        throw CommandFailure(message: "\(path) and \(other) both hold \(name); compile them one by one")
      }
      written[name] = path
      try OutputFile.makeFolder(output)
      try OutputFile.write(CompiledCatalog.write(catalog) + "\n", to: "\(output)/\(name).json")
    }
    if hasError { throw ExitCode.findings }
  }
}

/// XLIFF files as users name them.
enum CatalogPaths {
  /// The files that `paths` name; a folder stands for the XLIFF files directly in it.
  static func files(in paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      guard FolderListing.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = try FolderListing.files(in: path).filter { $0.hasSuffix(".xliff") || $0.hasSuffix(".xlf") }
      guard !found.isEmpty else {
        throw CommandFailure(message: "\(path) holds no catalogue; expected files that end in .xliff or .xlf")
      }
      files += found
    }
    return files
  }
}
