import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// Checks of catalogues of gettext, Android, Flutter and i18next: placeholders in their own syntax, plural forms.
@Suite struct AppFormatLintTests {
  /// A German translation beside its English source.
  struct Pair: Sendable {
    let format: CatalogFormat
    let source: String
    let target: String

    static func android(_ source: String, _ target: String) -> Pair {
      Pair(format: .android, source: "<resources>\(source)</resources>", target: "<resources>\(target)</resources>")
    }

    static func arb(_ source: String, _ target: String) -> Pair {
      Pair(format: .arb, source: "{\(source)}", target: "{\(target)}")
    }

    static func i18next(_ source: String, _ target: String) -> Pair {
      Pair(format: .i18next, source: "{\(source)}", target: "{\(target)}")
    }

    static func properties(_ source: String, _ target: String) -> Pair {
      Pair(format: .javaProperties, source: source, target: target)
    }

    static func resx(_ source: String, _ target: String) -> Pair {
      func document(_ text: String) -> String { "<root><data name=\"a\"><value>\(text)</value></data></root>" }
      return Pair(format: .resx, source: document(source), target: document(target))
    }

    static func qt(_ source: String, _ translation: String, isPlural: Bool = false) -> Pair {
      let message = "<message\(isPlural ? " numerus=\"yes\"" : "")><source>\(source)</source>"
      return Pair(
        format: .qtLinguist, source: "",
        target: "<TS language=\"de\"><context><name>c</name>\(message)\n\(translation)</message></context></TS>")
    }

    static func po(_ entries: String) -> Pair {
      let header = "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"
      return Pair(format: .po, source: "", target: header + entries)
    }

