import ArgumentParser

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
