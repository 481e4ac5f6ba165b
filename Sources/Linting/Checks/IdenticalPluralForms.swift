import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// All plural forms of a translation are the same, though those of its source differ.
enum IdenticalPluralForms: Check {
  static let id = "identical-plural-forms"
  static let severity = Severity.info
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    All plural forms of a translation are the same, though those of its source differ.

    What: a language with a form for few, such as Polish or Arabic, has the same text in all forms. Other languages are
    left alone: there many words have no plural of their own, as German "Meter".

    Why: often one form was copied and the change forgotten. It is right for abbreviations and words that never change.

    Example:
      Polish one, few, many and other: "%lld plików"

    What to do: look at the forms again.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "pl",
      """
      1️⃣<trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld plików</target></trans-unit>
      <trans-unit id="f|==|plural.few"><source>%lld files</source><target>%lld plików</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld plików</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld plików</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="f|==|plural.one"><source>%lld meter</source><target>%lld Meter</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld meters</source><target>%lld Meter</target></trans-unit>
      """),
    .clean(
      "pl",
      """
      <trans-unit id="f|==|plural.one"><source>%lld km</source><target>%lld km</target></trans-unit>
      <trans-unit id="f|==|plural.few"><source>%lld km</source><target>%lld km</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld km</source><target>%lld km</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld km</source><target>%lld km</target></trans-unit>
      """),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files where !file.isSource {
      guard let language = file.language, PluralRules.cardinal(for: language).reach(of: .few) == .wholeNumbers else {
        continue
      }
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
    guard targets.count == units.count, targets.count >= 3, let first = units.first, let text = targets.first,
      areSame(targets), !areSame(units.compactMap(\.source))
    else { return }
    findings.report(
      self, file: name, at: first.unit.nameSpan, unit: first.unit.id,
      "All \(targets.count) plural forms are \"\(text.text.excerpt)\", while those of the source differ",
      help: "Look at the forms again; this is right where the word does not change")
  }

  private static func areSame(_ texts: [TextFacts]) -> Bool {
    guard let first = texts.first else { return true }
    return texts.allSatisfy { $0.text.isSame(as: first.text) }
  }
}
