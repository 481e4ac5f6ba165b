import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit of a message, compared with what the sources of the whole message show; shared, like ``UnitFacts``.
final class ComparedUnit: Sendable {
  /// What is known of the unit by itself.
  let facts: UnitFacts
  /// The comparison of the placeholders of the translation and the source.
  let comparison: PlaceholderComparison?
  /// What is wrong with the format strings, where the entry says their language; `comparison` may tell it better.
  let formatDefects: [FormatComparison.Defect]
  /// The position that the first placeholder without a number takes.
  let firstPosition: Int

  /// A unit whose texts have no placeholders.
  init(_ facts: UnitFacts) {
    self.facts = facts
    comparison = nil
    formatDefects = []
    firstPosition = 1
  }

  /// A unit of the message that has these arguments; `rules` are those of the translation's language. If the entry says
  /// the language of its format strings, that decides, and `defects` are its findings.
  init(
    _ facts: UnitFacts, _ arguments: MessageArguments?, rules: LanguageRules?,
    formatDefects defects: [FormatComparison.Defect]?
  ) {
    self.facts = facts
    let comparison = arguments.flatMap { PlaceholderComparison(facts, $0, rules: rules) }
    firstPosition = arguments?.firstPosition(of: facts.unit) ?? 1
    guard let defects, let formatting = facts.unit.formatting else {
      self.comparison = comparison
      formatDefects = []
      return
    }
    let isOfC = !formatting.isEmpty && formatting.formats.allSatisfy { $0 == .c || $0 == .objc }
    if !defects.isEmpty, isOfC, comparison?.hasErrors ?? false {
      self.comparison = comparison
      formatDefects = []
    } else {
      // Forms for a few numbers may leave the number out and still should not.
      let mayDropCount = isOfC && formatting.mayOmit && !formatting.isForOneNumber
      self.comparison = mayDropCount ? comparison?.withoutErrors : nil
      formatDefects = defects
    }
  }

  var unit: TranslationUnit { facts.unit }
  var id: ExactText { facts.unit.id }
  var source: TextFacts? { facts.source }
  /// The translation that people get to see.
  var target: TextFacts? { facts.target }
  /// The text that people get to see.
  var shown: TextFacts? { facts.shown }
}
