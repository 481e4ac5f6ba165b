import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation that people get to see, and its source.
struct TextPair: Sendable {
  let unit: ExactText
  let source: TextFacts
  let target: TextFacts
  let sourceShape: TextShape
  let targetShape: TextShape

  /// The signs that the translation has and the source does not.
  var added: TextShape.Signs { targetShape.signs.subtracting(sourceShape.signs) }
}

/// A text that people get to see.
struct ShownText: Sendable {
  let unit: ExactText
  let text: TextFacts
  let shape: TextShape
  /// The signs of the source, where the text is a translation.
  let sourceSigns: TextShape.Signs
  /// Whether the text is a translation.
  let isTranslation: Bool

  /// The fix that replaces the bytes of the text in `range`.
  ///
  /// A fix of a source is never safe: Xcode does not import units whose source is not that of the project.
  func fix(replacing range: Range<Int>, with replacement: ExactText, isSafe: Bool = true) -> Fix? {
    text.segment.fix(replacing: range, with: replacement, isSafe: isSafe && isTranslation)
  }
}

/// The shapes of the texts of one unit, which several checks ask for one after the other.
struct UnitShapes {
  private let unit: UnitFacts
  let pair: TextPair?
  let shown: ShownText?

  init(_ unit: UnitFacts) {
    self.unit = unit
    let source = unit.source.map { ($0, TextShape($0.text)) }
    let target = unit.target.map { ($0, TextShape($0.text)) }
    if let (source, sourceShape) = source, let (target, targetShape) = target, sourceShape.last != nil {
      pair = TextPair(
        unit: unit.unit.id, source: source, target: target, sourceShape: sourceShape, targetShape: targetShape)
    } else {
      pair = nil
    }
    shown = (target ?? (unit.shown == nil ? nil : source)).map { text, shape in
      ShownText(
        unit: unit.unit.id, text: text, shape: shape, sourceSigns: target == nil ? [] : source?.1.signs ?? [],
        isTranslation: target != nil)
    }
  }

  /// Whether the shapes are those of `unit`.
  func belong(to unit: UnitFacts) -> Bool { self.unit === unit }
}
