import WatchwordDiagnostics

extension CatalogFormat {
  /// Application Resource Bundles, as Flutter has them ("Application Resource Bundle Specification").
  ///
  /// A file has the texts of one language, which `@@locale` or its name gives (`app_de.arb`); the source is the English
  /// file beside it. A message that is one choice by number is read as plural forms; other messages are kept in ICU's
  /// syntax. Descriptions (`@key`) are notes.
  public static let arb = CatalogFormat(
    id: "arb", title: "ARB", endings: [".arb"], recognizesContent: { _ in false },
    readDocument: { bytes, context, collector in
      var reader = ARBReader(bytes, context, collector)
      return reader.read()
    },
    decode: { $0 },
    edit: { DocumentEditor.apply($0, to: $1, in: TextEncoding(plainText: $1)) },
    sources: { ARBName.sources(of: $0) }, usualPath: "app_de.arb",
    original: { ARBName($0).original },
    write: { files in
      var writer = ARBWriter(files)
      return writer.written()
    },
    // Templates of Arbre, which is Ruby.
    otherEndings: [".html.arb"])
}
