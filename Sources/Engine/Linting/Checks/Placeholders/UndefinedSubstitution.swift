import WatchwordDiagnostics

/// A text uses a substitution that does not exist.
enum UndefinedSubstitution: FileCheck {
  static let kind = FindingKind(
    "undefined-substitution", .error,
    """
    A text uses a substitution that does not exist.

    What: %#@name@ is replaced by another text that varies by a number, and the file has no unit for that name.

    Why: people see %#@name@, or the app crashes.

    Example:
      <trans-unit id="k"><target>In %#@fils@</target>…  where the substitution is called files

    What to do: write the name as in the source. Do not translate the names of substitutions.
    """)

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

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    guard catalog.isComplete else { return }
    for file in catalog.files {
      findings.setElement(file.facts)
      // Tools that assign their own ids to units also hide the substitutions. In their files, only references that the
      // source lacks are reported.
      for substitution in file.deferred.unresolvedSubstitutions
      where file.deferred.holdsSubstitutions || !substitution.isInSource {
        findings.report(.undefined(substitution), at: substitution.span, unit: substitution.unit)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func undefined(_ substitution: DeferredFacts.UnresolvedSubstitution) -> Self {
    let only = substitution.known.count == 1 ? substitution.known.first : nil
    let nearest = Suggestion.nearest(to: substitution.name, in: substitution.known) ?? only
    return Self(
      "This text has no substitution called \"\(substitution.name.excerpt)\"",
      help: nearest.map { "Write %#@\($0.excerpt)@; do not translate names of substitutions" }
        ?? "Copy the name from the source, or export the catalogue again")
  }
}
