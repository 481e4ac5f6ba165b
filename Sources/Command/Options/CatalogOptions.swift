import ArgumentParser

/// The options that choose the catalogues of texts.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("locales"),
    help: ArgumentHelp(
      "A folder of catalogues to use instead of the built-in ones.",
      discussion: "What the catalogue of a region (de-CH) leaves out still comes from a built-in one (de)."))
  var folder: String?

  @Option(
    name: .customLong("texts"),
    help: ArgumentHelp(
      "Own texts over the others: an overlay that comes with the command (passphrase, pin), a file or a folder.",
      discussion: "The option can be repeated; of two texts, the one that is named last is shown.",
      valueName: "name|file|dir"))
  var texts: [String] = []

  /// The catalogues to use: the built-in ones, or those of a folder, under those of ``texts``.
  func library() throws -> CatalogLibrary {
    let base = try folder.map { try CatalogLibrary.folder($0) } ?? .shipped
    return try texts.reduce(base) { try $0.adding($1) }
  }
}
