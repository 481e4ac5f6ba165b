import WatchwordBasics
import WatchwordCatalogFormats

/// A translation contains a word that the glossary forbids.
enum ForbiddenTerm: UnitCheck {
  static let kind = FindingKind("forbidden-term", .warning)

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
