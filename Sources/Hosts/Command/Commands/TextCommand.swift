import ArgumentParser
import WatchwordReporting
import WatchwordRuns

/// `watchword text`: prints the rule text of a policy for users.
struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Print the localized rule text of a policy.",
    discussion: """
      Texts that fall back to another language are listed on standard error. --style relid prints the sentences of \
      REL-ID's server, which are English only. In csv, an apostrophe precedes a text that a \
      spreadsheet could run as a formula; json leaves the text unchanged.

      Examples:
        watchword text strong --locale ru
        watchword text strong --all-locales --format markdown
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR; can be given several times.")
  var tags: [String] = []

  @Flag(help: "Print the text in every locale that has a catalogue.")
  var allLocales = false

  @Option(help: "How to word the rules.")
  var style = TextStyle.checklist

  @Option(help: "The format of the output.")
  var format = OutputFormat<TextReport>.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if let message = textRun(FileArgument(policy)).contradiction { throw ValidationError(message) }
  }

  func run() throws {
    var run = textRun(try InputPaths.argument(policy))
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading(input)
    try run.run(.system())
  }

  private func textRun(_ policy: FileArgument) -> TextRun {
    var run = TextRun(policy)
    run.tags = tags
    run.isInAllLocales = allLocales
    run.style = style
    run.format = format
    return run
  }
}
