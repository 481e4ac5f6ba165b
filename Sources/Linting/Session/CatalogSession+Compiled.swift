import WatchwordCatalogFormats
import WatchwordDiagnostics
package import WatchwordLocalization

extension CatalogSession {
  /// The texts that an app shows, in one catalogue for each language of the document that has a language tag.
  package var compiled: [Catalog] {
    var languages: [(name: ExactText?, files: [TranslationCatalog.File])] = []
    for element in elements {
      let file = TranslationCatalog.File(header: element.file, units: units[element.units])
      if let index = languages.firstIndex(where: { $0.name == element.file.shownLanguage }) {
        languages[index].files.append(file)
      } else {
        languages.append((element.file.shownLanguage, [file]))
      }
    }
    return languages.compactMap { TranslationCatalog(name: name, files: $0.files).compiled().value }
  }
}
