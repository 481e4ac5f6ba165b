import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A plural form is never shown, because its language has no such category.
enum UnreachablePluralCategory: UnitCheck {
  static let kind = FindingKind(
    "unreachable-plural-category", .warning,
    """
    A plural form is never shown, because its language has no such category.

    What: by the plural rules of the language (CLDR), no number belongs to the category: one in Japanese, for example,
    or few in German. The form zero is ignored: Apple's systems show it for 0 in every language. Languages for which
    CLDR has no plural rules are ignored too.

    Why: nobody sees the translation. If it says something important, that is lost.

    Example:
      German with <trans-unit id="f|==|plural.few">

    What to do: delete the unit, or move its text to the category where it belongs.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "1️⃣<trans-unit id=\"f|==|plural.few\"><source>%lld files</source><target>%lld Dateien</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"f|==|plural.zero\"><source>No file</source><target>Keine Datei</target></trans-unit>"),
    .clean(
      "es", "<trans-unit id=\"f|==|plural.many\"><source>%lld files</source><target>%lld archivos</target></trans-unit>"
    ),
    .clean("ja", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source></trans-unit>"),
    .clean(
      "cs", "<trans-unit id=\"f|==|plural.many\"><source>%f files</source><target>%f souboru</target></trans-unit>"),
    .triggering(
      "ast", "1️⃣<trans-unit id=\"f|==|plural.few\"><source>%lld files</source><target>%lld x</target></trans-unit>"),
    .triggering(
      "ja", "1️⃣<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld x</target></trans-unit>"),
    .triggering(
      document: #"{"a_ordinal_other": "{{count}}.", 1️⃣"a_ordinal_one": "x"}"#, file: "locales/de/a.json"),
    .clean(
      document:
        #"{"a_ordinal_two": "{{count}}nd", "a_ordinal_one": "{{count}}st", "a_ordinal_few": "{{count}}rd", "a_ordinal_other": "{{count}}th"}"#,
      file: "locales/en/a.json"),
    .clean("mi", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld x</target></trans-unit>"),
    .clean(
      "tlh", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld teywI'</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard unit.shown != nil, let rules = file.rules(of: unit.unit) else { return }
    if let category = unit.unit.variation.category {
      guard file.isNeverShown(unit.unit) else { return }
      findings.report(.neverShown(category, rules), at: unit.unit.nameSpan, unit: unit.unit.id)
    } else if let category = file.unusedOrdinal(unit.unit) {
      findings.report(.neverShown(rank: category, rules), at: unit.unit.nameSpan, unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func neverShown(rank category: PluralCategory, _ rules: LanguageRules) -> Self {
    let categories = PluralRules.ordinal(for: rules.tag).categories.map { "\"\($0.keyword)\"" }.joined(separator: ", ")
    return Self(
      "\(rules.name) has no form \"\(category.keyword)\" for ranks, so this text is never shown",
      help: "Delete it; for ranks, \(rules.name) only has \(categories)")
  }

  fileprivate static func neverShown(_ category: PluralCategory, _ rules: LanguageRules) -> Self {
    let categories = rules.plurals.categories.map { "\"\($0.keyword)\"" }.joined(separator: ", ")
    return Self(
      "\(rules.name) has no form \"\(category.keyword)\", so this text is never shown",
      help: "Delete the unit; \(rules.name) only has \(categories)")
  }
}
