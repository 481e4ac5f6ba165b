import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A unit of a message, compared with the sources of the whole message; shared, like ``UnitFacts``.
final class ComparedUnit: Sendable {
  /// The facts about the unit alone.
  let facts: UnitFacts
  /// The differences between the translation and the source.
  let differences: [Difference]
  /// Whether the placeholders of `printf` were compared.
  let comparesPrintf: Bool
  /// The text that the translation is compared with; of a gettext plural, the plural text.
  let comparedSource: TextFacts?
  /// The position of the first placeholder without a number.
  let firstPosition: Int

  /// Compares a unit of a message with these `arguments`, if `printf` reads its texts. If the entry names the programming
  /// language of its format strings, they are compared as that language reads them, with `formatSource`.
  init(_ facts: UnitFacts, _ arguments: MessageArguments?, in file: FileFacts, formatSource: TextFacts?) {
    self.facts = facts
    firstPosition = arguments?.firstPosition(of: facts.unit) ?? 1
    var differences = facts.choices ?? []
    if let named = NamedComparison.difference(of: facts, in: file) { differences.append(named) }
    var printf = arguments.flatMap { PrintfComparison(facts, $0, rules: file.rules(of: facts.unit)) }?.differences
    var source = facts.source
    if let formatting = facts.unit.formatting,
      let format = FormatComparison.differences(of: facts, source: formatSource)
    {
      let isOfC = !formatting.isEmpty && formatting.formats.allSatisfy { $0 == .c || $0 == .objc }
      // The comparison of C's placeholders by position describes their defects better.
      if format.isEmpty || !isOfC || printf?.contains(where: { $0.isError }) != true {
        // Forms for few numbers may leave out the number, but should not.
        let mayDropCount = isOfC && formatting.mayOmit && !formatting.isForOneNumber
        printf = mayDropCount ? printf?.filter { $0.kind == .countDropped || $0.kind == .countOmitted } : nil
        differences += format
        source = formatSource
      }
    }
    self.differences = differences + (printf ?? [])
    comparesPrintf = printf != nil
    comparedSource = source
  }

  var unit: TranslationUnit { facts.unit }
  var id: ExactText { facts.unit.id }
  var source: TextFacts? { facts.source }
  /// The translation that people see.
  var target: TextFacts? { facts.target }
  /// The text that people see.
  var shown: TextFacts? { facts.shown }

  /// The broken placeholders of the text that people see.
  var malformed: [Difference] {
    target != nil ? differences.of(.malformed) : shown.map { BrokenPlaceholder.all(in: $0).map { $0.difference } } ?? []
  }

  /// Returns the first few differences of a kind, each with its place in the translation.
  func differences(_ kind: Difference.Kind) -> [(difference: Difference, span: SourceSpan)] {
    guard !differences.isEmpty, let target else { return [] }
    return differences.lazy.filter { $0.kind == kind }.prefix(Findings.maximumPerText).map { difference in
      (difference, difference.range.map { target.span(of: $0) } ?? target.segment.contentSpan)
    }
  }
}
