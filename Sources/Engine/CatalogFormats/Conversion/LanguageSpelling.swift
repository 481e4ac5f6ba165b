import WatchwordBasics
import WatchwordLocalization

/// The spellings that a document uses for its languages, such as `pt_BR` for the tag `pt-BR`.
struct LanguageSpelling {
  private var names: [ExactText: ExactText] = [:]

  init(_ document: CatalogDocument) {
    for file in document.catalog.files {
      for name in [file.header.sourceLanguage, file.header.targetLanguage] {
        guard let name, let tag = LocaleName.written(name).map({ ExactText("\($0)") }) else { continue }
        // If a language has two spellings, the tag itself takes precedence.
        if names[tag] == nil || tag == name { names[tag] = name }
      }
    }
  }

  /// Returns file elements with the spellings of the document instead of language tags.
  func apply(to files: [TranslationCatalog.File]) -> [TranslationCatalog.File] {
    files.map { file in
      var attributes = file.header.attributes
      attributes.sourceLanguage = attributes.sourceLanguage.map { names[$0] ?? $0 }
      attributes.targetLanguage = attributes.targetLanguage.map { names[$0] ?? $0 }
      return TranslationCatalog.File(
        header: CatalogFile(attributes, isSource: file.header.isSource), messages: file.messages)
    }
  }
}
