import WatchwordDiagnostics

/// The texts of a source language, which Qt has in a file of translations: `app_en.ts` has the plural forms that the
/// sources in the code lack.
enum QtSource {
  /// Returns the translations of a file element into the language of its sources as sources.
  static func texts(of file: TranslationCatalog.File) -> TranslationCatalog.File {
    var attributes = file.header.attributes
    attributes.targetLanguage = nil
    return TranslationCatalog.File(
      header: CatalogFile(attributes, isSource: true),
      messages: file.messages.map { message in
        message.mapUnits { $0.with(source: $0.target ?? $0.source, target: nil) }
      })
  }
}
