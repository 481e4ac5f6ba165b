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

extension Examination {
  /// Returns the results of all pieces, reusing those of an earlier version of the catalogue for unchanged pieces.
  func results(after earlier: (examination: Examination, results: [Result])? = nil) -> [Result] {
    guard let earlier else { return pieces.map(check) }
    let old = earlier.examination.pieces
    return pieces.enumerated().map { index, piece in
      guard old.indices.contains(index), earlier.results.indices.contains(index),
        isSame(piece, as: old[index], of: earlier.examination, movable: earlier.results[index].hasNoPlaces)
      else { return check(piece) }
      return earlier.results[index]
    }
  }
}
