public import WatchwordBasics
import WatchwordCatalogFormats
public import WatchwordLocalization

extension ExaminedCatalog {
  /// The name of the catalogue in findings.
  public var name: ExactText { summary.name }

  /// The languages of the texts, as far as the catalogue declares them.
  public var languages: [LanguageTag] {
    summary.files.reduce(into: []) { languages, file in
      if !file.file.lacksLanguage, let language = file.language, !languages.contains(language) {
        languages.append(language)
      }
    }
  }

  /// The English name of the language with its tag, such as "German (de)"; `nil` if the catalogue does not declare it
  /// or has texts in several languages.
  public var language: String? {
    let tags = Set(summary.files.map { $0.language })
    guard tags.count == 1, let tag = tags.first ?? nil else { return nil }
    return LanguageName.withTag(tag)
  }

  /// The number of units in each language, in the order of the catalogue, with the names of the languages as in
  /// ``language``.
  package var unitCounts: [(language: String?, count: Int)] {
    var counts: [(language: String?, count: Int)] = []
    for file in summary.files where !file.units.isEmpty || summary.files.count == 1 {
      let language = file.language.map { LanguageName.withTag($0) }
      let count = file.units.count
      if let index = counts.firstIndex(where: { $0.language.map { ExactText($0) } == language.map { ExactText($0) } }) {
        counts[index].count += count
      } else {
        counts.append((language, count))
      }
    }
    return counts
  }

  /// Whether the language of the texts is unknown, so that they were treated as sources.
  public var lacksLanguage: Bool { summary.files.contains { $0.file.lacksLanguage } }

  /// The source files of the texts.
  package var originals: Set<ExactText> { summary.originals }

  /// Whether the catalogue translates a source file that was read together with it.
  package var translatesOtherFile: Bool { summary.files.contains { $0.file.sources == .otherDocument } }
}
