import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text that varies by number has no form `other`.
enum PluralWithoutOther: MessageCheck {
  static let kind = FindingKind(
    "plural-without-other", .error, milder: [.info],
    """
    A text that varies by number has no form `other`.

    What: there are units for some plural categories, but none for other, which every language has. In Android, other may
    be absent where it is only for fractions, as in Polish; in i18next, this is info.

    Why: systems fall back to other. Without it some numbers show no text, or Xcode refuses to import the text.

    Example:
      <trans-unit id="f|==|plural.one">… on its own

    What to do: add a unit for other, or export the catalogue again.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "1️⃣<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld Datei</target></trans-unit>",
      corrected: """
        <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
        <trans-unit id="f|==|plural.other"><source>%lld file</source><target state="new">%lld file</target></trans-unit>
        """),
    .clean(
      "de",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source></trans-unit>"),
    .triggering(
      document: #"{1️⃣"f_one": "{{count}} plik", "f_few": "{{count}} pliki", "f_many": "{{count}} plików"}"#,
      file: "locales/pl/a.json"),
    .clean(document: #"{"step_one": "Najpierw", "step_two": "Potem"}"#, file: "locales/pl/a.json"),
    .clean(
      document: #"""
        <resources><plurals name="f"><item quantity="one">%d plik</item><item quantity="few">%d pliki</item>
        <item quantity="many">%d plików</item></plurals></resources>
        """#, file: "values-pl/strings.xml"),
  ]

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of such a file compares the forms of each text with those that the file declares.
    guard !file.file.hasOwnPluralForms else { return }
    for plural in message.plurals where message.isShown(plural) {
      guard let first = plural.forms.first, !plural.forms.contains(where: { $0.category == .other }) else { continue }
      let isForFractions = isOnlyForFractions(plural, of: message, in: file)
      if isForFractions, file.countsWholeNumbers { continue }
      let unit = message.units[first.unit].unit
      let model = plural.forms.last.map { message.units[$0.unit].unit }
      findings.report(
        .only(first.category), as: isForFractions && file.isI18next ? .info : nil, at: unit.nameSpan, unit: unit.id,
        fix: model?.fix(adding: .other, after: true, isSafe: true))
    }
  }

  /// Whether the language of a text uses `other` only for fractions.
  private static func isOnlyForFractions(
    _ plural: MessageFacts.PluralForms, of message: MessageFacts, in file: FileFacts
  ) -> Bool {
    guard let rules = message.rules(of: plural, in: file), rules.isKnown else { return false }
    return rules.plurals.reach(of: .other) != .wholeNumbers
  }
}

extension Finding.Message {
  fileprivate static func only(_ category: PluralCategory) -> Self {
    Self(
      "This text has the form \"\(category.keyword)\", but no form \"other\"",
      help: "Add a unit for \"other\", or export the catalogue again")
  }
}
