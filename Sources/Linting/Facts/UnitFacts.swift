import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit as checks see it: every text read once.
///
/// Many checks look at each unit, so that it is shared and not copied.
final class UnitFacts: Sendable {
  let unit: TranslationUnit
  let source: TextFacts?
  /// The translation that people get to see: there is one, it is to be translated, finished and not empty.
  let target: TextFacts?
  /// The text that people get to see: the translation, and in a source catalogue the source otherwise.
  let shown: TextFacts?

  init(_ unit: TranslationUnit, in file: FileFacts) {
    self.unit = unit
    source = unit.source.map { TextFacts($0, readsPattern: file.usesPrintf) }
    let isJudged = unit.translate && (unit.state.map(\.isFinished) ?? true)
    target = (isJudged ? unit.target : nil).flatMap { target in
      target.isBlank ? nil : TextFacts(target, readsPattern: file.usesPrintf)
    }
    shown = target ?? (file.isSource ? source : nil)
  }
}
