import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A percent sign in a text with placeholders is not written as `%%`.
enum UnescapedPercent: Check {
  static let id = "unescaped-percent"
  static let severity = Severity.warning

  static let documentation: StaticString = """
    A percent sign in a text with placeholders is not written as `%%`.

    What: a text that shows values has a single percent sign that is no placeholder. Texts without placeholders are
    left alone: they may be shown as they are. So are translations whose source has the same slip.

    Why: the sign can vanish, or be read as a placeholder together with what follows it.

    Example:
      <source>%d%% done</source><target>%d % fertig</target>

    What to do: write %% where people shall see a percent sign.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%d%% done</source><target>%d 1️⃣% fertig</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>%d1️⃣% done</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>50% of all</source><target>50 % von allen</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>%d%% done</source><target>%d％完了</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%d% done</source><target>%d % fertig</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>%@: http://x.de/%C3%A4</source><target>%@: http://x.de/%C3%A4</target></trans-unit>"
    ),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for facts in file.units {
        guard let text = file.shownText(of: facts), text.pattern != nil else { continue }
        let isSource = facts.target == nil
        if !isSource, facts.source.map({ !$0.unescapedPercents.isEmpty }) ?? true { continue }
        guard !text.uses().isEmpty || facts.source.map({ !$0.uses().isEmpty }) ?? false else { continue }
        // The percent sign of a torn placeholder was told with it.
        let broken = facts.comparison?.malformed ?? []
        let percents = text.unescapedPercents.filter { percent in !broken.contains { $0.range.overlaps(percent) } }
        for range in percents.prefix(Findings.mostInText) {
          findings.report(
            self, file: catalog.name, at: text.span(of: range), unit: facts.unit.id,
            "This percent sign is not part of a placeholder, and the text has placeholders",
            help: "Write %% to show one percent sign")
        }
      }
    }
  }
}
