import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The `<file>` elements of one catalogue are in different languages.
enum MixedTargetLanguages: FileCheck {
  static let kind = FindingKind(
    "mixed-target-languages", .warning,
    """
    The `<file>` elements of one catalogue are in different languages.

    What: two <file> elements have different target languages. String catalogues (.xcstrings) hold several languages and
    are ignored.

    Why: Xcode imports one language from a file, and refuses or loses the others.

    Example:
      <file original="A.strings" … target-language="de">
      <file original="B.strings" … target-language="fr">

    What to do: make one file for each language.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><body/></file>
          <file original="b.strings" source-language="en" target-language="1️⃣fr" datatype="plaintext"><body/></file>
        </xliff>
        """),
    .clean(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="pt-BR" datatype="plaintext"><body/></file>
          <file original="b.strings" source-language="en" target-language="pt-br" datatype="plaintext"><body/></file>
        </xliff>
        """),
  ]

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
