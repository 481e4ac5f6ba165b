import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A translation of several words is the same as its source.
enum UnchangedTranslation: SummarizedCheck {
  static let kind = FindingKind(
    "unchanged-translation", .info,
    """
    A translation of several words is the same as its source.

    What: a finished translation is identical to its source and has at least three different words. Placeholders,
    addresses, acronyms, words of one or two letters, and the sample text "Lorem ipsum" do not count as words, because
    they are often the same in all languages. Translations into another form of the source language, such as en-GB, are
    ignored. A report counts these texts in one finding per catalogue; --verbose and --only unchanged-translation list
    each.

    Why: often the source was copied and never translated, so people see it in the source language.

    Example:
      <source>Choose a new password</source><target>Choose a new password</target>

    What to do: translate the text, or mark the unit with translate="no" if it stays as it is.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Choose a new password</source><target>1️⃣Choose a new password</target></trans-unit>"),
    .triggering(
      "ja",
      "<trans-unit id=\"a\"><source>Share Your Location</source><target>1️⃣Share Your Location</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Firefox Focus</source><target>Firefox Focus</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>GPS and GPX</source><target>GPS and GPX</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>GPS Exchange Format (GPX)</source><target>GPS Exchange Format (GPX)</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>https://a.b/see/how/this/goes</source><target>https://a.b/see/how/this/goes</target>"
        + "</trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Title title title</source><target>Title title title</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Lorem ipsum dolor sit amet</source><target>Lorem ipsum dolor sit amet</target>"
        + "</trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>read_user, write_user, read_all</source><target>read_user, write_user, read_all</target>"
        + "</trans-unit>"),
    .clean(
      "en-GB",
      "<trans-unit id=\"a\"><source>Choose a new password</source><target>Choose a new password</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Choose a new password</source><target state=\"new\">Choose a new password</target>"
        + "</trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>%1$@ %2$@ %3$lld</source><target>%1$@ %2$@ %3$lld</target></trans-unit>"),
  ]

  /// The minimum number of different words in a text that languages are unlikely to share.
  private static let minimumWords = 3

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard applies(to: unit, in: file), let target = unit.target, let language = file.targetLanguage else { return }
    findings.report(.same(target.segment.text, language), at: target.segment.contentSpan, unit: unit.unit.id)
  }

  static func summarize(_ catalog: CatalogSummary, _ selection: CheckSelection, _ findings: inout Findings) {
    let progress = catalog.progress
    guard progress.unchanged > 0 else { return }
    findings.report(.unchanged(progress), at: SourceSpan(at: .start))
  }

  /// Whether a translation is probably a copy of its source.
  static func applies(to unit: UnitFacts, in file: FileFacts) -> Bool {
    guard let source = unit.source, let target = unit.target, source.segment.text == target.segment.text else {
      return false
    }
    // Most sources of unknown language are in English.
    let isForeign =
      file.sourceLanguage == nil
      ? file.comparedLanguage.map { ExactText($0.language) != "en" } : file.isBetweenLanguages
    return (isForeign ?? false) && file.targetLanguage != nil && hasWordsOfOneLanguage(target.text)
  }

  private static func hasWordsOfOneLanguage(_ text: String) -> Bool {
    var words: Set<ExactText> = []
    for piece in text.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      let piece = String(decoding: piece, as: UTF8.self)
      // Addresses, placeholders and identifiers.
      if piece.utf8.contains(where: { "%_@\\{}<>=/".utf8.contains($0) }) { continue }
      let characters = Characters(piece)
      for word in characters.words where word.count >= 3 {
        // A full stop inside a word is part of an address: api.example.org.
        if characters[word.upperBound] == ".", characters[word.upperBound + 1]?.isLetter == true { break }
        let word = characters.scalars[word]
        if word.dropFirst().contains(where: { !$0.properties.isUppercase }) {
          words.insert(ExactText(String(String.UnicodeScalarView(word)).lowercased()))
        }
      }
    }
    return words.count >= minimumWords && !(words.contains("lorem") && words.contains("ipsum"))
  }
}

extension Finding.Message {
  fileprivate static func unchanged(_ progress: TranslationProgress) -> Self {
    let (count, all) = (progress.unchanged, progress.unitCount)
    return Self(
      "\(count.grouped) of \(all.grouped) \(all == 1 ? "translation is" : "translations are") the text of the source",
      help: "To list \(count == 1 ? "it" : "them"), add --only unchanged-translation", unitCount: count)
  }

  fileprivate static func same(_ text: ExactText, _ language: LanguageTag) -> Self {
    Self(
      "The \(LanguageName.name(of: language)) translation is the same as the source: \"\(text.excerpt)\"",
      help: "Translate the text, or mark it as not to be translated if it stays as it is")
  }
}
