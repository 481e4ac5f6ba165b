import ArgumentParser

/// The options about the configuration of a linter.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file to use.",
      discussion: "Without it, the nearest .watchword.json counts, in the folder of the catalogue or above."))
  var file: String?

  @Flag(name: .customLong("print-config"), help: "Print the settings of each catalogue as JSON, and do nothing else.")
  var isPrinted = false
}
