import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit as checks see it: every text read once.
///
/// Many checks look at each unit, so that it is shared and not copied.
final class UnitFacts: Sendable {
  let unit: TranslationUnit
  /// The text to translate.
  let source: TextFacts?
  /// The translation that people get to see: there is one, it is to be translated, finished and not empty.
  let target: TextFacts?
  /// The text that people get to see: the translation, and in a source catalogue the source otherwise.
  let shown: TextFacts?
  /// The signs of all of them.
  let signs: TextShape.Signs

  init(_ unit: TranslationUnit, in file: FileFacts) {
    self.unit = unit
    let isJudged = unit.translate && (unit.state.map { $0.isFinished } ?? true)
    let isTranslated = isJudged && unit.target.map { !$0.isBlank } ?? false
    let usesPrintf = file.usesPrintf(in: unit)
    func facts(_ segment: Segment) -> TextFacts { TextFacts(segment, usesPrintf: usesPrintf) }
    source = unit.source.map(facts)
    target = isTranslated ? unit.target.map(facts) : nil
    shown = target ?? (file.isSource ? source : nil)
    signs = (source?.shape.signs ?? []).union(target?.shape.signs ?? [])
  }

  /// Whether any of the texts has a percent sign that may start a placeholder.
  var hasPlaceholders: Bool { source?.hasPattern == true || target?.hasPattern == true }

  /// Whether the source chooses between forms of its text, of which each language may need more or fewer:
  /// `{count, plural, one {…} other {…}}`.
  var hasForms: Bool { source.map { $0.marks.contains(.brace) && NamedPlaceholders(in: $0).hasForms } ?? false }
}
