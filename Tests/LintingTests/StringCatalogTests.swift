import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// What checks see of a document with many languages.
@Suite struct StringCatalogTests {
  private func catalogue(_ strings: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
  }

  private func key(_ name: String, comment: String = "", _ texts: KeyValuePairs<String, String>) -> String {
    let texts = texts.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}" }
    let note = comment.isEmpty ? "" : "\"comment\":\"\(comment)\","
    return "\"\(name)\":{\(note)\"localizations\":{\(texts.joined(separator: ","))}}"
  }

  private func lint(
    _ texts: [(name: ExactText, text: String)], set: CheckSet = .all, languages: [LanguageTag] = [],
    listsUnfinished: Bool = false
  ) -> Report {
    let configuration = LintConfiguration(
      set: set, listsUnfinished: listsUnfinished, languages: LanguageFilter(languages))
    return Linter(configuration: configuration).lint(texts.map { input($0.text, name: $0.name) })
  }

  @Test func `several languages in a document with any name are not a defect`() {
    let text = catalogue(key("Salt", comment: "x", ["de": "Salz", "fr": "Sel"]))
    #expect(lint([("de.xcstrings", text)]).ids == [])
  }

  @Test func `a placeholder that a language lacks is reported there`() throws {
    let marked = MarkedText(catalogue(key("%lld x", comment: "x", ["de": "%lld y", "fr": "1️⃣y"])))
    let found = lint([("a.xcstrings", marked.text)], set: .essential).findings
    #expect(found.map(\.id) == ["missing-placeholder"] && found.first?.span.start == marked[1])
  }

  @Test func `a defect of a source is reported once`() {
    let text = catalogue(key("% @ salt", ["de": "%@ Salz", "fr": "%@ sel", "it": "%@ sale"]))
    let ids = lint([("a.xcstrings", text)]).ids
    #expect(ids.filter { $0 == "malformed-placeholder" }.count == 1, "\(ids)")
    #expect(ids.filter { $0 == "placeholder-unexplained" || $0 == "missing-note" }.count == 1, "\(ids)")
  }

  @Test func `a language that a key lacks counts as untranslated in that language only`() throws {
    let text = catalogue(
      key("Salt", ["de": "Salz", "fr": "Sel"]) + "," + key("Pepper", ["de": "Pfeffer"]) + ",\"Sugar\":{}")
    let examined = Linter().examine(input(text, name: "a.xcstrings"))
    let counts = examined.progress.map {
      "\($0.language?.language ?? "") \($0.progress.translated)/\($0.progress.unitCount)"
    }
    #expect(counts == ["de 2/3", "fr 1/3"])
  }

  @Test func `plural forms of a language are those of CLDR`() {
    let plural = { (language: String) in
      let forms = ["one", "other"].map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%lld \($0) \(language)\"}}"
      }
      return "{\"variations\":{\"plural\":{\(forms.joined(separator: ","))}}}"
    }
    let text = catalogue(
      "\"%lld files\":{\"comment\":\"x\",\"localizations\":{\"en\":\(plural("en")),"
        + "\"ja\":\(plural("ja")),\"ru\":\(plural("ru"))}}")
    let ids = lint([("a.xcstrings", text)], set: .essential).ids
    #expect(ids.filter { $0 == "missing-plural-category" }.count == 1, "\(ids)")
    #expect(ids.filter { $0 == "unreachable-plural-category" }.count == 1, "\(ids)")
  }

  @Test func `a catalogue with its sources is not compared with another one of the same name`() {
    let source = catalogue("\"Salt\":{\"comment\":\"x\"}")
    let other = catalogue(key("Pepper", comment: "x", ["de": "Pfeffer"]))
    #expect(lint([("A/Localizable.xcstrings", source), ("B/Localizable.xcstrings", other)]).ids == [])
  }

  @Test func `only requested languages are examined`() {
    let text = catalogue(key("%lld x", comment: "x", ["de": "y", "fr": "z"]))
    #expect(lint([("a.xcstrings", text)], set: .essential).ids.count == 2)
    let french = lint([("a.xcstrings", text)], set: .essential, languages: [LanguageTag("fr")].compactMap { $0 })
    #expect(french.ids == ["missing-placeholder"])
  }

  @Test(arguments: [
    Case("it finds something in one language", "y", [] as [String]),
    Case("it finds nothing in any", "%lld y", ["unused-suppression"]),
  ])
  func `a note that languages share suppresses in all of them`(_ each: Case<String, [String]>) {
    let text = catalogue(
      key("%lld x", comment: "watchword: ignore missing-placeholder it is a list", ["de": "%lld y", "fr": each.given]))
    #expect(lint([("a.xcstrings", text)], set: .essential).ids == each.expected)
  }

  @Test func `errors are reported by language`() throws {
    let marked = MarkedText(catalogue(key("a", ["de": "1️⃣x", "fr": "2️⃣y"])))
    let languages = LanguageMap(Linter().examine(input(marked.text, name: "a.xcstrings")))
    let german = languages.language(at: try #require(marked[1]))
    let french = languages.language(at: try #require(marked[2]))
    #expect(german == LanguageTag("de") && french == LanguageTag("fr"))
    #expect(languages.language(at: .start) == nil)
  }

  // MARK: Beside other formats

  @Test func `languages are counted alike in every format`() {
    let strings = [
      ("en.lproj/Info.strings", "a = Salt;\nb = Pepper;\nc = Sugar;\n"), ("de.lproj/Info.strings", "a = Salz;\n"),
      ("en.lproj/Count.stringsdict", days("%d day", "%d days")),
      ("de.lproj/Count.stringsdict", days("%d Tag", "%d Tage")),
    ].map { (name: ExactText($0.0), text: $0.1) }
    let catalog = catalogue(key("Salt", ["de": "Salz", "fr": "Sel"]) + "," + key("Pepper", ["de": "Pfeffer"]))
    let xliff = document("de", unit("Salt", "Salz"), original: "Web.html")
    let inputs =
      strings.map { input($0.text, name: $0.name, beside: strings) }
      + [input(catalog, name: "Localizable.xcstrings"), input(xliff, name: "de.xliff")]
    var progress: [String: (translated: Int, units: Int)] = [:]
    for part in inputs.flatMap({ Linter().examine($0).progress }) {
      let language = part.language.map { "\($0)" } ?? "-"
      let known = progress[language] ?? (0, 0)
      progress[language] = (known.translated + part.progress.translated, known.units + part.progress.unitCount)
    }
    #expect(progress.mapValues { "\($0.translated)/\($0.units)" } == ["de": "6/8", "fr": "1/2"])
  }

  private func days(_ one: String, _ other: String) -> String {
    """
    <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>
    <key>other</key><string>\(other)</string></dict></dict></dict></plist>
    """
  }

  /// Files with a language each, of which the source lacks a key, or another one than the file's name says is in it.
  static let folders: [Case<[(name: ExactText, text: String)], [String]>] = [
    Case(
      "a key that the source lacks, beside it",
      [("en.lproj/a.strings", "a = Salt;"), ("de.lproj/a.strings", "a = Salz;\nb = Pfeffer;")],
      ["de.lproj/a.strings:2:1 unknown-unit"]),
    Case(
      "the same of Android",
      [
        ("values/strings.xml", "<resources><string name=\"a\">Salt</string></resources>"),
        (
          "values-de/strings.xml",
          "<resources><string name=\"a\">Salz</string>\n<string name=\"b\">Pfeffer</string></resources>"
        ),
      ], ["values-de/strings.xml:2:1 unknown-unit"]),
    Case(
      "the same of ARB",
      [("app_en.arb", "{\"a\": \"Salt\"}"), ("app_de.arb", "{\"a\": \"Salz\",\n\"b\": \"Pfeffer\"}")],
      ["app_de.arb:2:1 unknown-unit"]),
    Case(
      "the same of i18next",
      [
        ("locales/en/a.json", "{\"a\": \"Salt\"}"), ("locales/de/a.json", "{\"a\": \"Salz\",\n\"b\": \"Pfeffer\"}"),
      ], ["locales/de/a.json:2:1 unknown-unit"]),
    Case(
      "gettext's catalogues, of which one is in English",
      [
        ("po/en.po", "msgid \"\"\nmsgstr \"Language: en\\n\"\n\nmsgid \"Salt\"\nmsgstr \"Salt\"\n"),
        ("po/de.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Pepper\"\nmsgstr \"Pfeffer\"\n"),
      ], []),
    Case(
      "plural forms that the source has no use for",
      [
        ("locales/en/a.json", "{\"a_one\": \"{{count}} day\", \"a_other\": \"{{count}} days\"}"),
        (
          "locales/ru/a.json",
          "{\"a_one\": \"{{count}} день\", \"a_few\": \"{{count}} дня\", \"a_many\": \"{{count}} дней\", "
            + "\"a_other\": \"{{count}} дня\"}"
        ),
      ], []),
  ]

  @Test(arguments: folders, [true, false])
  func `a key that the source lacks is one finding`(
    each: Case<[(name: ExactText, text: String)], [String]>, withSource: Bool
  ) {
    let files = withSource ? each.given[...] : each.given.dropFirst()
    let inputs = files.map { input($0.text, name: $0.name, beside: each.given) }
    let found = Linter(configuration: LintConfiguration(set: .recommended)).lint(inputs).findings
    #expect(found.map { "\($0.file):\($0.span.start.line):\($0.span.start.column) \($0.id)" } == each.expected)
    #expect(found.allSatisfy { !"\($0.message) \($0.help ?? "")".contains("<") })
  }
}
