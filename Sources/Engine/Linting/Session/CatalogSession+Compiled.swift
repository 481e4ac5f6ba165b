import WatchwordBasics
import WatchwordCatalogFormats
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

extension Examination {
  /// Returns the results of all chunks, reusing those of an earlier version of the catalogue for unchanged chunks.
  func results(after earlier: (examination: Examination, results: [Result])? = nil) -> [Result] {
    guard let earlier else { return chunks.map(check) }
    let old = earlier.examination.chunks
    return chunks.enumerated().map { index, chunk in
      guard old.indices.contains(index), earlier.results.indices.contains(index),
        isSame(chunk, as: old[index], of: earlier.examination, movable: earlier.results[index].isPositionIndependent)
      else { return check(chunk) }
      return earlier.results[index]
    }
  }
}
