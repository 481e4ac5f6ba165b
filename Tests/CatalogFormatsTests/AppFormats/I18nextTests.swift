import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct I18nextTests {
  static let documents: [Case<String, [String]>] = [
    Case("a path", #"{"a": {"b": {"c": "x {{n}}"}}, "d": "y"}"#, ["a.b.c: x {{n}} = -", "d: y = -"]),
    Case(
      "plural forms", #"{"f_one": "{{count}} file", "f_other": "{{count}} files"}"#,
      ["f|==|plural.one: {{count}} file = -", "f|==|plural.other: {{count}} files = -"]),
    Case("one form with the number", #"{"f_other": "{{count}} files"}"#, ["f|==|plural.other: {{count}} files = -"]),
    Case(
      "forms for all whole numbers", #"{"f_one": "a", "f_few": "b", "f_many": "c"}"#,
      ["f|==|plural.one: a = -", "f|==|plural.few: b = -", "f|==|plural.many: c = -"]),
    Case(
      "steps are not a plural", #"{"step_one": "First", "step_two": "Then"}"#,
      ["step_one: First = -", "step_two: Then = -"]),
    Case(
      "a context is not a plural", #"{"friend_male": "He", "friend_other": "They"}"#,
      ["friend_male: He = -", "friend_other: They = -"]),
    Case(
      "ranks", #"{"p_ordinal_one": "{{count}}st", "p_ordinal_other": "{{count}}th"}"#,
      ["p_ordinal_one: {{count}}st = -", "p_ordinal_other: {{count}}th = -"]),
    Case(
      "a context with plural forms", #"{"f_male_one": "a", "f_male_other": "b"}"#,
      ["f_male|==|plural.one: a = -", "f_male|==|plural.other: b = -"]),
    Case("lists", #"{"l": ["a", {"b": "c"}]}"#, ["l.0: a = -", "l.1.b: c = -"]),
    Case("a comment of slang's", #"{"a": "x", "@a": "Of a", "@b": "y"}"#, ["a: x = -", "@b: y = -"]),
    Case("null is not a text", #"{"a": null}"#, []),
  ]

  @Test(arguments: documents)
  func `members become units`(example: Case<String, [String]>) {
    let reading = read(example.given, as: .i18next, at: "locales/en/common.json")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map(\.line) == example.expected)
    for unit in reading.units {
      #expect(unit.source.flatMap { misplaced($0, in: Array(example.given.utf8)) { $0 == UInt8(ascii: "\\") } } == nil)
    }
  }

  @Test func `a translation is read beside the English file`() throws {
    let source = #"{"a": "A", "b": "B", "f_one": "1", "f_other": "n", "p_ordinal_one": "st", "p_ordinal_other": "th"}"#
    let text = #"{"a": "Ä", "b": "", "f_other": "x", "p_ordinal_other": "."}"#
    let reading = read(text, as: .i18next, at: "locales/ja/common.json", beside: ("locales/en/common.json", source))
    #expect(
      reading.units.map(\.line) == ["a: A = Ä", "b: B = -", "f|==|plural.other: n = x", "p_ordinal_other: th = ."])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["common.json", "en", "ja"])
    #expect(header.messageSyntax == .i18next)
  }

  static let paths: [Case<SystemPath, Bool>] = [
    Case("a namespace", "public/locales/de/common.json", true), Case("a language", "src/i18n/pt-BR.json", true),
    Case("an underscore", "locales/de_DE/translation.json", true), Case("a package", "package.json", false),
    Case("the usual namespace", "public/de/translation.json", true),
    Case("a folder of something else", "data/de/list.json", false), Case("no language", "locales/index.json", false),
    Case("a browser's extension", "_locales/de/messages.json", true),
    Case("another file of one", "_locales/de/a.json", false),
    Case("a catalogue of next-intl", "messages/de.json", true),
    Case("another ending", "locales/de/a.yml", false),
  ]

  @Test(arguments: paths)
  func `files are found by their folders`(example: Case<SystemPath, Bool>) {
    #expect(CatalogFormat.matches(example.given) == example.expected)
  }

  @Test func `a file that is named is read as i18next's`() {
    let format = { CatalogFormat.format(ofFileNamed: $0, startingWith: Array(" {\"a\": \"b\"}".utf8)).id }
    #expect(format("texts.json") == "i18next")
    #expect(format("texts.txt") == "xliff-1.2")
  }

  static let defects: [Case<String, [String]>] = [
    Case("a number", #"{"a": 1️⃣1}"#, ["unexpected-value"]),
    Case("a truth value", #"{"a": {"b": 1️⃣true}}"#, ["unexpected-value"]),
    Case("a list", #"1️⃣["a"]"#, ["unexpected-root"]),
    Case("a text", #"1️⃣"a""#, ["unexpected-root"]),
    Case("a name twice", #"{"a": "x", 1️⃣"a": "y"}"#, ["duplicate-key"]),
    Case("a cut", #"{"a": 1️⃣"x"#, ["malformed-json"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let marked = MarkedText(example.given)
    let found = read(marked.bytes, as: .i18next, at: "locales/en/a.json").findings
    #expect(found.map(\.id.string) == example.expected)
    #expect(found.first?.span.start == marked[1])
  }
}
