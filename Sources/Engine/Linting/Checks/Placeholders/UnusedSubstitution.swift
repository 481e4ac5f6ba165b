import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A substitution is translated, but no text uses it.
enum UnusedSubstitution: MessageCheck {
  static let kind = FindingKind(
    "unused-substitution", .warning,
    """
    A substitution is translated, but no text uses it.

    What: a substitution has units, but neither the source nor the translation of its text contains %#@name@.

    Why: nobody sees these translations. Perhaps the name was changed in only one of the two.

    Example:
      <trans-unit id="k"><source>Files</source>…
      <trans-unit id="k|==|substitutions.files.plural.other">…

    What to do: put %#@name@ into the text, or delete the substitution in the project.
    """)

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

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    let substitutions = message.substitutions
    // A substitution is known to be unused only if the texts that could use it are present.
    let hasRoot = !message.roots.isEmpty || message.plurals.contains { $0.substitution == nil }
    guard file.usesPrintf, !substitutions.isEmpty, hasRoot else { return }
    var called: Set<ExactText> = []
    for unit in message.units {
      for text in [unit.source, unit.target] { called.formUnion((text?.uses() ?? []).compactMap({ $0.substitution })) }
    }
    for (name, index) in substitutions where !called.contains(name) {
      let unit = message.units[index].unit
      findings.report(.unused(name, key: message.key), at: unit.nameSpan, unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ name: ExactText, key: ExactText) -> Self {
    Self(
      "No text of \"\(key.excerpt)\" uses the substitution \"\(name.excerpt)\"",
      help: "Put %#@\(name.excerpt)@ into the text, or delete the substitution")
  }
}
