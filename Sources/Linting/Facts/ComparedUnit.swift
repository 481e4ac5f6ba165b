import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit of a message, compared with what the sources of the whole message show; shared, like ``UnitFacts``.
final class ComparedUnit: Sendable {
  /// What is known of the unit by itself.
  let facts: UnitFacts
  /// The comparison of the placeholders of the translation and the source.
  let comparison: PlaceholderComparison?
  /// The position that the first placeholder without a number takes.
  let firstPosition: Int

  /// A unit whose texts have no placeholders.
  init(_ facts: UnitFacts) {
    self.facts = facts
    comparison = nil
    firstPosition = 1
  }

  /// A unit of the message that has these arguments; `rules` are those of the translation's language.
  init(_ facts: UnitFacts, _ arguments: MessageArguments, rules: LanguageRules?) {
    self.facts = facts
    comparison = PlaceholderComparison(facts, arguments, rules: rules)
    firstPosition = arguments.firstPosition(of: facts.unit)
  }

  var unit: TranslationUnit { facts.unit }
  var id: ExactText { facts.unit.id }
  var source: TextFacts? { facts.source }
  /// The translation that people get to see.
  var target: TextFacts? { facts.target }
  /// The text that people get to see.
  var shown: TextFacts? { facts.shown }
}
