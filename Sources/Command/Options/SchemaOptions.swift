import ArgumentParser

/// The option of `lint` that names a schema.
struct SchemaOptions: ParsableArguments {
  @Option(
    name: .customLong("schema"),
    help: ArgumentHelp(
      "Also validate catalogues in formats of XML against this W3C XML Schema.",
      discussion: """
        Each place that breaks a rule of the schema is a finding schema-violation. What the schema imports is read from \
        files, never from the network: put copies beside the schema.
        """,
      valueName: "file.xsd"))
  var file: String?

  /// The schema, if there is one. Throws if it cannot be used.
  func load() throws -> CatalogSchema? {
    try file.map { try CatalogSchema(at: InputPaths.path(named: $0)) }
  }
}
