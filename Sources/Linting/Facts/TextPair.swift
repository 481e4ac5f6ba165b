import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation that people get to see, and its source.
struct TextPair: Sendable {
  let source: TextFacts
  let target: TextFacts
  let unit: ExactText

  var sourceShape: TextShape { source.shape }
  var targetShape: TextShape { target.shape }

  /// The signs that the translation has and the source does not.
  var added: TextShape.Signs { targetShape.signs.subtracting(sourceShape.signs) }
}

/// A text that people get to see.
struct ShownText: Sendable {
  let text: TextFacts
  let unit: ExactText
  /// The signs of the source, where the text is a translation.
  let sourceSigns: TextShape.Signs
  /// Whether the text is a translation.
  let isTranslation: Bool

  var shape: TextShape { text.shape }

  /// The fix that replaces the bytes of the text in `range`.
  ///
  /// A fix of a source is never safe: Xcode does not import units whose source is not that of the project.
  func fix(replacing range: Range<Int>, with replacement: ExactText, isSafe: Bool = true) -> Fix? {
    text.segment.fix(replacing: range, with: replacement, isSafe: isSafe && isTranslation)
  }
}

extension UnitFacts {
  /// The translation and its source, unless the source shows nothing.
  var pair: TextPair? {
    guard let source, let target, source.shape.last != nil else { return nil }
    return TextPair(source: source, target: target, unit: unit.id)
  }

  /// The text that people get to see, with what is known of its source.
  var shownText: ShownText? {
    guard let shown else { return nil }
    return ShownText(
      text: shown, unit: unit.id, sourceSigns: target == nil ? [] : source?.shape.signs ?? [],
      isTranslation: target != nil)
  }
}
