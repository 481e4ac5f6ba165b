import ArgumentParser

/// The options that choose the catalogues of texts.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("locales"),
    help: ArgumentHelp(
      "A folder of catalogues to use instead of the built-in ones.",
      discussion: "Texts that a regional catalogue (de-CH) leaves out still come from a built-in one (de)."))
  var folder: String?

  @Option(
    name: .customLong("texts"),
    help: ArgumentHelp(
      "Texts that override the others: a built-in overlay (passphrase, pin), a file or a folder.",
      discussion: "The option can be repeated; later texts override earlier ones.",
      valueName: "name|file|dir"))
  var texts: [String] = []

  /// Returns the catalogues to use: the built-in ones or those of a folder, overridden by ``texts``.
  func library() throws -> CatalogLibrary {
    let base = try folder.map { try CatalogLibrary.folder($0) } ?? .shipped
    return try texts.reduce(base) { try $0.adding($1) }
  }
}
