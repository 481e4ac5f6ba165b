import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The `<file>` elements of one catalogue are in different languages.
enum MixedTargetLanguages: FileCheck {
  static let kind = FindingKind("mixed-target-languages", .warning)

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    var first: LanguageTag?
    for file in catalog.files {
      guard let language = file.facts.targetLanguage, !file.file.holdsItsSources else { continue }
      guard let known = first else {
        first = language
        continue
      }
      guard known.canonicalized() != language.canonicalized() else { continue }
      findings.report(.anotherLanguage(language, first: known), at: file.file.targetLanguageSpan ?? file.file.span)
      return
    }
  }
}

extension Finding.Message {
  fileprivate static func anotherLanguage(_ language: LanguageTag, first: LanguageTag) -> Self {
    Self(
      "This <file> is in \(LanguageName.name(of: language)), but the first one is in \(LanguageName.name(of: first))",
      help: "Make one file for each language")
  }
}
