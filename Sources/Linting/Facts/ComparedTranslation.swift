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
  init?(_ unit: UnitFacts, in file: FileFacts) {
    guard !file.isSource, unit.unit.variation == .whole,
      let pair = unit.pair, pair.sourceShape.signs.contains(.space),
      pair.sourceShape.leadingBlanks < pair.sourceShape.count
    else { return nil }
    id = pair.unit
    source = pair.source.segment
    target = pair.target.segment
  }

  /// The translation of a unit that is read again, as above.
  init?(_ unit: TranslationUnit, in file: FileFacts) {
    guard !file.isSource, unit.variation == .whole, unit.translate, unit.state?.isFinished ?? true,
      let source = unit.source, let target = unit.target, !target.isBlank, source.text.string.utf8.contains(0x20)
    else { return nil }
    id = unit.id
    self.source = source
    self.target = target
  }

  var digest: TranslationDigest { TranslationDigest(source: source.text, target: target.text) }
}

/// The hashes of a source and its translation; 8 bytes, since there may be millions. Different texts can have the same
/// hash, so that it only says where to look.
struct TranslationDigest: Sendable {
  let source: UInt32
  let target: UInt32

  init(source: ExactText, target: ExactText) {
    self.source = Self.hash(source)
    self.target = Self.hash(target)
  }

  static func hash(_ text: ExactText) -> UInt32 { UInt32(truncatingIfNeeded: text.digest) }
}
