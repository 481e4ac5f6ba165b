import CatalogFormats
import Diagnostics
import Localization

/// All plural forms of a translation are the same, though those of its source differ.
enum IdenticalPluralForms: Check {
  static let id = "identical-plural-forms"
  static let severity = Severity.info
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    All plural forms of a translation are the same, though those of its source differ.

    What: every form that was translated has the same text. Languages whose nouns do not change behind a number, such as
    Turkish and Hungarian, are left alone.

    Why: often a form was copied and the change forgotten. It is right for abbreviations and words without a plural.

    Example:
      German one: "%lld Dateien", other: "%lld Dateien"

    What to do: look at the form for one number again.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      1️⃣<trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld Dateien</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld Dateien</target></trans-unit>
      """),
    .clean(
      "tr",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld dosya</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld dosya</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="f|==|plural.one"><source>%lld km</source><target>%lld km</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld km</source><target>%lld km</target></trans-unit>
      """),
  ]

  /// Languages whose nouns stay singular behind a number.
  private static let languages = [
    "tr", "hu", "az", "kk", "uz", "ky", "tk", "tt", "ug", "fa", "ka", "hy", "eu", "bn", "ku", "mn", "cy", "ckb",
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files where !file.isSource {
      guard let language = file.language?.canonicalized().language, !languages.contains(language) else { continue }
      for message in file.messages {
        for plural in message.plurals { check(plural, file, catalog.name, &findings) }
      }
    }
  }

  private static func check(
    _ plural: MessageFacts.PluralForms, _ file: FileFacts, _ name: String, _ findings: inout Findings
  ) {
    let units = plural.forms.map { file.units[$0.unit] }
    let targets = units.compactMap(\.target)
    guard targets.count == units.count, targets.count > 1, let first = units.first, let text = targets.first,
      areSame(targets), !areSame(units.compactMap(\.source))
    else { return }
    findings.report(
      self, file: name, at: first.unit.nameSpan, unit: first.unit.id,
      "All \(targets.count) plural forms are \"\(text.text.clipped)\", while those of the source differ",
      help: "Look at the forms again; this is right where the word does not change")
  }

  private static func areSame(_ texts: [TextFacts]) -> Bool {
    guard let first = texts.first else { return true }
    return texts.allSatisfy { $0.text.utf8.elementsEqual(first.text.utf8) }
  }
}
