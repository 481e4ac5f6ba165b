import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordProject
import WatchwordSystemFiles

/// `watchword pseudo`: writes a catalogue in a pseudo-locale.
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Write a catalogue in a pseudo-locale, to test an app before it is translated.",
    discussion: """
      The texts get accents and brackets and become about 30 % longer: "Open" becomes "[Öþéñ öñé]". Texts that appear \
      without accents in the app are not in the catalogue; texts that appear without their closing bracket are cut \
      off. Placeholders, markup and addresses stay as they are. The language is en-XA, the name in Android and Chrome. \
      With --mirrored, it is ar-XB, and the words run from right to left.

      A file of one language keeps everything but the words of its texts; write it to the folder of the language \
      (en-XA.lproj, values-en-rXA). A string catalogue gets one more language; an XLIFF file or a gettext catalogue gets \
      new translations.

      Examples:
        watchword pseudo Localizable.xcstrings -o Localizable.xcstrings --force
        watchword pseudo values/strings.xml -o values-ar-rXB/strings.xml --mirrored
      """)

  @Argument(help: "The catalogue, or - for standard input.")
  var file: String

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(help: "Make the words run from right to left.")
  var mirrored = false

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var input: InputOptions

  func run() throws {
    let target = try output.map { try InputPaths.path(named: $0) }
    if let target { try OutputFile.requireAbsent(target, force: force) }
    let source = CatalogSource(try InputFile.read(file, stdinName: input.stdinFilename))
    try MemoryNeed.require(.compiling, of: [(source.name, source.text.bytes.count)])
    var reader = CatalogDocuments { path in try? Files.read(path, limit: InputKind.catalog.limit) }
    let document = reader.read(source.text.bytes, at: SystemPath(source.name.string), as: source.format)
    let hasError = StandardError.reportErrors(among: document.findings)
    guard let bytes = document.pseudo(mirrored ? .mirrored : .accented) else {
      throw hasError
        ? ExitCode.findings : RunFailure(message: "\(source.name): Found no texts; expected a catalogue with texts")
    }
    // Part of a file would look like the whole of it.
    guard document.isComplete else {
      throw RunFailure(message: "\(source.name) was read only as far as its last error; nothing was written")
    }
    if let target {
      try Files.makeFolder(target.folder)
      try Files.replace(target, with: bytes)
      OutputFile.announce(target)
    } else {
      try StandardOutput.write(bytes)
    }
    if hasError { throw ExitCode.findings }
  }
}
