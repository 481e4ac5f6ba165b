import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Some placeholders of a text are numbered and others are not.
enum AmbiguousPlaceholderOrder: Check {
  static let id = "ambiguous-placeholder-order"
  static let severity = Severity.error

  static let documentation: StaticString = """
    Some placeholders of a text are numbered and others are not.

    What: a text has both %1$@ and %@. The number of a plural form, and substitutions, need none.

    Why: nobody can say which value the placeholder without a number gets: POSIX leaves it open, and Apple's systems
    may show the same value twice.

    Example:
      <source>%1$@ to %2$@</source><target>%2$@ von %@</target>

    What to do: number all placeholders as the source does.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%1$@ to %2$@</source><target>%2$@ von 1️⃣%@</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>1️⃣%@ to %2$@</source></trans-unit>"),
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

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for facts in file.units {
        if let target = facts.target {
          guard let use = facts.comparison?.ambiguous else { continue }
          report(use, target, facts, catalog.name, &findings)
        } else if file.isSource, let source = facts.source {
          guard let use = PlaceholderComparison.ambiguousUse(of: source.uses(), in: facts.unit) else { continue }
          report(use, source, facts, catalog.name, &findings)
        }
      }
    }
  }

  private static func report(
    _ use: ArgumentUse, _ text: TextFacts, _ facts: UnitFacts, _ file: String, _ findings: inout Findings
  ) {
    findings.report(
      self, file: file, at: text.span(of: use.range), unit: facts.unit.id,
      "\(text.quoted(use.range)) has no number, while other placeholders of the text have one",
      help: "Number all placeholders: %1$…, %2$…")
  }
}
