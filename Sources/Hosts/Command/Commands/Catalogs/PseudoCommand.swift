import ArgumentParser
import WatchwordRuns

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
    try PseudoRun.run(
      InputPaths.path(named: file), stdinName: input.stdinFilename, isMirrored: mirrored,
      to: output.map { try InputPaths.path(named: $0) }, force: force, .system())
  }
}
