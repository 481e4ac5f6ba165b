import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A translation that is compared with others in the same language: a finished one of a text of several words that does
/// not vary by number or device.
struct ComparedTranslation: Sendable {
  let id: ExactText
  let source: Segment
  let target: Segment

  /// The translation of `unit`, or `nil` if it is not compared. Single words often have several translations, one for
  /// each of their meanings.
  init?(_ unit: TranslationUnit, in file: FileFacts) {
    guard !file.isSource, unit.variation == .whole, unit.translate, unit.state?.isFinished ?? true,
      let source = unit.source, let target = unit.target, !target.isBlank, !source.isBlank,
      source.text.string.utf8.contains(0x20)
    else { return nil }
    id = unit.id
    self.source = source
    self.target = target
  }
}
