import ArgumentParser

/// The options for known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: "Leave out the findings in this file, which --write-baseline wrote.")
  var baseline: String?

  @Option(help: "Write all findings to this file, so that later runs with --baseline show only new ones.")
  var writeBaseline: String?
}

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

/// The options of `lint` that correct files.
struct FixOptions: ParsableArguments {
  @Flag(
    name: .customLong("fix"),
    help: "Correct what can be corrected safely, then report what is left. The rest of the file is not changed.")
  var isApplied = false

  @Flag(
    name: .customLong("unsafe"), help: "With --fix or --diff: also apply the corrections that need a review afterwards."
  )
  var includesUnsafe = false

  @Flag(
    name: .customLong("diff"),
    help:
      "Show the corrections as a unified diff instead of a report; no file is changed. Exits with 1 if there are any.")
  var isShown = false
}

/// The option of `lint` that names a schema.
struct SchemaOptions: ParsableArguments {
  @Option(
    name: .customLong("schema"),
    help: ArgumentHelp(
      "Also validate catalogues in XML formats against this W3C XML Schema.",
      discussion: """
        Each violation of the schema is a finding schema-violation. Imports of the schema are read from local \
        files, never from the network: put copies beside the schema.
        """,
      valueName: "file.xsd"))
  var file: String?

  /// The schema, if there is one. Throws if it cannot be used.
  func load() throws -> CatalogSchema? {
    try file.map { try CatalogSchema(at: InputPaths.path(named: $0)) }
  }
}
