import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation changes a word that must stay as it is.
enum ChangedDoNotTranslate: UnitCheck {
  static let kind = FindingKind(
    "changed-do-not-translate", .warning,
    """
    A translation changes a word that must stay as it is.

    What: the configuration lists words that are not translated, such as names of products. The source contains one of
    them, letter for letter and as a whole word, but the translation does not. Longer words that contain it are
    accepted, and so are endings, which may change its last letter: "Mozillou".

    Why: people look for the product by its real name.

    Example:
      not to be translated: "Focus"; <source>About Focus</source><target>Über Fokus</target>

    What to do: write the word as it is in the source.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>About Focus</source><target>1️⃣Über Fokus</target></trans-unit>",
      settings: settings),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>About Focus</source><target>1️⃣Über FOCUS</target></trans-unit>",
      settings: settings),
    .clean(
      "cs", "<trans-unit id=\"a\"><source>About Focus</source><target>O Focusu</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Set the focus</source><target>Fokus setzen</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Focused</source><target>Fokussiert</target></trans-unit>", settings: settings),
    .clean(
      "pl", "<trans-unit id=\"a\"><source>About Face ID</source><target>O Face\u{A0}ID</target></trans-unit>",
      settings: settings),
    .clean(
      "cs", "<trans-unit id=\"a\"><source>By Mozilla</source><target>Od Mozilly</target></trans-unit>",
      settings: settings),
    .clean("de", "<trans-unit id=\"a\"><source>About Focus</source></trans-unit>", settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>On {Focus}</source><target>Über alles</target></trans-unit>",
      settings: settings),
  ]

  private static let settings = LintSettings(glossary: Glossary(doNotTranslate: ["Focus", "Mozilla", "Face ID"]))

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let words = file.glossary, !words.kept.isEmpty, let source = unit.source, let target = unit.target else {
      return
    }
    for word in words.kept(in: source.withoutPlaceholders).prefix(GlossaryWords.maximumTerms) {
      guard !word.isKept(in: target.segment.text) else { continue }
      let range = word.ranges(in: FoldedText(target.segment.text)).first
      findings.report(
        .changed(word.text, hasOtherCapitals: range != nil), at: target.segment.contentSpan, unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func changed(_ word: ExactText, hasOtherCapitals: Bool) -> Self {
    Self(
      hasOtherCapitals
        ? "The translation writes \"\(word.excerpt)\" with different capitals"
        : "The translation lacks \"\(word.excerpt)\", which must stay as it is in all languages",
      help: "Write the word as it is in the source")
  }
}