    /// The findings about the translation, as their ids and columns.
    var findings: [String] {
      let paths = [
        "android": ("values/strings.xml", "values-de/strings.xml"), "arb": ("app_en.arb", "app_de.arb"),
        "i18next": ("locales/en/a.json", "locales/de/a.json"), "po": ("", "de.po"),
        "properties": ("messages.properties", "messages_de.properties"), "resx": ("S.resx", "S.de.resx"),
        "qt": ("", "app_de.ts"),
      ]
      let (sourcePath, path) = paths[format.id.string] ?? ("", "")
      let base = format.read(Array(source.utf8), name: ExactText(sourcePath)).value
      let catalog = format.reading(
        of: Array(target.utf8), name: ExactText(path), sources: sourcePath.isEmpty ? nil : base.map { SourceTable($0) }
      ).catalog
      let declared = [PhraseDeclaration("greeting", [.init("name", .text)])]
      let linter = Linter(configuration: LintConfiguration(set: .recommended, declared: declared))
      return linter.lint([LintInput(catalog, findings: [])]).findings.map { "\($0.span.start.column) \($0.id)" }
    }
  }

  private static func string(_ text: String) -> String { "<string name=\"a\">\(text)</string>" }

  static let pairs: [Case<Pair, [String]>] = [
    Case("Java: a value is lost", .properties("a = Hi {0}", "a = Hallo"), ["5 missing-placeholder"]),
    Case("Java: a value too many", .properties("a = Hi {0}", "a = Hallo {0} {1}"), ["15 extra-placeholder"]),
    Case(
      "Java: a bracket is not closed", .properties("a = Hi {0}", "a = Hallo {0"),
      ["11 malformed-placeholder", "11 unbalanced-brackets"]),
    Case("Java: a quoted value", .properties("a = Hi {0}", "a = Hallo '{0}'"), ["12 malformed-placeholder"]),
    Case("Java: a text without values is shown as it is", .properties("a = It's 5%", "a = Das sind's 5 %"), []),
    Case("Java: an empty translation", .properties("a = Hi", "a ="), ["1 untranslated", "4 empty-translation"]),
    Case(".NET: a value is lost", .resx("Hi {0}", "Hallo"), ["29 missing-placeholder"]),
    Case(
      ".NET: a bracket is not closed", .resx("Hi {0:N}", "Hallo {0:N)"),
      ["35 malformed-placeholder", "39 unbalanced-brackets"]),
    Case(".NET: values in another order", .resx("{0} of {1}", "{1}: {0}"), []),
    Case("Qt: a value is lost", .qt("Hi %1", "<translation>Hallo</translation>"), ["14 missing-placeholder"]),
    Case("Qt: a value too many", .qt("Hi %1", "<translation>Hallo %1 %2</translation>"), ["23 extra-placeholder"]),
    Case(
      "Qt: an unfinished text", .qt("Hi %1", "<translation type=\"unfinished\">Hallo</translation>"),
      ["1 unfinished-state"]),
    Case("Qt: percent signs", .qt("100 %", "<translation>100 % von</translation>"), []),
    Case(
      "Qt: the form for one may leave out the number",
      .qt(
        "%n file(s)",
        "<translation><numerusform>Eine Datei</numerusform><numerusform>%n Dateien</numerusform></translation>",
        isPlural: true), []),
    Case(
      "Qt: the number is lost",
      .qt(
        "%n file(s)",
        "<translation><numerusform>%n Datei</numerusform><numerusform>Dateien</numerusform></translation>",
        isPlural: true), ["62 missing-placeholder"]),
    Case("Android: a value is lost", .android(string("Hi %1$s"), string("Hallo")), ["29 missing-placeholder"]),
    Case("Android: an empty source is reported in its own file", .android(string(""), string("Hallo")), []),
    Case(
      "Android: a name in brackets that nothing fills in", .android(string("Write {{City}}"), string("{{Stadt}}")), []),
    Case("Android: a value too many", .android(string("Hi"), string("Hallo %s")), ["35 extra-placeholder"]),
    Case("Android: a value of another kind", .android(string("%1$s"), string("%1$d")), ["29 placeholder-type"]),
    Case(
      "Android: order, tags and escapes", .android(string("%1$s <b>of</b> %2$d\\n"), string("%2$d <b>von</b> %1$s\\n")),
      []),
    Case(
      "Android: a date and a line break of Java",
      .android(string("%1$tB %1$te %1$tY%n%2$,d"), string("%1$te. %1$tB %1$tY%n%2$,d")), []),
    Case(
      "Android: a date is lost", .android(string("Since %1$tB %1$tY"), string("Seit langem")),
      ["29 missing-placeholder"]),
    Case("Android: a number for a date", .android(string("%1$tB"), string("%1$d")), ["29 placeholder-type"]),
    Case(
      "Android: a tag becomes text", .android(string("Press <b>OK</b>"), string("&lt;b&gt;OK&lt;/b&gt; drücken")),
      ["29 markup-mismatch"]),
    Case(
      "Android: text becomes a tag", .android(string("Press &lt;b>OK&lt;/b>"), string("<b>OK</b> drücken")),
      ["29 markup-mismatch"]),
    Case(
      "Android: escaped in both", .android(string("Press &lt;b>OK&lt;/b>"), string("&lt;b>OK&lt;/b> drücken")), []),
    Case("Android: percent signs without values", .android(string("100% sure"), string("100 % sicher")), []),
    Case(
      "Android: xliff:g around a value", .android(string("Hi <xliff:g id=\"n\">%1$s</xliff:g>"), string("Hallo %1$s")),
      []),
    Case("Android: another resource", .android(string("@string/a"), string("@string/a")), []),
    Case(
      "Android: a missing resource", .android(string("@string/b"), string("@string/c")), ["29 undefined-reference"]),
    Case(
      "Android: a form is missing",
      .android(
        "<plurals name=\"a\"><item quantity=\"one\">%d a</item><item quantity=\"other\">%d b</item></plurals>",
        "<plurals name=\"a\"><item quantity=\"other\">%d c</item></plurals>"), ["30 missing-plural-category"]),
    Case(
      "Android: a declared text",
      .android("<string name=\"greeting\">Hi %s</string>", "<string name=\"greeting\">Hallo %s</string>"), []),
    Case(
      "Android: a number for a declared text",
      .android("<string name=\"greeting\">Hi %d</string>", "<string name=\"greeting\">Hallo %d</string>"),
      ["42 argument-mismatch"]),
    Case("ARB: a value is lost", .arb(#""a": "Hi {name}""#, #""a": "Hallo {nam}""#), ["14 missing-placeholder"]),
    Case("ARB: one value is evidence enough", .arb(#""a": "Hi""#, #""a": "Hallo {name}""#), ["14 extra-placeholder"]),
    Case(
      "ARB: a form without its value",
      .arb(#""n": "{c, plural, one{1} other{{c} a}}""#, #""n": "{c, plural, one{1} other{b}}""#),
      ["33 count-dropped"]),
    Case(
      "ARB: a form with its value, where the source's has none",
      .arb(
        #""n": "{c, plural, one{1 file} other{{c} files}}""#, #""n": "{c, plural, one{{c} Datei} other{{c} Dateien}}""#),
      []),
    Case("ARB: a percent sign before a value", .arb(#""a": "Done ({p}%)""#, #""a": "Fertig (%{p})""#), []),
    Case(
      "ARB: a choice with other texts",
      .arb(#""g": "{g, select, male{He} other{They}}""#, #""g": "{g, select, male{Er} other{Sie}}""#),
      []),
    Case(
      "i18next: a value is lost", .i18next(#""a": "Hi {{name}}""#, #""a": "Hallo {{nam}}""#), ["14 missing-placeholder"]
    ),
    Case(
      "i18next: another text", .i18next(#""a": "See $t(b.c)""#, #""a": "Siehe $t(b.d)""#), ["14 missing-placeholder"]),
    Case(
      "i18next: formats and blanks", .i18next(#""a": "{{ n }} of {{m, number}}""#, #""a": "{{m, number}} von {{n}}""#),
      []),
    Case("i18next: percent signs", .i18next(#""a": "50% of %s""#, #""a": "50 % von""#), []),
    Case("PO: a value is lost", .po("#, c-format\nmsgid \"Hi %s\"\nmsgstr \"Hallo\""), ["9 missing-placeholder"]),
    Case(
      "PO: a name in Python", .po("#, python-format\nmsgid \"Hi %(a)s\"\nmsgstr \"Hallo %(b)s\""),
      ["15 missing-placeholder"]),
    Case(
      "PO: a name in brackets", .po("#, python-brace-format\nmsgid \"Hi {a}\"\nmsgstr \"Hallo {b}\""),
      ["15 missing-placeholder"]),
    Case("PO: no format", .po("#, no-c-format\nmsgid \"50% off\"\nmsgstr \"50 % s\""), []),
    Case(
      "PO: no flag where others have one",
      .po("#, c-format\nmsgid \"%d\"\nmsgstr \"%d\"\n\nmsgid \"5%d\"\nmsgstr \"5\""), []),
    Case(
      "PO: forms as the header has them",
      .po("#, c-format\nmsgid \"%d a\"\nmsgid_plural \"%d b\"\nmsgstr[0] \"ein A\"\nmsgstr[1] \"%d B\""), []),
  ]

  @Test(arguments: pairs)
  func `placeholders are those of the format`(example: Case<Pair, [String]>) {
    #expect(example.given.findings == example.expected)
  }

  @Test func `Russian forms of gettext need none for fractions`() {
    let text = """
      msgid ""
      msgstr "Language: ru\\nPlural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d файл"
      msgstr[1] "%d файла"
      msgstr[2] "%d файлов"
      """
    let reading = CatalogFormat.po.read(Array(text.utf8), name: "ru.po")
    let catalog = reading.value ?? TranslationCatalog(name: "", files: [])
    #expect(reading.findings.isEmpty && catalog.files.first?.units.count == 3)
    #expect(Linter().lint([LintInput(catalog, findings: [])]).findings.map(\.id) == [])
  }

  @Test func `fixes change the bytes of their places`() {
    let text =
      "msgid \"\"\r\nmsgstr \"Language: de\\n\"\r\n\r\nmsgid \"Open file\"\r\nmsgstr \"\"\r\n\"Datei  \"\r\n\"öffnen\"\r\n"
    let linter = Linter(configuration: LintConfiguration(set: .all))
    let fixed = linter.fix(Array(text.utf8), name: "de.po", format: .po, includingUnsafe: true)
    #expect(fixed.fixCount == 1)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing("Datei  \"", with: "Datei \""))
  }
}
