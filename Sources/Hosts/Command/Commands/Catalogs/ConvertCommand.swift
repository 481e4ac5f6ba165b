import ArgumentParser
import WatchwordRuns

/// `watchword convert`: writes catalogues in another format, and lists what is lost.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert catalogues to another format, and list what is lost.",
    discussion: """
      Catalogues of one source file go together: several .xliff files become one .xcstrings file, and one .xcstrings \
      file becomes a file for each language, at the usual paths of the format: de.lproj/Localizable.strings, \
      values-de/strings.xml, app_de.arb, de/translation.json, de/LC_MESSAGES/messages.po, de.xliff. A file that is \
      already in the format keeps its bytes. Placeholders are written in the syntax of the format; xliff12 and po keep \
      those of the source.

      What the format cannot express is listed on standard error with its place: the first loss of each kind in each \
      file, with the number of the others. Placeholders that are merely written in another way are counted. --verbose \
      lists everything.

      Nothing is written if a catalogue can be read only in part, and --merge changes nothing if an existing file \
      cannot be read or has another source language. An existing source file, such as values/strings.xml, is replaced \
      only if a source catalogue is given, because a translation does not have all of its texts, and if everything in \
      it can be written again. A language that is not a valid tag (BCP 47) is an error, and nothing is written for it.

      The exit code is 0 if everything was written, 1 if a catalogue has errors, or if --strict is given and something \
      was lost, and 2 if a file cannot be read or written.

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

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(
    help: "With --to xcstrings: merge the translations into existing files, and keep everything else in them.")
  var merge = false

  @Flag(help: "List every loss, and placeholders that are written in another way.")
  var verbose = false

  @OptionGroup var input: InputOptions

  func run() throws {
    var run = ConvertRun(to: to.format)
    run.paths = try InputPaths.paths(named: paths)
    run.output = try output.map { try InputPaths.path(named: $0) }
    run.isStrict = strict
    run.force = force
    run.merges = merge
    run.isVerbose = verbose
    run.stdinName = input.stdinFilename
    try run.run(.system())
  }
}
