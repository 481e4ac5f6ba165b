import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation contains a word that the glossary forbids.
enum ForbiddenTerm: UnitCheck {
  static let kind = FindingKind(
    "forbidden-term", .warning,
    """
    A translation contains a word that the glossary forbids.

    What: the configuration lists words that must not appear in the translations of a language. They are found as whole
    words, in capitals or small letters. In Chinese, Japanese, Thai and other languages written without spaces, they are
    found anywhere, but a word in Katakana only if it is not part of a longer word in Katakana.

    Why: the project has agreed on other words.

    Example:
      forbidden in German: "Passwort" in <target>Neues Passwort</target>

    What to do: use the word that the project has agreed on.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>New code</source><target>Neues 1️⃣Kennwort</target></trans-unit>",
      settings: settings),
    .triggering(
      "de-CH", "<trans-unit id=\"a\"><source>New code</source><target>1️⃣KENNWORT neu</target></trans-unit>",
      settings: settings),
    .triggering(
      "ja", "<trans-unit id=\"a\"><source>New code</source><target>新しい1️⃣暗号です</target></trans-unit>", settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>New code</source><target>Kennwortliste</target></trans-unit>",
      settings: settings),
    .clean(
      "de", "<trans-unit id=\"a\"><source>%(kennwort)s</source><target>%(kennwort)s</target></trans-unit>",
      settings: settings),
    .clean(
      "nl", "<trans-unit id=\"a\"><source>New code</source><target>Kennwort</target></trans-unit>", settings: settings),
    .clean("de", "<trans-unit id=\"a\"><source>New code</source><target>Kennwort</target></trans-unit>"),
    .clean(
      "ja", "<trans-unit id=\"a\"><source>Browser</source><target>このブラウザー</target></trans-unit>", settings: settings),
  ]

  private static let settings = LintSettings(
    glossary: Glossary(forbidden: ["de": ["Kennwort"], "ja": ["暗号", "ブラウザ"]]))

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let words = file.glossary, !words.forbidden.isEmpty, let target = unit.target else { return }
    let text = FoldedText(target.withoutPlaceholders)
    for (word, ranges) in words.forbidden(in: text).prefix(Findings.maximumPerText) {
      for range in ranges.prefix(Findings.maximumPerText) {
        findings.report(
          .forbidden(word.text), at: text.keepsOffsets ? target.span(of: range) : target.segment.contentSpan,
          unit: unit.unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func forbidden(_ word: ExactText) -> Self {
    Self("The glossary forbids \"\(word.excerpt)\"", help: "Use the word that the project has agreed on")
  }
}
