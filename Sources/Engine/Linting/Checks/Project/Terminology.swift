import WatchwordBasics
import WatchwordCatalogFormats

/// A term is not translated as the glossary requires.
enum Terminology: UnitCheck {
  static let kind = FindingKind("terminology", .warning)

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
