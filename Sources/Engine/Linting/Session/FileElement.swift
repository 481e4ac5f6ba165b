import WatchwordBasics
package import WatchwordCatalogFormats
package import WatchwordLocalization

/// A file element of an open catalogue, such as one of the languages of a string catalogue.
package struct FileElement: Sendable {
  /// The indices of the units in the element.
  package let units: Range<Int>
  let facts: FileFacts

  /// The element itself.
  package var file: CatalogFile { facts.file }
  /// The language of the sources, if the element declares it.
  package var sourceLanguage: LanguageTag? { facts.sourceLanguage?.canonicalized() }
  /// The language of the translations, if the element declares it; `nil` for an element with source texts.
  package var targetLanguage: LanguageTag? {
    facts.targetLanguage.flatMap { ExactText($0.language) == "und" ? nil : $0.canonicalized() }
  }
  /// Whether the texts seem to be translations that were read without their sources, so that nothing was compared.
  package var lacksSources: Bool { file.sources == .missing }

  /// Returns the remaining work on a unit of the element.
  package func status(of unit: TranslationUnit) -> UnitStatus {
    UnitStatus(
      TranslationProgress.Part(
        of: unit, source: unit.source.map { TextFacts($0, facts.percentSyntax(of: unit)) }, in: facts),
      isSource: facts.isSource)
  }
}

extension Examination {
  /// The file elements with the indices of their units.
  var elements: [FileElement] {
    var elements: [FileElement] = []
    var end = 0
    for (facts, count) in outline {
      elements.append(FileElement(units: end..<end + count, facts: facts))
      end += count
    }
    return elements
  }
}
