import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A language is not written as a language tag.
enum InvalidLanguageTag: FileCheck {
  static let kind = FindingKind.invalidLanguageTag

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for file in catalog.files.map({ $0.file }) {
      report(.source, file.sourceLanguage, file.sourceLanguageSpan ?? file.span, &findings)
      report(.target, file.targetLanguage, file.targetLanguageSpan ?? file.span, &findings)
    }
  }

  /// The language to check: that of the sources or that of the translations.
  fileprivate enum Side: String {
    case source, target
  }

  private static func report(_ side: Side, _ text: ExactText?, _ span: SourceSpan, _ findings: inout Findings) {
    guard let text else { return }
    guard let tag = LanguageTag(text.string) else {
      let tag = LanguageTag(posix: text.string) ?? LanguageName.tag(named: text.string)
      return findings.report(.notATag(side, text, suggestion: tag), at: span)
    }
    guard let language = language(ofCountry: tag.language) else { return }
    findings.report(.codeOfCountry(side, text, tag, suggestion: language), at: span)
  }

  /// The language most spoken in the country with the code `code`, if the code is not also a language code: `ja` for
  /// `jp`. CLDR's likely subtags cover every two-letter language.
  private static func language(ofCountry code: String) -> LanguageTag? {
    guard code.utf8.count == 2, let language = LanguageTag(code), let country = LanguageTag("und-\(code)"),
      language.canonicalized() == language.maximized()
    else { return nil }
    // CLDR also returns English for codes that are not country codes.
    let likely = country.maximized()
    return likely.isSameLanguage(as: .english) ? nil : likely.minimized()
  }
}

extension Finding.Message {
  fileprivate static func notATag(
    _ side: InvalidLanguageTag.Side, _ text: ExactText, suggestion: LanguageTag?
  ) -> Self {
    Self(
      "The \(side.rawValue) language \"\(text.excerpt)\" is not a language tag",
      help: suggestion.map { "Write \($0)" } ?? "Write a tag such as de, pt-BR or zh-Hans")
  }

  fileprivate static func codeOfCountry(
    _ side: InvalidLanguageTag.Side, _ text: ExactText, _ tag: LanguageTag, suggestion: LanguageTag
  ) -> Self {
    Self(
      "The \(side.rawValue) language \"\(text.excerpt)\" starts with the code of a country; no language has the code \(tag.language)",
      help: "Write the code of the language, such as \(suggestion)")
  }
}
