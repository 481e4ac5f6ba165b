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

  @Argument(help: "XLIFF files, folders of them, or Xcode's .xcloc bundles.")
  var paths: [String]

  @Option(name: .shortAndLong, help: "The folder to write to; it is made if it is not there.")
  var output: String

  func run() throws {
    let folder = try InputPath.path(named: output)
    var written: [String: String] = [:]
    var hasError = false
    let isComplete = try CatalogPaths(paths).read { source in
      let (content, found) = XLIFF12.read(bytes: source.bytes, file: source.name)
      let (catalog, problems) = content.compiled()
      StandardError.report(problems.filter { $0.severity == .warning })
      // What stands at the output from before is worth more than a part of a broken file.
      if StandardError.reportErrors(among: found + problems) {
        hasError = true
        return
      }
      guard let catalog else {
        StandardError.report(
          CommandFailure(message: "\(source.name) names no language, so nothing is written for it"))
        hasError = true
        return
      }
      let name = catalog.locale.description
      if let other = written[name] {
        throw CommandFailure(message: "\(source.name) and \(other) both hold \(name); compile them one by one")
      }
      written[name] = source.name
      try OutputFile.makeFolder(folder)
      try OutputFile.write(CompiledCatalog.write(catalog) + "\n", to: folder.appending(Array("\(name).json".utf8)))
    }
    guard isComplete else { throw ExitCode.trouble }
    if hasError { throw ExitCode.findings }
  }
}
