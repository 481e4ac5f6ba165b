import WatchwordBasics
import WatchwordCatalogFormats

/// Some placeholders of a text are numbered and others are not.
enum AmbiguousPlaceholderOrder: MessageCheck {
  static let kind = FindingKind("ambiguous-placeholder-order", .error)

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      guard let text = unit.shown else { continue }
      let range =
        unit.target == nil
        ? PrintfComparison.unnumbered(text.uses(), in: unit.unit)?.range : unit.differences.first(.unnumbered)?.range
      guard let range else { continue }
      let numbered = numbering(of: unit, text).numbered
      let spelling = numbered.first { $0.use.range == range }
        .map { PlaceholderNumbering.spelling(of: range, in: text, position: $0.position) }
      findings.report(
        .notNumbered(text.quoted(range), spelling), at: text.span(of: range), unit: unit.id,
        fix: fix(numbered, in: text))
    }
  }

  private static func numbering(of unit: ComparedUnit, _ text: TextFacts) -> PlaceholderNumbering {
    let uses = text.uses(countingFrom: unit.firstPosition)
    guard unit.target != nil, let source = unit.source else { return PlaceholderNumbering(uses) }
    let sourceUses = source.uses(countingFrom: unit.firstPosition)
    return sourceUses.isEmpty ? PlaceholderNumbering(uses) : PlaceholderNumbering(uses, source: sourceUses)
  }

  /// Returns a fix that writes all numbers at once, because a text with only some of them is still ambiguous.
  private static func fix(_ numbered: [(use: Placeholder, position: Int)], in text: TextFacts) -> Fix? {
    let edits = numbered.compactMap { use, position in
      text.segment.fix(
        replacing: use.range,
        with: ExactText(PlaceholderNumbering.spelling(of: use.range, in: text, position: position)), isSafe: false)
    }
    guard !edits.isEmpty, edits.count == numbered.count else { return nil }
    return Fix(isSafe: false, edits: edits.flatMap { $0.edits })
  }
}

extension Finding.Message {
  fileprivate static func notNumbered(_ name: String, _ spelling: String?) -> Self {
    Self(
      "\(name) has no number, but other placeholders of the text have one",
      help: spelling.map { "Write \($0.excerpt)" } ?? "Number all placeholders: %1$…, %2$…")
  }
}
