import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The string catalogues of a project have different source languages.
enum MixedSourceLanguages: ProjectCheck {
  static let kind = FindingKind("mixed-source-languages", .warning)

  static let set = CheckSet.recommended

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    let catalogs = project.catalogs.compactMap { catalog -> (CatalogSummary, LanguageTag, SourceSpan)? in
      guard let file = catalog.files.first(where: { $0.file.holdsItsSources }), let tag = file.facts.sourceLanguage
      else { return nil }
      return (catalog, tag.canonicalized(), file.file.sourceLanguageSpan ?? file.file.nameSpan)
    }
    var counts: [LanguageTag: Int] = [:]
    for (_, language, _) in catalogs { counts[language, default: 0] += 1 }
    guard counts.count > 1, let usual = catalogs.max(by: { counts[$0.1, default: 0] < counts[$1.1, default: 0] })?.1
    else { return }
    for (catalog, language, span) in catalogs where language != usual {
      findings.report(.differs(language, usual), in: catalog, at: span)
    }
  }
}

extension Finding.Message {
  fileprivate static func differs(_ language: LanguageTag, _ usual: LanguageTag) -> Self {
    let name = LanguageName.name(of: usual)
    return Self(
      "The source language is \(LanguageName.name(of: language)) here, but \(name) in the other string catalogues",
      help: "Make \(name) the source language, and move the texts to it")
  }
}
