package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLocalization

/// The languages of a document with several, by position.
package struct LanguageMap: Sendable {
  private var units: [(start: SourcePosition, end: SourcePosition, language: Int)] = []
  private var languages: [LanguageTag?] = []

  /// Collects the positions of the translations in a catalogue.
  package init(_ catalog: ExaminedCatalog) {
    for file in catalog.summary.files where !file.file.isSource {
      for unit in file.units where unit.target != nil {
        units.append((unit.span.start, unit.span.end, languages.count))
      }
      languages.append(file.facts.comparedLanguage)
    }
    units.sort { $0.start < $1.start }
  }

  /// Returns the language of the translation at a position; `nil` if there is no translation.
  package func language(at position: SourcePosition) -> LanguageTag?? {
    let next = units.indices.partitioningIndex { units[$0].start > position }
    guard next > 0, position < units[next - 1].end else { return nil }
    return .some(languages[units[next - 1].language])
  }
}
