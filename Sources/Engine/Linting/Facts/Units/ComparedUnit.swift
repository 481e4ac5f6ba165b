import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A unit of a message, compared with the sources of the whole message; shared, like ``UnitFacts``.
final class ComparedUnit: Sendable {
  /// The facts about the unit alone.
  let facts: UnitFacts
  /// The comparison of the placeholders of the translation and the source.
  let comparison: PlaceholderComparison?
  /// The defects of the format strings, if the entry names their programming language; empty if `comparison` describes
  /// them better.
  let formatDefects: [FormatComparison.Defect]
  /// The text that `formatDefects` compares the translation with: of a plural, gettext's plural text.
  let formatSource: TextFacts?
  /// The defect of the named placeholders.
  let named: NamedDefect?
  /// The position of the first placeholder without a number.
  let firstPosition: Int

  /// Creates a unit whose texts have no placeholders but named ones.
  init(_ facts: UnitFacts, in file: FileFacts) {
    self.facts = facts
    named = NamedDefect.defect(of: facts, in: file)
    comparison = nil
    formatDefects = []
    formatSource = facts.source
    firstPosition = 1
  }

  /// Creates a unit of a message with these arguments; If the entry
  /// names the programming language of its format strings, the syntax of that language applies, and `defects` are the
  /// defects that it reveals in comparison with `formatSource`.
  init(
    _ facts: UnitFacts, _ arguments: MessageArguments?, in file: FileFacts,
    formatDefects defects: [FormatComparison.Defect]?, formatSource: TextFacts?
  ) {
    self.facts = facts
    self.formatSource = formatSource
    named = NamedDefect.defect(of: facts, in: file)
    let comparison = arguments.flatMap { PlaceholderComparison(facts, $0, rules: file.rules(of: facts.unit)) }
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
      // Forms for few numbers may leave out the number, but should not.
      let mayDropCount = isOfC && formatting.mayOmit && !formatting.isForOneNumber
      self.comparison = mayDropCount ? comparison?.withoutErrors : nil
      formatDefects = defects
    }
  }

  var unit: TranslationUnit { facts.unit }
  var id: ExactText { facts.unit.id }
  var source: TextFacts? { facts.source }
  /// The translation that people see.
  var target: TextFacts? { facts.target }
  /// The text that people see.
  var shown: TextFacts? { facts.shown }
}
