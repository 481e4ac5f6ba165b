import ArgumentParser

/// The option that chooses the catalogues of texts.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("locales"),
    help: ArgumentHelp(
      "A folder of catalogues to use instead of the built-in ones.",
      discussion: "What the catalogue of a region (de-CH) leaves out still comes from a built-in one (de)."))
  var folder: String?

  /// The catalogues to use: the built-in ones, or those of a folder.
  func library() throws -> CatalogLibrary {
    guard let folder else { return .shipped }
    return try .folder(folder)
  }
}
