import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// Checks of messages in ICU's syntax: choices, their forms, and the values in each of them.
@Suite struct ChoiceTests {
  /// A translation beside its English source.
  struct Pair: Sendable {
    let language: String
    let source: String
    let target: String

    init(_ language: String, _ source: String, _ target: String) {
      (self.language, self.source, self.target) = (language, source, target)
    }
  }

  /// The findings about the translation as a resource of Flutter.
  private static func arb(_ pair: Pair) -> [String] {
    func file(_ text: String) -> [UInt8] { Array("{\"a\": \"\(text)\"}".utf8) }
    let base = CatalogFormat.arb.read(file(pair.source), name: "app_en.arb").value
    let catalog = CatalogFormat.arb.reading(
      of: file(pair.target), name: ExactText("app_\(pair.language).arb"), sources: base.map { SourceTable($0) }
    ).catalog
    return ids(catalog)
  }

  /// The findings about the translation as a unit of XLIFF whose source file is of JSON.
  private static func xliff(_ pair: Pair) -> [String] {
    let document = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.json" source-language="en"
      target-language="\(pair.language)" datatype="plaintext"><body><trans-unit id="a"><source>\(pair.source)</source>
      <target>\(pair.target)</target></trans-unit></body></file></xliff>
      """
    return ids(CatalogFormat.xliff12.reading(of: Array(document.utf8), name: "a.xliff").catalog)
  }

  private static func ids(_ catalog: TranslationCatalog) -> [String] {
    Linter(configuration: LintConfiguration(set: .recommended)).lint([LintInput(catalog, findings: [])]).findings
      .map { $0.severity == .error ? $0.id.string : "\($0.id) (\($0.severity.name))" }.sorted()
  }

  private static let files = "{n, plural, one{# file of {owner}} other{# files of {owner}}}"
  private static let gender = "{g, select, male{his {x}} female{her {x}} other{their {x}}}"

  /// Texts that both formats judge alike.
  static let cases: [Case<Pair, [String]>] = [
    Case("the same forms", Pair("de", files, "{n, plural, one{# Datei von {owner}} other{# Dateien von {owner}}}"), []),
    Case(
      "no comma", Pair("de", files, "{n plural, one{# Datei von {owner}} other{# von {owner}}}"), ["malformed-message"]),
    Case(
      "an unknown kind", Pair("de", files, "{n, plurl, one{# von {owner}} other{# von {owner}}}"), ["malformed-message"]
    ),
    Case("an Arabic comma", Pair("ar", files, "{n، plural, other{# {owner}}}"), ["malformed-message"]),
    Case("no other", Pair("de", files, "{n, plural, one{# Datei von {owner}}}"), ["malformed-message"]),
    Case("two brackets", Pair("de", files, "{{n}} {owner}"), ["malformed-message"]),
    Case("empty brackets", Pair("de", files, "{} {n} {owner}"), ["malformed-message"]),
    Case(
      "a translated keyword",
      Pair("de", files, "{n, plural, einer{# von {owner}} one{# {owner}} other{# von {owner}}}"),
      ["unknown-selector"]),
    Case(
      "a translated selector",
      Pair("de", gender, "{g, select, männlich{sein {x}} female{ihr {x}} other{ihr {x}}}"), ["unknown-selector"]),
    Case(
      "a selector is lost", Pair("de", gender, "{g, select, male{sein {x}} other{ihr {x}}}"),
      ["missing-selector (warning)"]),
    Case(
      "a value is lost in one form", Pair("de", gender, "{g, select, male{sein {x}} female{ihr} other{ihr {x}}}"),
      ["missing-placeholder"]),
    Case(
      "a value is renamed", Pair("de", gender, "{g, select, male{sein {x}} female{ihr {y}} other{ihr {x}}}"),
      ["missing-placeholder"]),
    Case(
      "plural becomes select",
      Pair("de", "{n, plural, one{day {x}} other{days {x}}} {n}", "{n, select, one{Tag {x}} other{Tage {x}}} {n}"),
      ["choice-mismatch"]),
    Case(
      "the number is lost in other",
      Pair("de", files, "{n, plural, one{eine Datei von {owner}} other{Dateien von {owner}}}"),
      ["count-dropped"]),
    Case(
      "one in Russian says one",
      Pair(
        "ru", files,
        "{n, plural, one{один файл {owner}} few{# файла {owner}} many{# файлов {owner}} other{# файла {owner}}}"),
      ["count-dropped (warning)"]),
    Case(
      "few is missing in Russian",
      Pair("ru", files, "{n, plural, one{# файл {owner}} many{# файлов {owner}} other{# {owner}}}"),
      ["missing-plural-category (warning)"]),
    Case(
      "few and many are missing", Pair("ru", files, "{n, plural, one{# файл {owner}} other{# файла {owner}}}"),
      ["missing-plural-category"]),
    Case("1 in Japanese", Pair("ja", files, "{n, plural, =1{{owner} #} other{{owner} #}}"), []),
    Case("1 in Thai, in words", Pair("th", files, "{n, plural, =1{{owner}} other{{owner} #}}"), []),
    Case(
      "an offset",
      Pair(
        "de", "{n, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}}",
        "{n, plural, offset:1 =0{niemand} =1{du} one{du und # anderer} other{du und # andere}}"), []),
    Case(
      "no numbers in the translation",
      Pair("de", "{n, plural, =0{none} =1{one} one{one} other{# files}}", "{n, plural, one{eine} other{# Dateien}}"), []
    ),
    Case(
      "one value chooses twice",
      Pair(
        "de", "{n, plural, one{a {x}} other{b #}} {n, plural, one{c} other{d {y}}}",
        "{n, plural, one{e {x}} other{f #}} {n, plural, one{g} other{h {y}}}"), []),
    Case(
      "a choice in a choice",
      Pair(
        "de", "{g, select, male{{n, plural, one{# file} other{# files}}} other{{n, plural, one{# a} other{# b}}}}",
        "{g, select, male{{n, plural, one{# Datei} other{Dateien}}} other{{n, plural, one{# a} other{# b}}}}"),
      ["count-dropped"]),
  ]

  @Test(arguments: cases)
  func `choices are compared form by form`(each: Case<Pair, [String]>) {
    #expect(Self.arb(each.given) == each.expected, "ARB")
    #expect(Self.xliff(each.given) == each.expected, "XLIFF")
  }

  @Test(arguments: [
    Case(
      "a number with another name",
      Pair("de", "{n, plural, one{1 a} other{{n} b}}", "{n, plural, one{1 a} other{{m} b}}"), ["missing-placeholder"]),
    Case(
      "Polish without many",
      Pair("pl", "{n, plural, one{1 a} other{{n} b}}", "{n, plural, one{1 a} few{{n} b} other{{n} c}}"),
      ["missing-plural-category (warning)"]),
    Case(
      "=1 and one",
      Pair(
        "ru", "{n, plural, one{1 a} other{{n} b}}", "{n, plural, =1{a} one{{n} a} few{{n} b} many{{n} c} other{{n} d}}"),
      []),
    Case(
      "=1 is one, which is more than 1 in Ukrainian",
      Pair(
        "uk", "In {n, plural, =1{{n} a} other{{n} b}}", "У {n, plural, =1{a} few{{n} b} many{{n} c} other{{n} d}}"),
      ["count-dropped (warning)"]),
    Case(
      "=1 without the number in the source, too",
      Pair("uk", "{n, plural, =1{one a} other{{n} b}}", "{n, plural, =1{a} few{{n} b} many{{n} c} other{{n} d}}"),
      ["count-dropped (warning)"]),
    Case(
      "a copy of a whole choice",
      Pair("uk", "{n, plural, =1{one a} other{{n} b}}", "{n, plural, =1{one a} other{{n} b}}"), []),
    Case(
      "a copy", Pair("uk", "In {n, plural, =1{1 a} other{{n} b}}", "In {n, plural, =1{1 a} other{{n} b}}"),
      []),
    Case(
      "=1 that shows it",
      Pair("uk", "{n, plural, =1{one a} other{{n} b}}", "{n, plural, =1{{n} a} few{{n} b} many{{n} c} other{{n} d}}"),
      []),
    Case(
      "=1 is one in French, too",
      Pair(
        "fr", "In {n, plural, =0{no a} =1{one a} other{{n} b}}",
        "En {n, plural, =0{a} =1{un a} many{{n} c} other{{n} b}}"), []),
    Case(
      "=1 and =2 are all forms of Arabic for one number",
      Pair(
        "ar", "In {n, plural, =1{one a} other{{n} b}}",
        "x {n, plural, =0{z} =1{a} =2{b} few{{n} c} many{{n} d} other{{n} e}}"), []),
    Case(
      "another number",
      Pair("de", "In {n, plural, =1{one a} other{{n} b}}", "In {n, plural, =1{a} =5{c} other{{n} b}}"),
      ["unknown-selector"]),
    Case(
      "a choice as select", Pair("de", "{n, plural, one{1 a} other{{n} b}}", "{n, select, one{1 a} other{{n} b}}"),
      ["choice-mismatch"]),
    Case(
      "# is text", Pair("de", "{n, plural, one{1 a} other{{n} b}}", "{n, plural, one{1 a} other{# b}}"),
      ["count-dropped"]),
    Case("an apostrophe before a value", Pair("fr", "of {name}", "d'{name}"), []),
    Case("an apostrophe that quotes", Pair("fr", "a '{' b", "a '{' c"), []),
    Case("a bracket too many", Pair("de", "a {b}", "a {b}}"), ["malformed-message"]),
  ])
  func `resources of Flutter are read by its rules`(each: Case<Pair, [String]>) {
    #expect(Self.arb(each.given) == each.expected)
  }

  private static func many(_ text: String) -> String { String(repeating: text, count: 10_000) }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      Case("brackets", many("{"), ["malformed-message"]), Case("apostrophes", many("'{"), ["malformed-message"]),
      Case("choices in choices", many("{n, plural, other{"), ["malformed-message"]),
      Case("choices beside each other", many("{n, plural, one{# a} other{# b}}"), []),
      Case(
        "choices in every second choice",
        String(repeating: "{g, select, a{b} other{c}} {n, select, a{b} other{", count: 60)
          + String(repeating: "}}", count: 60), []),
      Case("a choice of many forms", "{n, select, " + (0..<10_000).map { "a\($0){x}" }.joined() + " other{y}}", []),
      Case(
        "a choice of many numbers", "{n, plural, " + (0..<10_000).map { "=\($0){x}" }.joined() + " one{x} other{y}}",
        ["unknown-selector"]
      ),
    ])
  func `hostile messages end in findings`(each: Case<String, [String]>) {
    #expect(
      Self.arb(Pair("de", each.given, each.given)).filter { $0 != "unchanged-translation (info)" } == each.expected)
  }

  @Test(arguments: [
    ("app_de.arb", "{\"@@locale\": \"fr\", \"a\": \"b\"}", ["unexpected-value"]),
    ("app_de.arb", "{\"@@locale\": \"de\", \"a\": \"b\"}", []),
    ("app_pt_BR.arb", "{\"@@locale\": \"pt_BR\", \"a\": \"b\"}", []),
    ("app_en.arb", "{\"sign-in\": \"b\"}", ["unusable-key"]), ("app_en.arb", "{\"1a\": \"b\"}", ["unusable-key"]),
    ("app_en.arb", "{\"Title\": \"b\"}", ["unusable-key"]), ("app_en.arb", "{\"_a\": \"b\"}", ["unusable-key"]),
    ("app_en.arb", "{\"a_B2$\": \"b\"}", []),
  ])
  func `what Flutter's generator refuses is found`(file: String, text: String, expected: [String]) {
    let found = CatalogFormat.arb.reading(of: Array(text.utf8), name: ExactText(file)).findings
    #expect(found.map { $0.id.string } == expected)
  }
}
