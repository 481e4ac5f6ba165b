import WatchwordBasics
import WatchwordCatalogFormats

/// A translation that people see, and its source.
struct TextPair: Sendable {
  let source: TextFacts
  let target: TextFacts
  let unit: ExactText

  var sourceShape: TextShape { source.shape }
  var targetShape: TextShape { target.shape }

  /// Whether the translation is a copy of several words of the source, to which the style of its language does not apply.
  var isCopy: Bool { source.segment.text == target.segment.text && source.text.utf8.count { $0 == 0x20 } > 1 }

  /// Whether the translation has the same « and » as the source, in the same order, so that they may be arrows.
  var copiesGuillemets: Bool {
    let marks = { (text: TextFacts) in text.text.unicodeScalars.lazy.filter { $0.isGuillemet } }
    return marks(source).elementsEqual(marks(target))
  }

  /// The signs that the translation has and the source does not.
  var added: TextShape.Signs { targetShape.signs.subtracting(sourceShape.signs) }
}

/// A text that people see.
struct ShownText: Sendable {
  let text: TextFacts
  let unit: ExactText
  /// The signs of the source, if the text is a translation.
  let sourceSigns: TextShape.Signs
  /// Whether the text is a translation.
  let isTranslation: Bool

  var shape: TextShape { text.shape }

  /// Returns the fix that replaces the bytes of the text in `range`.
  ///
  /// A fix of a source is never safe: Xcode does not import units whose source differs from the project's.
  func fix(replacing range: Range<Int>, with replacement: ExactText, isSafe: Bool = true) -> Fix? {
    text.segment.fix(replacing: range, with: replacement, isSafe: isSafe && isTranslation)
  }
}

extension UnitFacts {
  /// The translation and its source, unless the source has nothing but white space or they cannot be compared.
  var pair: TextPair? {
    guard let source, let target, source.shape.last != nil, !isNoTranslation else { return nil }
    return TextPair(source: source, target: target, unit: unit.id)
  }

  /// The text that people see, with the facts about its source.
  var shownText: ShownText? {
    guard let shown else { return nil }
    return ShownText(
      text: shown, unit: unit.id, sourceSigns: target == nil ? [] : source?.shape.signs ?? [],
      isTranslation: target != nil)
  }
}
