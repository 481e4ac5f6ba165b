import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The same source has different translations.
enum InconsistentTranslation: ProjectCheck {
  static let kind = FindingKind(
    "inconsistent-translation", .warning,
    """
    The same source has different translations.

    What: two units in the same language and the same folder have the same source of several words, but different
    translations. The following are ignored: single words, which often have several meanings; texts that vary by number
    or device; texts with different notes; translations that differ in capitals only; and texts with different uses
    according to their ids, such as "sign-in.title" and "sign-in.button", because many languages name an action
    differently there.

    Why: people see two names for one thing and look for the difference.

    Example:
      "Privacy Notice" is "Datenschutzhinweis" in one unit and "Hinweise zum Datenschutz" in another

    What to do: agree on one translation. If both are right, give the texts different sources or different ids.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="a"><source>Clear cache</source><target>Cache leeren</target></trans-unit>
      <trans-unit id="b"><source>Clear cache</source><target>1️⃣Cache löschen</target></trans-unit>
      <trans-unit id="c"><source>Clear cache</source><target>Cache leeren</target></trans-unit>
      <trans-unit id="d"><source>Clear cache</source><target>Cache löschen</target></trans-unit>
      """),
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="a"><source>Set up</source><target>1️⃣Einrichten</target></trans-unit></body>
          </file>
        </xliff>
        """,
      others: [
        .init(
          "other.xliff",
          """
          <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="b.strings" source-language="en" target-language="de" datatype="plaintext">
              <body><trans-unit id="b"><source>Set up</source><target>Konfigurieren</target></trans-unit></body>
            </file>
          </xliff>
          """)
      ]),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Open</source><target>Öffnen</target></trans-unit>
      <trans-unit id="b"><source>Open</source><target>Offen</target></trans-unit>
      """),
    .clean(
      "pl",
      """
      <trans-unit id="change.title"><source>Change Password</source><target>Zmiana hasła</target></trans-unit>
      <trans-unit id="change.submit"><source>Change Password</source><target>Zmień hasło</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Open all</source><target>Alle öffnen</target><note>Button of the list</note></trans-unit>
      <trans-unit id="b"><source>Open all</source><target>Alle offen</target><note>State of all issues</note></trans-unit>
      """),
    .clean(
      "tr",
      """
      <trans-unit id="a"><source>Privacy notice</source><target>Gizlilik bildirimi</target></trans-unit>
      <trans-unit id="b"><source>Privacy notice</source><target>Gizlilik Bildirimi</target></trans-unit>
      """),
    .clean(
      "ru",
      """
      <trans-unit id="f|==|plural.few"><source>%lld files</source><target>%lld файла</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
      """),
    .clean(
      document: #"{"{{count}} files": "{{count}} bestand", "{{count}} files_plural": "{{count}} bestanden"}"#,
      file: "locales/nl/a.json",
      others: [
        .init(
          "locales/en/a.json",
          #"{"{{count}} files": "{{count}} files", "{{count}} files_plural": "{{count}} files"}"#)
      ]),
    .clean(
      "de",
      """
      <trans-unit id="a"><source><x id="1"/> new blocks</source><target><x id="1"/>neue Blöcke</target></trans-unit>
      <trans-unit id="b"><source><x id="1"/> new blocks</source><target><x id="1"/> Neue Blöcke</target></trans-unit>
      """),
    .clean(
      "fr",
      """
      <trans-unit id="a"><source>Your cart</source><target>Votre  panier</target></trans-unit>
      <trans-unit id="b"><source>Your cart</source><target>Votre panier</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Clear cache</source><target>Cache leeren</target></trans-unit>
      <trans-unit id="b"><source>Clear cache</source><target state="needs-review-l10n">Cache löschen</target></trans-unit>
      """),
  ]

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
    for uses in TranslationGroup.conflicts(in: project.catalogs, of: .source) {
      for (index, use) in uses.enumerated() {
        let earlier = uses[..<index].filter { $0.mayReplace(use) }
        // Each translation is reported once, no matter how many uses with other roles share it.
        guard let other = earlier.first(where: { differs($0, use) }),
          !uses[..<index].contains(where: { $0.translation.target.text == use.translation.target.text })
        else { continue }
        findings.report(
          .differs(use, other, in: project), in: project.catalogs[use.catalog], at: use.translation.target.contentSpan,
          unit: use.translation.id)
      }
    }
  }

  /// Returns the words of a text in small letters. White space at its ends is beside inline codes, and other checks find
  /// too much of it between words.
  private static func compared(_ text: ExactText) -> [ExactText] {
    text.string.lowercased().unicodeScalars.split { $0.isBlank }.map { ExactText(String($0)) }
  }

  private static func differs(_ first: TranslationGroup.Use, _ use: TranslationGroup.Use) -> Bool {
    let (left, right) = (first.translation.target.text, use.translation.target.text)
    // Different notes indicate different meanings.
    if let note = use.translation.note, let other = first.translation.note, note != other { return false }
    return left != right && compared(left) != compared(right)
  }
}

extension Finding.Message {
  fileprivate static func differs(
    _ use: TranslationGroup.Use, _ other: TranslationGroup.Use, in project: ProjectSummary
  ) -> Self {
    let location = other.catalog == use.catalog ? "" : " of \(project.catalogs[other.catalog].name.excerpt)"
    return Self(
      "\"\(use.translation.source.text.excerpt)\" is \"\(use.translation.target.text.excerpt)\" here, but "
        + "\"\(other.translation.target.text.excerpt)\" on line \(other.translation.target.span.start.line)\(location) "
        + "(id \"\(other.translation.id.excerpt)\")",
      help: "Agree on one translation")
  }
}
