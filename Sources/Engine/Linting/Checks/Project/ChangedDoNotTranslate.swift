import WatchwordBasics
import WatchwordCatalogFormats

/// A translation changes a word that must stay as it is.
enum ChangedDoNotTranslate: UnitCheck {
  static let kind = FindingKind("changed-do-not-translate", .warning)

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
