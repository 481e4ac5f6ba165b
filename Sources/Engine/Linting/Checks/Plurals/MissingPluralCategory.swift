import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text that varies by number lacks a form that its language needs.
enum MissingPluralCategory: MessageCheck {
  static let kind = FindingKind(
    "missing-plural-category", .error, milder: [.warning, .info],
    """
    A text that varies by number lacks a form that its language needs.

    What: the plural rules of the language (CLDR) have a category for whole numbers, such as few in Russian, but the
    text has no form for it. A form that is present but unfinished does not count as missing. Choices in ICU's syntax,
    {count, plural, …}, are checked too; there, selectors such as =1 count for categories of one number.

    It is a warning where other shows the numbers correctly: all forms are the same; other is only for fractions, as in
    Polish, and the other forms are present; or nouns are the same after all numbers, as in Turkish. The category many
    of Spanish, French, Italian, Portuguese and Catalan applies only to millions; it is reported as info. Copies of the
    source, which are not translated, are not checked.

    Why: for numbers of this category, people see the form for other numbers, which is wrong grammar.

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
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld file</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld files</target></trans-unit>
      """),
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
    // The reader of such a file compares the forms of each text with those that the file declares.
    guard !file.file.hasOwnPluralForms else { return }
    for plural in message.plurals where message.isShown(plural) {
      guard let rules = message.rules(of: plural, in: file), let last = plural.forms.last else { continue }
      let unit = message.units[last.unit].unit
      let shown = plural.forms.map { message.units[$0.unit] }.filter { $0.shown != nil }
      if shown.allSatisfy({ $0.facts.isCopy }) { continue }
      let texts = shown.compactMap { $0.shown?.text }
      let gaps = PluralGap.all(
        plural.forms.map { $0.category },
        allFormsAreSame: texts.count > 1 && Set(texts.map { ExactText($0) }).count == 1,
        in: rules.plurals, of: rules.tag)
      for gap in gaps {
        let model = message.units[plural.forms.first { $0.category == .other }?.unit ?? last.unit].unit
        findings.report(
          .missing(gap, rules, rules.plurals, hasUnits: file.file.isOfXcode), as: gap.severity,
          at: unit.nameSpan, unit: unit.id,
          fix: model.fix(adding: gap.category, after: false, isSafe: gap.severity != .info))
      }
    }
    for unit in message.units { checkChoices(unit, in: file, &findings) }
  }

  /// Checks the choices in ICU's syntax in the text of a unit.
  private static func checkChoices(_ unit: ComparedUnit, in file: FileFacts, _ findings: inout Findings) {
    guard !unit.facts.isCopy, let text = unit.shown, let choices = text.icu?.message?.allChoices, !choices.isEmpty,
      let rules = file.rules(of: unit.unit)
    else { return }
    var count = 0
    for choice in choices where choice.kind.isPlural && count < Findings.maximumPerText {
      let plurals = choice.kind == .ordinal ? PluralRules.ordinal(for: rules.tag) : rules.plurals
      let texts = choice.branches.map { ExactText(text.quoted($0.message.range)) }
      let gaps = PluralGap.all(
        choice.branches.compactMap { PluralCategory(keyword: $0.selector) },
        numbers: Set(choice.branches.compactMap { $0.number }),
        allFormsAreSame: texts.count > 1 && Set(texts).count == 1, in: plurals, of: rules.tag)
      if !gaps.isEmpty { count += 1 }
      for gap in gaps {
        findings.report(
          .missing(gap, rules, plurals, isRank: choice.kind == .ordinal, hasUnits: false), as: gap.severity,
          at: text.span(of: choice.head),
          unit: unit.id)
      }
    }
  }

  /// Checks ordinal forms, which are separate texts; the source may lack some of them.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for file in catalog.files {
      for forms in OrdinalForms.all(in: file) {
        guard let rules = file.facts.rules(of: forms.last), rules.isKnown else { continue }
        let plurals = PluralRules.ordinal(for: rules.tag)
        for category in plurals.categories where !forms.categories.contains(category) {
          let gap = PluralGap(category: category, severity: .error)
          findings.report(
            .missing(gap, rules, plurals, isRank: true, hasUnits: false), at: forms.last.nameSpan, unit: forms.last.id)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(
    _ gap: PluralGap, _ rules: LanguageRules, _ plurals: PluralRules, isRank: Bool = false, hasUnits: Bool
  ) -> Self {
    let form = "\(hasUnits ? "unit for" : "form") \"\(gap.category.keyword)\""
    let numbers = "\(isRank ? "ranks" : "numbers") such as \(plurals.samples(of: gap.category))"
    return Self(
      "\(rules.name) has a form \"\(gap.category.keyword)\" for \(numbers), "
        + "but this text does not",
      help: gap.severity == .info
        ? "Add a \(form) if the number can be that large"
        : hasUnits ? "Add a \(form), or export the catalogue again: Xcode adds it" : "Add a \(form)")
  }
}
