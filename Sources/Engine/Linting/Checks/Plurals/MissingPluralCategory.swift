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
    text has no form for it. One finding names all forms that a text lacks. A form that is present but unfinished does
    not count as missing. Choices in ICU's syntax, {count, plural, …}, are checked too; there, selectors such as =1
    count for categories of one number. A variable all of whose forms are empty needs no others.

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
      if shown.allSatisfy({ $0.facts.isCopy || $0.shown?.segment.isBlank == true }) { continue }
      let texts = shown.compactMap { $0.shown?.text }
      let gaps = PluralGap.all(
        plural.forms.map { $0.category },
        allFormsAreSame: texts.count > 1 && Set(texts.map { ExactText($0) }).count == 1,
        in: rules.plurals, of: rules.tag)
      guard let severity = gaps.severity else { continue }
      let model = message.units[plural.forms.first { $0.category == .other }?.unit ?? last.unit].unit
      let isSafe = severity != .info
      let edits = gaps.compactMap { model.fix(adding: $0.category, after: false, isSafe: isSafe) }.flatMap { $0.edits }
      findings.report(
        .missing(gaps, rules, rules.plurals, hasUnits: file.file.isOfXcode), as: severity, at: unit.nameSpan,
        unit: unit.id, fix: edits.isEmpty ? nil : Fix(isSafe: isSafe, edits: edits))
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
      guard let severity = gaps.severity else { continue }
      count += 1
      findings.report(
        .missing(gaps, rules, plurals, isRank: choice.kind == .ordinal, hasUnits: false), as: severity,
        at: text.span(of: choice.head), unit: unit.id)
    }
  }

  /// Checks ordinal forms, which are separate texts; the source may lack some of them.
  static func conclude(_ catalog: CatalogSummary, _ findings: inout Findings) {
    for file in catalog.files {
      for forms in OrdinalForms.all(in: file) {
        guard let rules = file.facts.rules(of: forms.last), rules.isKnown else { continue }
        let plurals = PluralRules.ordinal(for: rules.tag)
        let gaps = plurals.categories.filter { !forms.categories.contains($0) }.map { PluralGap($0, .error) }
        guard let severity = gaps.severity else { continue }
        findings.report(
          .missing(gaps, rules, plurals, isRank: true, hasUnits: false), as: severity, at: forms.last.nameSpan,
          unit: forms.last.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(
    _ gaps: [PluralGap], _ rules: LanguageRules, _ plurals: PluralRules, isRank: Bool = false, hasUnits: Bool
  ) -> Self {
    let names = gaps.map { "\"\($0.category.keyword)\"" }
    let forms = zip(gaps, names).map { gap, name in
      "\(name) for \(isRank ? "ranks" : "numbers") such as \(plurals.samples(of: gap.category))"
    }
    let isOne = gaps.count == 1
    let noun = hasUnits ? isOne ? "a unit for" : "units for" : isOne ? "a form" : "the forms"
    let advice = "Add \(noun) \(names.joinedAsList)"
    return Self(
      "\(rules.name) has \(isOne ? "a form" : "the forms") \(forms.joinedAsList), but this text does not",
      help: gaps.severity == .info
        ? "\(advice) if the number can be that large"
        : hasUnits ? "\(advice), or export the catalogue again: Xcode adds \(isOne ? "it" : "them")" : advice)
  }
}
