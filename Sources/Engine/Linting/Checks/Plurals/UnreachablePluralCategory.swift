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
    or few in German. The form zero is ignored: Apple's systems show it for 0 in every language. The Hebrew form many is
    ignored because systems before CLDR 42, such as Android 13, show it. Copies of a form of the source and languages
    for which CLDR has no plural rules are ignored too.

    Why: nobody sees the translation. Any important information in it is lost.

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
    .clean(
      "he", "<trans-unit id=\"f|==|plural.many\"><source>%lld files</source><target>%lld קבצים</target></trans-unit>"),
    .clean(
      "ja", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld file</target></trans-unit>"),
    .clean("mi", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld x</target></trans-unit>"),
    .clean(
      "tlh", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>%lld teywI'</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shown, unit.unit.variation.category != nil || shown.icu != nil || file.isI18next,
      let rules = file.rules(of: unit.unit)
    else { return }
    if let category = unit.unit.variation.category, file.reach(of: unit.unit) == .never, !rules.hadEarlier(category),
      !unit.isCopy
    {
      findings.report(.neverShown(category, rules, isRank: false), at: unit.unit.nameSpan, unit: unit.unit.id)
    } else if unit.unit.variation.isWhole, let category = file.unusedOrdinal(unit.unit) {
      findings.report(.neverShown(category, rules, isRank: true), at: unit.unit.nameSpan, unit: unit.unit.id)
    }
    guard rules.isKnown, let choices = shown.icu?.message?.allChoices else { return }
    var count = 0
    for choice in choices where choice.kind.isPlural {
      let isRank = choice.kind == .ordinal
      let plurals = isRank ? PluralRules.ordinal(for: rules.tag) : rules.plurals
      for branch in choice.branches {
        guard let category = PluralCategory(keyword: branch.selector), plurals.reach(of: category) == .never,
          !file.isICU || !category.isExactInFlutter, isRank || !rules.hadEarlier(category),
          count < Findings.maximumPerText
        else { continue }
        count += 1
        findings.report(
          .neverShown(category, rules, isRank: isRank), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func neverShown(_ category: PluralCategory, _ rules: LanguageRules, isRank: Bool) -> Self {
    let plurals = isRank ? PluralRules.ordinal(for: rules.tag) : rules.plurals
    let categories = plurals.categories.map { "\"\($0.keyword)\"" }.joined(separator: ", ")
    return Self(
      "\(rules.name) has no form \"\(category.keyword)\"\(isRank ? " for ranks" : ""), so this text is never shown",
      help: "Delete it; \(isRank ? "for ranks, " : "")\(rules.name) only has \(categories)")
  }
}
