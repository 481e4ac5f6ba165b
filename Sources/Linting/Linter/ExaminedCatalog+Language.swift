public import WatchwordDiagnostics
public import WatchwordLocalization

extension ExaminedCatalog {
  /// The name of the catalogue in findings.
  public var name: ExactText { summary.name }

  /// The languages of the texts, as far as the catalogue says them.
  public var languages: [LanguageTag] {
    summary.files.reduce(into: []) { languages, file in
      if let language = file.language, !languages.contains(language) { languages.append(language) }
    }
  }

  /// The language of the texts in English with its tag, such as "German (de)"; `nil` if the catalogue does not say it or
  /// has texts in several languages.
  public var language: String? {
    let tags = Set(summary.files.map { $0.language })
    guard tags.count == 1, let tag = tags.first ?? nil else { return nil }
    let name = LanguageName.name(of: tag)
    return name.hasSuffix("\(tag)") || name.hasSuffix("(\(tag))") ? name : "\(name) (\(tag))"
  }
}
