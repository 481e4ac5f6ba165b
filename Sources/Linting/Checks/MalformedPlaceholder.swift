import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Something was meant to be a placeholder and is none.
enum MalformedPlaceholder: Check {
  static let id = "malformed-placeholder"
  static let severity = Severity.error

  static let documentation: StaticString = """
    Something was meant to be a placeholder and is none.

    What: a placeholder has a blank inside (% @, %1$ @), lost its percent sign (1$@), has the percent sign of another
    script (％@), ends in no known letter (%1$y) or in an old capital one (%D), or its name is broken (%#@ x@).

    Why: people see the placeholder itself instead of the value, or the app crashes.

    Example:
      <source>Hi %1$@</source><target>Hallo %1$ @</target>

    What to do: copy the placeholder from the source, character by character.
    """

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo 1️⃣%1$ @</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo 1️⃣1$@</target></trans-unit>"),
    .triggering("ja", "<trans-unit id=\"a\"><source>Hi %@</source><target>こんにちは1️⃣％@</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>%d files</source><target>1️⃣%D Dateien</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>%#@x@</source><target>1️⃣%#@ x@</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>%@ owes 1️⃣%1$y</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>It costs 1$ @home</source><target>Es kostet 1$ @home</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>100%</source><target>100％</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%minutes% ago</source><target>vor %minutes%</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Type %D</source><target>Typ %D</target></trans-unit>"),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for facts in file.units {
        if let target = facts.target {
          report(facts.comparison?.malformed ?? [], target, facts, catalog.name, &findings)
        } else if file.isSource, let source = facts.source {
          report(BrokenPlaceholder.all(in: source), source, facts, catalog.name, &findings)
        }
      }
    }
  }

  private static func report(
    _ broken: [BrokenPlaceholder], _ text: TextFacts, _ facts: UnitFacts, _ file: String, _ findings: inout Findings
  ) {
    for broken in broken.prefix(Findings.mostInText) {
      findings.report(
        self, file: file, at: text.span(of: broken.range), unit: facts.unit.id,
        "\"\(text.quoted(broken.range))\" looks like a placeholder, but \(broken.fault)",
        help: "Copy the placeholder from the source; write %% to show a percent sign")
    }
  }
}
