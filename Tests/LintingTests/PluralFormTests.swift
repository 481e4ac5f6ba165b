import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// Plural forms that languages hardly need, formerly had or have for other numbers, in the formats of apps.
@Suite struct PluralFormTests {
  /// A translation beside its English source.
  struct Pair: Sendable {
    let name: String
    let text: String
    let others: [(name: String, text: String)]

    static func android(_ folder: String, _ forms: KeyValuePairs<String, String>) -> Pair {
      func file(_ items: String) -> String { "<resources><plurals name=\"f\">\(items)</plurals></resources>" }
      return Pair(
        name: "values-\(folder)/strings.xml",
        text: file(forms.map { "<item quantity=\"\($0)\">\($1)</item>" }.joined()),
        others: [
          ("values/strings.xml", file("<item quantity=\"one\">%d file</item><item quantity=\"other\">%d files</item>"))
        ])
    }

    static func stringsdict(_ language: String, _ forms: KeyValuePairs<String, String>) -> Pair {
      func file(_ forms: KeyValuePairs<String, String>) -> String {
        rules(forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined())
      }
      return Pair(
        name: "\(language).lproj/a.stringsdict", text: file(forms),
        others: [("en.lproj/a.stringsdict", file(["one": "%d file", "other": "%d files"]))])
    }

    static func arb(_ language: String, _ source: String, _ target: String) -> Pair {
      Pair(
        name: "app_\(language).arb", text: "{\"a\": \"\(target)\"}", others: [("app_en.arb", "{\"a\": \"\(source)\"}")])
    }

    static func xliff(_ language: String, _ units: String) -> Pair {
      Pair(name: "\(language).xliff", text: document(language, units), others: [])
    }
  }

  private static func rules(_ forms: String, key: String = "f", format: String = "%#@n@", more: String = "") -> String {
    """
    <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variable("n", forms))\(more)</dict></dict></plist>
    """
  }

