import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A substitution is translated but no text calls it.
enum UnusedSubstitution: Check {
  static let id = "unused-substitution"
  static let severity = Severity.warning
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    A substitution is translated but no text calls it.

    What: there are units for a substitution, and neither the source nor the translation of its text has %#@name@.

    Why: nobody ever sees these translations; perhaps a name was changed on one side only.

    Example:
      <trans-unit id="k"><source>Files</source>…
      <trans-unit id="k|==|substitutions.files.plural.other">…

    What to do: put %#@name@ into the text, or delete the substitution in the project.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="k"><source>Files</source><target>Dateien</target></trans-unit>
      1️⃣<trans-unit id="k|==|substitutions.n.plural.one"><source>%arg file</source><target>%arg Datei</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="/k:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@a@</source><target>%#@a@</target></trans-unit>
      <trans-unit id="/k:dict/a:dict/other:dict/:string"><source>%d in %#@b@</source><target>%d in %#@b@</target></trans-unit>
      <trans-unit id="/k:dict/b:dict/other:dict/:string"><source>%d boxes</source><target>%d Kisten</target></trans-unit>
      """, original: "Localizable.stringsdict"),
    .clean(
      "de",
      "<trans-unit id=\"k|==|substitutions.n.plural.other\"><source>%arg</source><target>%arg</target></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="/k:dict/n:dict/other:dict/:string"><source>%d files</source><target>%d Dateien</target></trans-unit>
      """, original: "Localizable.stringsdict"),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files where file.usesPrintf {
      for message in file.messages {
        let substitutions = message.substitutions
        guard !substitutions.isEmpty, message.hasRoot(in: file) else { continue }
        var called: Set<MessageKey> = []
        for index in message.units {
          let facts = file.units[index]
          for text in [facts.source, facts.target] {
            for use in text?.uses() ?? [] { called.formUnion(use.substitution.map { [MessageKey($0)] } ?? []) }
          }
        }
        for (name, index) in substitutions where !called.contains(MessageKey(name)) {
          let unit = file.units[index].unit
          findings.report(
            self, file: catalog.name, at: unit.nameSpan, unit: unit.id,
            "No text of \"\(message.key.excerpt)\" calls the substitution \"\(name.excerpt)\"",
            help: "Put %#@\(name.excerpt)@ into the text, or delete the substitution")
        }
      }
    }
  }
}

extension MessageFacts {
  /// Whether there is a text that could call substitutions.
  fileprivate func hasRoot(in file: FileFacts) -> Bool {
    !roots.isEmpty || plurals.contains { $0.substitution == nil }
  }
}
