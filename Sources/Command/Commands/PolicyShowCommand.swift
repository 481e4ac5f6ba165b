import ArgumentParser
import WatchwordLocalization

/// `watchword policy show`: describes a policy in words.
struct PolicyShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show in words what a policy means.",
    discussion: """
      Examples:
        watchword policy show Policies/relid-strict.json
        watchword policy show Policies/pci-dss-4.json --locale de --format json
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(help: "The format of the output.")
  var format = ResultFormat.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    let file = try PolicyFile.load(policy, stdinName: input.stdinFilename)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let description = PolicyDescription(file: file, renderer: try catalogs.library().renderer(for: locale))
    TextGaps.warn(of: description.phrases, by: description.renderer)
    try StandardOutput.write(description.text(in: format))
  }
}
