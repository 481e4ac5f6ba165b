import WatchwordDiagnostics
import WatchwordLocalization

/// The names that a document has for its languages, such as `pt_BR` where the tag is `pt-BR`.
struct LanguageSpelling {
  private var names: [ExactText: ExactText] = [:]

  init(_ document: CatalogDocument) {
    for file in document.catalog.files {
      for name in [file.header.sourceLanguage, file.header.targetLanguage] {
        guard let name, let tag = LocaleName.written(name).map({ ExactText("\($0)") }) else { continue }
        // Of two names of one language, the tag itself counts.
        if names[tag] == nil || tag == name { names[tag] = name }
      }
    }
  }

  /// File elements whose languages are tags, with the names that the document has for these.
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
