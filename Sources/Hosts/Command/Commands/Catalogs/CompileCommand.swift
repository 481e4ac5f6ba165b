import ArgumentParser
import WatchwordBasics
import WatchwordLocalization
import WatchwordRuns
import WatchwordSystemFiles

/// `watchword compile`: writes translation files as JSON, for apps and pages without an XML reader.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Write compiled catalogues (JSON) for apps and pages.",
    discussion: """
      Unfinished, empty and missing translations are left out, so that apps fall back to another language. Each output \
      file is named after its locale. If two catalogues have the same language, nothing is written. An existing file \
      is replaced completely or not at all.

      --without leaves out messages that an app does not show, such as those of release notes (notes.…), which only \
      watchword policy diff needs.

      Examples:
        watchword compile MyApp -o Compiled
        watchword compile MyApp --without notes -o Compiled
      """)

  @Argument(help: "Catalogues, folders (with their subfolders), or Xcode's .xcloc bundles.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Leave out the messages whose ids begin with this name and a full stop; can be given several times.",
      valueName: "name"))
  var without: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write to; it is created if it does not exist.")
  var output: String

  func run() throws {
    let folder = try OutputFolder(InputPaths.path(named: output), .system)
    var batch = CompiledBatch()
    let isComplete = try CatalogPaths(paths).read { source in
      try MemoryNeed.require(.compiling, of: [(source.name, source.text.bytes.count)], .system)
      batch.add(source, without: without.map { Array("\($0).".utf8) })
    }
    guard !batch.reportDuplicateLocales() else { throw ExitCode.trouble }
    if !batch.compiled.isEmpty {
      try folder.write(batch.compiled.map { ("\($0.locale).json", $0.json) }, force: true)
    }
    guard isComplete else { throw ExitCode.trouble }
    if batch.hasError { throw ExitCode.findings }
  }
}
