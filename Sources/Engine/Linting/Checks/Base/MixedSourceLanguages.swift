import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The string catalogues of a project have different source languages.
enum MixedSourceLanguages: ProjectCheck {
  static let kind = FindingKind(
    "mixed-source-languages", .warning,
    """
    The string catalogues of a project have different source languages.

    What: "sourceLanguage" of a string catalogue (.xcstrings) differs from that of most string catalogues that are
    checked together.

    Why: an app has one development language. Xcode exports the texts of such a catalogue as translations of the wrong
    language.

    Example:
      {"sourceLanguage": "en", …} in Localizable.xcstrings, and {"sourceLanguage": "de", …} in Legal.xcstrings

    What to do: set the development language of the project as "sourceLanguage", and move the texts to it.
    """)

  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      document: document("de", marker: "1️⃣"), file: "Legal.xcstrings",
      others: [.init("A.xcstrings", document("en")), .init("B.xcstrings", document("en"))]),
    .clean(
      document: document("en-us"), file: "Legal.xcstrings",
      others: [.init("A.xcstrings", document("en-US")), .init("B.xcstrings", document("en-US"))]),
    .clean(document: document("de"), file: "de/Legal.xcstrings"),
  ]

  private static func document(_ language: String, marker: String = "") -> String {
    "{\"sourceLanguage\" : \"\(marker)\(language)\", \"strings\" : {}, \"version\" : \"1.0\"}"
  }

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
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