  private static func variable(_ name: String, _ forms: String) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
    """
  }

  private static func findings(_ pair: Pair) -> [String] {
    let catalogue = input(
      pair.text, name: ExactText(pair.name), beside: pair.others.map { (ExactText($0.name), $0.text) })
    return Linter(configuration: LintConfiguration(set: .recommended)).lint([catalogue]).findings
      .map { "\($0.severity.name) \($0.id)" }
  }

  private static let votes = "{e}: {n, plural, =1{1 vote} other{{n} votes}}"

  static let cases: [Case<Pair, [String]>] = [
    // Hebrew had many up to CLDR 41, which Android 13 has.
    Case("he many", .android("iw", ["one": "%d א", "two": "%d ב", "many": "%d ג", "other": "%d ד"]), []),
    Case("he many", .stringsdict("he", ["one": "%d א", "two": "%d ב", "many": "%d ג", "other": "%d ד"]), []),
    Case(
      "he many",
      .arb("he", "{n, plural, other{{n} a}} b", "{n, plural, one{{n} א} two{{n} ב} many{{n} ג} other{{n} ד}} ה"), []),
    Case(
      "he few", .android("iw", ["one": "%d א", "two": "%d ב", "few": "%d ג", "other": "%d ד"]),
      ["warning unreachable-plural-category"]),
    Case("an empty he many", .android("iw", ["one": "%d א", "two": "%d ב", "many": "", "other": "%d ד"]), []),
    // The number that a form is for.
    Case(
      "sl two", .arb("sl", votes, "{e}: {n, plural, one{{n} glas} two{2 glasa} few{{n} glasovi} other{{n} glasov}}"),
      ["warning count-dropped"]),
    Case(
      "sl two with another number",
      .arb("sl", votes, "{e}: {n, plural, one{{n} glas} two{3 glasa} few{{n} glasovi} other{{n} glasov}}"),
      ["warning count-dropped", "warning number-mismatch"]),
    Case(
      "sl two in a unit",
      .xliff(
        "sl",
        [
          ("one", "File", "Datoteka"), ("two", "1 file", "2 datoteki"), ("few", "Files", "Datoteke"),
          ("other", "Files", "Datotek"),
        ].map { unit($1, $2, id: "f|==|plural.\($0)") }.joined()),
      []),
    Case(
      "de one with 2", .arb("de", votes, "{e}: {n, plural, one{2 Stimmen} other{{n} Stimmen}}"),
      ["warning number-mismatch"]),
    // Several forms are missing.
    Case("ru few and many", .android("ru", ["one": "%d а", "other": "%d б"]), ["error missing-plural-category"]),
    Case(
      "ru few and many", .arb("ru", "{n, plural, other{{n} a}} b", "{n, plural, one{{n} а} other{{n} б}} в"),
      ["error missing-plural-category"]),
    Case(
      "ru many", .android("ru", ["one": "%d а", "few": "%d в", "other": "%d б"]), ["warning missing-plural-category"]),
    // Android counts whole numbers.
    Case("lt without many", .android("lt", ["one": "%d a", "few": "%d b", "other": "%d c"]), []),
    Case("an empty lt many", .android("lt", ["one": "%d a", "few": "%d b", "many": "", "other": "%d c"]), []),
    Case(
      "lt many without its number", .android("lt", ["one": "%d a", "few": "%d b", "many": "d", "other": "%d c"]), []),
    Case(
      "cs many without its number", .stringsdict("cs", ["one": "%d a", "few": "%d b", "many": "d", "other": "%d c"]), []
    ),
    Case("an empty sk many", .android("sk", ["one": "%d a", "few": "%d b", "many": "", "other": "%d c"]), []),
    Case(
      "an empty lt few", .android("lt", ["one": "%d a", "few": "", "other": "%d c"]),
      ["warning untranslated", "error empty-translation"]),
    // Millions.
    Case("an empty fr many", .android("fr", ["one": "%d a", "many": "", "other": "%d c"]), ["info empty-translation"]),
    Case(
      "an empty ca many", .stringsdict("ca", ["one": "%d a", "many": "", "other": "%d c"]), ["info empty-translation"]),
    Case("es without many", .android("es", ["one": "%d a", "other": "%d c"]), ["info missing-plural-category"]),
    Case(
      "pt many without its number", .android("pt", ["one": "%d a", "many": "b", "other": "%d c"]),
      ["warning count-dropped"]),
    Case(
      "an empty fr other", .android("fr", ["one": "%d a", "many": "%d b", "other": ""]),
      ["warning untranslated", "error empty-translation"]),
  ]

  @Test(arguments: cases)
  func `a form is judged by the numbers that select it`(each: Case<Pair, [String]>) {
    #expect(Self.findings(each.given) == each.expected)
  }

  @Test func `one finding names all missing forms, and one fix adds them`() throws {
    let form = { (name: String, text: String) in
      "<trans-unit id=\"f|==|plural.\(name)\"><source>%d files</source><target>\(text)</target></trans-unit>"
    }
    let text = document("ru", form("one", "%d а") + "\n" + form("other", "%d б"))
    let linter = Linter(configuration: LintConfiguration(only: ["missing-plural-category"]))
    let found = linter.lint([input(text)]).findings
    #expect(
      found.map(\.message) == [
        "Russian has the forms \"few\" for numbers such as 2, 3, 4, 22 and \"many\" for numbers such as 0, 5, 6, 7, "
          + "but this text does not"
      ])
    #expect(
      found.map(\.help) == ["Add units for \"few\" and \"many\", or export the catalogue again: Xcode adds them"])
    let fixed = linter.fix(Array(text.utf8), name: "ru.xliff", format: .xliff12)
    #expect(fixed.fixCount == 1)
    let new = { (name: String) in
      form(name, "%d files").replacing("<target>", with: "<target state=\"new\">")
    }
    let forms = [form("one", "%d а"), new("few"), new("many"), form("other", "%d б")]
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == document("ru", forms.joined(separator: "\n")))
  }

  @Test(arguments: [("f", []), ("x", ["warning untranslated"])] as [(String, [String])])
  func `a text of the rules beside the strings is translated there`(key: String, expected: [String]) {
    let rules = Self.rules(
      "<key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>", key: key)
    let others = [
      ("en.lproj/a.strings", "\"f\" = \"Some files\"; \"g\" = \"Salt\";"), ("de.lproj/a.stringsdict", rules),
    ]
    let pair = Pair(name: "de.lproj/a.strings", text: "\"g\" = \"Salz\";", others: others)
    #expect(Self.findings(pair) == expected)
  }

  @Test func `a variable that shows nothing lacks nothing`() {
    let nothing = "<key>other</key><string></string>"
    let files = "<key>one</key><string>%d file</string><key>other</key><string>%d files</string>"
    let text = Self.rules(nothing, format: "%#@n@%#@m@", more: Self.variable("m", files))
    #expect(Self.findings(Pair(name: "en.lproj/a.stringsdict", text: text, others: [])) == [])
    // A text of one variable is empty itself.
    #expect(
      Self.findings(Pair(name: "en.lproj/a.stringsdict", text: Self.rules(nothing), others: [])) == [
        "warning empty-source"
      ])
  }
}
