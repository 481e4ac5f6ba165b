import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text that varies by number lacks a form that its language needs.
enum MissingPluralCategory: Check {
  static let id = "missing-plural-category"
  static let severity = Severity.error
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    A text that varies by number lacks a form that its language needs.

    What: the plural rules of the language (CLDR) have a category for whole numbers that the text has no unit for, such
    as few in Russian. A unit that is there and not finished yet is not missing. The category many of Spanish, French,
    Italian, Portuguese and Catalan serves only millions; it is reported as a hint.

    Why: for numbers of this category people get the form for other numbers, which is wrong grammar.

    Example:
      Russian with one and other only: "2 файлов" instead of "2 файла"

    What to do: add a unit for the category, or export the catalogue again: Xcode adds it.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
      1️⃣<trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
      """),
    .triggering(
      "fr",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld fichier</target></trans-unit>
      1️⃣<trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld fichiers</target></trans-unit>
      """),
    .clean(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
      <trans-unit id="f|==|plural.few"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
      <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
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

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      guard let language = file.language else { continue }
      let rules = PluralRules.cardinal(for: language)
      for message in file.messages {
        for plural in message.plurals where plural.isShown(in: file) {
          let missing = rules.categories.filter { category in
            category != .other && rules.reach(of: category) >= .millions
              && !plural.forms.contains { $0.category == category }
          }
          for category in missing { report(category, rules, language, plural, file, catalog.name, &findings) }
        }
      }
    }
  }

  private static func report(
    _ category: PluralCategory, _ rules: PluralRules, _ language: LanguageTag, _ plural: MessageFacts.PluralForms,
    _ file: FileFacts, _ name: String, _ findings: inout Findings
  ) {
    guard let last = plural.forms.last else { return }
    let unit = file.units[last.unit].unit
    let isRare = rules.reach(of: category) == .millions
    let language = LanguageName.name(of: language)
    findings.report(
      self, severity: isRare ? .info : .error, file: name, at: unit.nameSpan, unit: unit.id,
      "\(language) has a form \"\(category.keyword)\" for numbers such as \(rules.samples(of: category)); it is missing",
      help: isRare
        ? "Add it if the number can be that great"
        : "Add a unit for \"\(category.keyword)\", or export the catalogue again: Xcode adds it")
  }
}

extension MessageFacts.PluralForms {
  /// Whether any of the forms is shown to people.
  func isShown(in file: FileFacts) -> Bool { forms.contains { file.shownText(of: file.units[$0.unit]) != nil } }
}
