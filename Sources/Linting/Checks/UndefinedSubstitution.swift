import CatalogFormats
import Diagnostics
import Localization

/// A text calls a substitution that does not exist.
enum UndefinedSubstitution: Check {
  static let id = "undefined-substitution"
  static let severity = Severity.error
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    A text calls a substitution that does not exist.

    What: %#@name@ stands for another text that varies by a number, and the file has no unit for that name.

    Why: people see %#@name@, or the app crashes.

    Example:
      <trans-unit id="k"><target>In %#@fils@</target>…  where the substitution is called files

    What to do: write the name as in the source. Names of substitutions are not translated.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="k"><source>In %#@files@</source><target>In 1️⃣%#@dateien@</target></trans-unit>
      <trans-unit id="k|==|substitutions.files.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="k"><source>In %#@a.b@</source><target>In %#@a.b@</target></trans-unit>
      <trans-unit id="k|==|substitutions.@a.b@.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="/k:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source><target>%#@n@</target></trans-unit>
      <trans-unit id="/k:dict/n:dict/other:dict/:string"><source>%d files</source><target>%d Dateien</target></trans-unit>
      """, original: "Localizable.stringsdict"),
    .clean(
      "de",
      """
      <trans-unit id="k|==|plural.other"><source>In %#@files@</source><target>In %#@files@</target></trans-unit>
      <trans-unit id="k|==|substitutions.files.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
      """),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files where file.usesPrintf {
      for message in file.messages {
        let names = Set(message.substitutions.map { MessageKey($0.name) })
        for index in message.units {
          let facts = file.units[index]
          guard let text = file.shownText(of: facts) else { continue }
          for use in text.uses() {
            guard let name = use.substitution, !names.contains(MessageKey(name)) else { continue }
            report(name, text.span(of: use.range), message, facts.unit, catalog.name, &findings)
          }
        }
      }
    }
  }

  private static func report(
    _ name: String, _ span: SourceSpan, _ message: MessageFacts, _ unit: TranslationUnit, _ file: String,
    _ findings: inout Findings
  ) {
    let names = message.substitutions.prefix(8).map(\.name)
    let nearest = Suggestion.nearest(to: name, in: names) ?? (names.count == 1 ? names.first : nil)
    findings.report(
      self, file: file, at: span, unit: unit.id, "There is no substitution called \"\(name.clipped)\" for this text",
      help: nearest.map { "Write %#@\($0.clipped)@; names of substitutions are not translated" }
        ?? "Copy the name from the source, or export the catalogue again")
  }
}
