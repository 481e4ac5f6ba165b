import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A translation of several words is the same as its source.
enum UnchangedTranslation: SummarizedCheck {
  static let kind = FindingKind("unchanged-translation", .info)
  static let set = CheckSet.recommended

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
