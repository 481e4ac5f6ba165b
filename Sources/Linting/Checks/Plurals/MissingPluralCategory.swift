import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text that varies by number lacks a form that its language needs.
enum MissingPluralCategory: MessageCheck {
  static let kind = FindingKind(
    "missing-plural-category", .error, milder: .info,
    """
    A text that varies by number lacks a form that its language needs.

    What: the plural rules of the language (CLDR) have a category for whole numbers, such as few in Russian, but the
    text has no unit for it. A unit that is present but unfinished does not count as missing. The category many of
    Spanish, French, Italian, Portuguese and Catalan applies only to millions; it is reported as info.

    Why: for numbers of this category people see the form for other numbers, which is wrong grammar.

    Example:
      Russian with one and other only: "2 файлов" instead of "2 файла"

    What to do: add a unit for the category, or export the catalogue again: Xcode adds it.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
      1️⃣<trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
      """,
      corrected: """
        <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
        <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
        <trans-unit id="f|==|plural.few"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
        <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
        """),
    .triggering(
      "fr",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld fichier</target></trans-unit>
      1️⃣<trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld fichiers</target></trans-unit>
      """,
      corrected: """
        <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld fichier</target></trans-unit>
        <trans-unit id="f|==|plural.many"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
        <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld fichiers</target></trans-unit>
        """),
    .clean(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
      <trans-unit id="f|==|plural.few"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
      """),
    .triggering(
      document: #"{"a_ordinal_one": "{{count}}st", "a_ordinal_two": "{{count}}nd", 1️⃣"a_ordinal_other": "{{count}}th"}"#,
      file: "locales/en/a.json"),
    .clean(document: #"{"a_ordinal_other": "{{count}}."}"#, file: "locales/de/a.json"),
    .clean(document: #"{"a_ordinal_few": "{{count}}-й", "a_ordinal_other": "{{count}}-й"}"#, file: "locales/uk/a.json"),
    .clean(
      "ja",
      "<trans-unit id=\"f|==|plural.other\"><source>%lld files</source><target>%lldファイル</target></trans-unit>"),
    .clean(
      "cs",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld soubor</target></trans-unit>
      <trans-unit id="f|==|plural.few"><source>%lld files</source><target>%lld soubory</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld souborů</target></trans-unit>
      """),
    .clean(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source></trans-unit>
      """),
  ]

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of such a file compares the forms of each text with those that the file names.
    guard !file.file.hasOwnPluralForms else { return }
    for plural in message.plurals where message.isShown(plural) {
      guard let rules = message.rules(of: plural, in: file), let last = plural.forms.last else { continue }
      let unit = message.units[last.unit].unit
      for category in rules.plurals.categories where category != .other {
        let reach = rules.plurals.reach(of: category)
        guard reach >= .millions, !plural.forms.contains(where: { $0.category == category }) else { continue }
        let isRare = reach == .millions
        let model = message.units[plural.forms.first { $0.category == .other }?.unit ?? last.unit].unit
        findings.report(
          .missing(category, rules, isRare: isRare, hasUnits: file.file.sources == .units),
          isMild: isRare, at: unit.nameSpan,
          unit: unit.id,
          fix: model.fix(adding: category, behind: false, isSafe: !isRare))
      }
    }
  }

  /// Forms for ranks are texts of their own, and not all of them may be in the source.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for file in catalog.files {
      for forms in OrdinalForms.all(in: file) {
        guard let rules = file.facts.rules(of: forms.last), rules.isKnown else { continue }
        for category in PluralRules.ordinal(for: rules.tag).categories where !forms.categories.contains(category) {
          findings.report(.missing(rank: category, rules), at: forms.last.nameSpan, unit: forms.last.id)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(rank category: PluralCategory, _ rules: LanguageRules) -> Self {
    let samples = PluralRules.ordinal(for: rules.tag).samples(of: category)
    return Self(
      "\(rules.name) has a form \"\(category.keyword)\" for ranks such as \(samples), but this text does not",
      help: "Add a form \"\(category.keyword)\"")
  }

  fileprivate static func missing(_ category: PluralCategory, _ rules: LanguageRules, isRare: Bool, hasUnits: Bool)
    -> Self
  {
    let form = "\(hasUnits ? "unit for" : "form") \"\(category.keyword)\""
    return Self(
      "\(rules.name) has a form \"\(category.keyword)\" for numbers such as \(rules.plurals.samples(of: category)), "
        + "but this text does not",
      help: isRare
        ? "Add a \(form) if the number can be that large"
        : hasUnits ? "Add a \(form), or export the catalogue again: Xcode adds it" : "Add a \(form)")
  }
}
