import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

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
      // Tools that give units ids of their own keep the substitutions where only they find them.
      let holdsSubstitutions = file.messages.contains { !$0.substitutions.isEmpty }
      for message in file.messages {
        let list = message.substitutions.map(\.name)
        let names = Set(list.map { MessageKey($0) })
        for index in message.units {
          let facts = file.units[index]
          guard let text = file.shownText(of: facts) else { continue }
          let known = holdsSubstitutions ? names : Set((facts.source?.uses() ?? []).compactMap(\.substitutionKey))
          let undefined = text.uses().filter { $0.substitutionKey.map { !known.contains($0) } ?? false }
          for use in undefined.prefix(Findings.mostInText) {
            report(
              use.substitution ?? "", text.span(of: use.range), Array(list.prefix(8)), facts.unit, catalog.name,
              &findings)
          }
        }
      }
    }
  }

  private static func report(
    _ name: String, _ span: SourceSpan, _ names: [String], _ unit: TranslationUnit, _ file: String,
    _ findings: inout Findings
  ) {
    let nearest = Suggestion.nearest(to: name, in: names) ?? (names.count == 1 ? names.first : nil)
    findings.report(
      self, file: file, at: span, unit: unit.id, "There is no substitution called \"\(name.excerpt)\" for this text",
      help: nearest.map { "Write %#@\($0.excerpt)@; names of substitutions are not translated" }
        ?? "Copy the name from the source, or export the catalogue again")
  }
}
