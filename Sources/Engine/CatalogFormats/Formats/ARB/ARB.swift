import WatchwordBasics

extension CatalogFormat {
  /// Application Resource Bundles of Flutter ("Application Resource Bundle Specification").
  ///
  /// A file has the texts of one language, which `@@locale` or the file name specifies (`app_de.arb`); the source is
  /// the English file in the same folder. A message that consists of one plural argument is read as plural forms; other
  /// messages keep the ICU syntax. Descriptions (`@key`) are notes.
  public static let arb = CatalogFormat(
    id: "arb", title: "ARB", fileExtensions: [".arb"], recognizesContent: { _ in false },
    readDocument: { ARBReader($0, $1, $2).read() },
    decode: { $0 },
    edit: { DocumentEditor.apply($0, to: $1, in: TextEncoding(plainText: $1)) },
    sources: { ARBName.sources(of: $0) }, usualPath: "app_de.arb",
    original: { ARBName($0).original },
    write: { ARBWriter($0).written() },
    unmodelledContent: { ARBUnmodelledContent.losses(of: $0) },
    // Templates of the Ruby library Arbre also end in `.arb`.
    excludedExtensions: [".html.arb"])
}
