import ArgumentParser

/// The options about the configuration of a linter.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file to use.",
      discussion: "Without it, each catalogue uses the nearest .watchword.json, in its own folder or above."))
  var file: String?

  @Flag(name: .customLong("print-config"), help: "Print the settings of each catalogue as JSON, and do nothing else.")
  var isPrinted = false
}
