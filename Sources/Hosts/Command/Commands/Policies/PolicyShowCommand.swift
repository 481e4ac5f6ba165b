import ArgumentParser
import WatchwordReporting
import WatchwordRuns

/// `watchword policy show`: summarises a policy on one card.
struct PolicyShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what a policy means: its rules in words, standards, strength and examples.",
    discussion: """
      The strength is that of the shortest passwords if they are chosen at random. The examples are the same in every \
      run: a password that is accepted, and for each rule one that breaks only that rule. Do not use any of them.

      --locale chooses the language of the rules; the headings and the verdicts of standards are English.

      Examples:
        watchword policy show relid-strict
        watchword policy show pci-dss-4 --locale de --format html > card.html
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "The language of the rules: a tag such as ru or pt-BR.")
  var tag: String?

  @Option(help: "The format of the output.")
  var format = OutputFormat<PolicyCard>.text

  @OptionGroup var use: PasswordUseOptions
  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    var run = PolicyShowRun(try InputPaths.argument(policy))
    run.tag = tag
    run.format = format
    run.assumptions = use.assumptions
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading(input)
    try run.run(.system())
  }
}
