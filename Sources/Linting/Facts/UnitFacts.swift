import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit as checks see it: every text read once.
///
/// Many checks look at each unit, so that it is shared and not copied. There may be millions, so that it holds nothing
/// twice.
final class UnitFacts: Sendable {
  let unit: TranslationUnit
  private let sourcePlaceholders: TextFacts.Placeholders?
  private let targetPlaceholders: TextFacts.Placeholders?
  private let isTranslated: Bool
  private let isOfSource: Bool

  init(_ unit: TranslationUnit, in file: FileFacts) {
    self.unit = unit
    let isJudged = unit.translate && (unit.state.map(\.isFinished) ?? true)
    isTranslated = isJudged && unit.target.map { !$0.isBlank } ?? false
    isOfSource = file.isSource
    sourcePlaceholders = (file.usesPrintf ? unit.source : nil).flatMap { TextFacts.Placeholders(in: $0) }
    targetPlaceholders =
      (file.usesPrintf && isTranslated ? unit.target : nil).flatMap { TextFacts.Placeholders(in: $0) }
  }

  /// The text to translate.
  var source: TextFacts? { unit.source.map { TextFacts($0, sourcePlaceholders) } }

  /// The translation that people get to see: there is one, it is to be translated, finished and not empty.
  var target: TextFacts? { isTranslated ? unit.target.map { TextFacts($0, targetPlaceholders) } : nil }

  /// The text that people get to see: the translation, and in a source catalogue the source otherwise.
  var shown: TextFacts? { target ?? (isOfSource ? source : nil) }
}
