import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Some placeholders of a text are numbered and others are not.
enum AmbiguousPlaceholderOrder: MessageCheck {
  static let kind = FindingKind(
    "ambiguous-placeholder-order", .error,
    """
    Some placeholders of a text are numbered and others are not.

    What: a text has both numbered placeholders, such as %1$@, and placeholders without a number, such as %@.
    Substitutions, and the placeholder for the number of a plural form, do not need a number.

    Why: which value the placeholder without a number gets is undefined: POSIX leaves it open, and Apple's systems may
    show the same value twice.

    Example:
      <source>%1$@ to %2$@</source><target>%2$@ von %@</target>

    What to do: number all placeholders as the source does. A placeholder without a value in the source is reported by
    extra-placeholder.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%1$@ to %2$@</source><target>%2$@ von 1️⃣%@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%1$@ to %2$@</source><target>%2$@ von %1$@</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%@, %d, %@</source><target>1️⃣%@, %2$d, %@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%@, %d, %@</source><target>%1$@, %2$d, %3$@</target></trans-unit>"),
    .triggering(
      "en", "<trans-unit id=\"a\"><source>1️⃣%@ to %2$@</source></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%1$@ to %2$@</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>(%d)</source><target>%1$@ (%d)</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ to %@</source><target>%2$@ von %1$@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ to %2$@</source><target>%@ bis %2$@</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"f|==|plural.other\"><source>%1$lld of %2$@</source><target>%lld von %2$@</target></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="k"><source>%1$@ has %#@n@</source><target>%1$@ hat %#@n@</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.other"><source>%arg of %1$@</source><target>%arg von %1$@</target></trans-unit>
      """),
  ]

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
