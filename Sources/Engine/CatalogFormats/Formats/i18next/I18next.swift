import WatchwordBasics

extension CatalogFormat {
  /// The JSON format of i18next, version 4 (i18next, "JSON Format").
  ///
  /// A file has the texts of one language and one namespace: `locales/de/common.json` or `locales/de.json`; the source
  /// is the corresponding English file. The key of a text is the path to it (`menu.file.open`). Members with the
  /// suffixes of plural categories are plural forms; those for ordinals (`_ordinal_one`) and contexts (`_male`) are
  /// separate texts. Files are recognised only by these paths, because the JSON of other programs looks similar.
  public static let i18next = CatalogFormat(
    id: "i18next", title: "i18next", fileExtensions: [], recognizesContent: { _ in false },
    readDocument: { I18nextReader($0, $1, $2).read() },
    decode: { $0 },
    edit: { DocumentEditor.apply($0, to: $1, in: TextEncoding(plainText: $1)) },
    matchesPath: { I18nextPath.isRecognized($0) }, acceptsPath: { I18nextPath.isPossible($0) },
    sources: { I18nextPath($0).sources }, usualPath: "locales/de/common.json",
    original: { I18nextPath($0).original },
    write: { I18nextWriter($0).written() }, unmodelledContent: { I18nextUnmodelledContent.losses(of: $0) })
}
