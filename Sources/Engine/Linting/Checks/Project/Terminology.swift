import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A term is not translated as the glossary requires.
enum Terminology: UnitCheck {
  static let kind = FindingKind(
    "terminology", .warning,
    """
    A term is not translated as the glossary requires.

    What: the source has a term of the glossary as a whole word, and the translation has none of the agreed
    translations. Inflections are accepted: the end of each word may differ by a third of its letters, three at most,
    and the term may be part of a longer word. If one term is part of another in the source, only the longer one counts.
    Names of placeholders, as in {file}, are not words.

    Why: people see two names for one thing.

    Example:
      agreed for German: bookmark = Lesezeichen; <source>Add bookmark</source><target>Favorit hinzufügen</target>

    What to do: use the agreed translation, or correct the glossary.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Add Bookmark</source><target>1️⃣Favorit hinzufügen</target></trans-unit>",
      settings: settings),
    .triggering(
      "ja", "<trans-unit id=\"a\"><source>Add bookmark</source><target>1️⃣お気に入りを追加</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Add bookmark</source><target>Lesezeichen hinzufügen</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>The bookmark</source><target>Die Lesezeichenliste</target></trans-unit>",
      settings: settings),
    .clean(
      "ru", "<trans-unit id=\"a\"><source>Add bookmark</source><target>Добавить закладку</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>bookmarking</source><target>merken</target></trans-unit>", settings: settings),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Add bookmark bar</source><target>Favoritenleiste zeigen</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Add {bookmark}</source><target>{bookmark} merken</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>New password</source><target>Neues Kennwort</target></trans-unit>",
      settings: settings),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>New password</source><target>1️⃣Neuer Code</target></trans-unit>",
      settings: settings),
    .clean(
      "nl", "<trans-unit id=\"a\"><source>Add bookmark</source><target>Toevoegen</target></trans-unit>",
      settings: settings),
  ]

  private static let settings = LintSettings(
    glossary: Glossary(terms: [
      .init(source: "bookmark", translations: ["de": "Lesezeichen", "ja": "ブックマーク", "ru": "закладка"]),
      .init(source: "bookmark bar", translations: ["de": "Favoritenleiste"]),
      .init(source: "password", translations: ["de": ["Passwort", "Kennwort"]]),
    ]))

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let words = file.glossary, !words.terms.isEmpty, let source = unit.source, let target = unit.target else {
      return
    }
    let terms = words.terms(in: FoldedText(source.withoutPlaceholders))
    guard !terms.isEmpty else { return }
    let text = FoldedText(target.segment.text)
    for (term, translations) in terms.prefix(GlossaryWords.maximumTerms)
    where !translations.contains(where: { $0.isInflected(in: text) }) {
      findings.report(
        .another(term.text, translations.map { $0.text }), at: target.segment.contentSpan, unit: unit.unit.id)
    }
    if terms.count > GlossaryWords.maximumTerms {
      findings.report(.tooMany(terms.count), as: .info, at: source.segment.contentSpan, unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func tooMany(_ count: Int) -> Self {
    Self(
      "The text has \(count) terms of the glossary; only the \(GlossaryWords.maximumTerms) longest are checked",
      help: "Divide the text")
  }

  fileprivate static func another(_ term: ExactText, _ translations: [ExactText]) -> Self {
    let agreed = translations.map { "\"\($0.excerpt)\"" }.joinedAsChoice
    let missing = translations.count == 1 ? "which is not" : "none of which is"
    return Self(
      "The glossary translates \"\(term.excerpt)\" as \(agreed), \(missing) in the translation",
      help: "Use the agreed translation, or correct the glossary")
  }
}
