import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordReporting
import WatchwordSystemFiles

/// `watchword convert`: writes catalogues in another format, and lists what is lost.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert catalogues to another format, and list what is lost.",
    discussion: """
      Catalogues of one source file go together: several .xliff files become one .xcstrings file, and one .xcstrings file \
      becomes a file for each language, at the paths that the format has: de.lproj/Localizable.strings, \
      values-de/strings.xml, app_de.arb, de/translation.json, de/LC_MESSAGES/messages.po, de.xliff. A file that has the \
      format already keeps its bytes. Placeholders are written as the format has them; xliff12 and po keep those of the \
      source.

      Each part of a text that the format cannot express is listed on standard error, with its place. Placeholders that \
      are only written in another way are counted; --verbose lists them too.

      The exit code is 0 if everything was written, 1 if a catalogue has errors, or if something was lost and --strict is \
      given, and 2 if a file cannot be read or written.

      Examples:
        watchword convert de.xliff fr.xliff --to xcstrings -o Converted
        watchword convert App/Localizable.xcstrings --to android -o app/src/main/res
      """)

  @Argument(help: "Catalogues, folders (with their subfolders), .xcloc bundles, or - for standard input.")
  var paths: [String]

  @Option(help: "The format to write.")
  var to: CatalogFormatName

  @Option(name: .shortAndLong, help: "The folder to write to; without it, a single file is printed.")
  var output: String?

  @Flag(help: "Exit with 1 if something is lost.")
  var strict = false

  @Flag(help: "Replace files that exist.")
  var force = false

  @Flag(help: "Put the translations into string catalogues that exist, and keep everything else in them.")
  var merge = false

  @Flag(help: "List placeholders that are written in another way, too.")
  var verbose = false

  @OptionGroup var input: InputOptions

  func run() throws {
    let folder = try output.map { try OutputFolder($0) }
    var sources: [CatalogSource] = []
    var reader = CatalogDocuments { path in try? Files.read(path, limit: InputKind.catalog.limit) }
    var documents: [CatalogDocument] = []
    let isComplete = try CatalogPaths(paths).read(stdinName: input.stdinFilename) { source in
      sources.append(source)
      try MemoryNeed.require(.compiling, of: sources)
      documents.append(reader.read(source.text.bytes, at: SystemPath(source.name.string), as: source.format))
    }
    let hasError = StandardError.reportErrors(among: documents.flatMap(\.findings))
    guard documents.contains(where: { !$0.catalog.files.isEmpty }) else { throw ExitCode.trouble }
    var conversion = CatalogConversion(documents, to: to.format)
    if merge, let folder { conversion = merged(conversion, documents, &reader, in: folder) }
    report(conversion.losses)
    try write(conversion, to: folder)
    guard isComplete else { throw ExitCode.trouble }
    if hasError || strict && conversion.losses.contains(where: { $0.severity != .info }) { throw ExitCode.findings }
  }

  /// The conversion together with the files that exist in the folder and can be updated.
  private func merged(
    _ conversion: CatalogConversion, _ documents: [CatalogDocument], _ reader: inout CatalogDocuments,
    in folder: OutputFolder
  ) -> CatalogConversion {
    guard to.format.isUpdatable else { return conversion }
    let existing = conversion.files.compactMap { file -> CatalogDocument? in
      let path = folder.path(of: file.path)
      return (try? Files.read(path)).map { reader.read($0, at: path, as: to.format) }
    }
    return existing.isEmpty ? conversion : CatalogConversion(existing + documents, to: to.format)
  }

  private func report(_ losses: [Diagnostic]) {
    let told = losses.filter { verbose || $0.severity != .info }
    StandardError.report(told)
    let count = losses.count - told.count
    guard count > 0 else { return }
    let subject = count == 1 ? "1 placeholder is" : "\(count) placeholders are"
    StandardError.write("\(subject) written in another way; --verbose lists them\n")
  }

  private func write(_ conversion: CatalogConversion, to folder: OutputFolder?) throws {
    guard let folder else {
      guard conversion.files.count == 1, let file = conversion.files.first else {
        throw CommandFailure(
          message: "There are \(conversion.files.count) files to write; name a folder for them with -o")
      }
      return try StandardOutput.write(file.bytes)
    }
    try folder.write(conversion.files.map { ($0.path, $0.bytes) }, force: force || merge && to.format.isUpdatable)
    for file in conversion.files { OutputFile.announce(folder.path(of: file.path)) }
  }
}
