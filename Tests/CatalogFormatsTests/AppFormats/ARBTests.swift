import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct ARBTests {
  static let messages: [Case<String, [String]>] = [
    Case("a text", #""a": "Hi {name}""#, ["a: Hi {name} = -"]),
    Case("escapes", #""a": "x\n\"\\\u00e9\uD83D\uDE00\/""#, ["a: x⏎\"\\é😀/ = -"]),
    Case("a description", #""a": "x", "@a": {"description": "d", "type": "text"}"#, ["a: x = -"]),
    Case(
      "a choice by number", #""n": "{count, plural, =0{none} one{a file} other{{count} files}}""#,
      ["n|==|plural.zero: none = -", "n|==|plural.one: a file = -", "n|==|plural.other: {count} files = -"]),
    Case(
      "categories by number", #""n": "{n,plural, =1{one} other{more \u007bn}}}""#,
      ["n|==|plural.one: one = -", "n|==|plural.other: more {n} = -"]),
    Case(
      "a number that is not a category", #""n": "{n, plural, =5{five} other{more}}""#,
      ["n: {n, plural, =5{five} other{more}} = -"]),
    Case(
      "a category twice", #""n": "{n, plural, =1{a} one{b} other{c}}""#,
      ["n: {n, plural, =1{a} one{b} other{c}} = -"]),
    Case("text around a choice", #""n": "You have {n, plural, other{x}}""#, ["n: You have {n, plural, other{x}} = -"]),
    Case(
      "a choice by word", #""g": "{g, select, male{He} other{They}}""#, ["g: {g, select, male{He} other{They}} = -"]),
    Case("other members", #""@@last_modified": "2020", "@@x-a": 1"#, []),
  ]

  @Test(arguments: messages)
  func `members become units`(example: Case<String, [String]>) {
    let text = "{\n  \"@@locale\": \"en\",\n  \(example.given)\n}\n"
    let reading = read(text, as: .arb, at: "lib/l10n/app_en.arb")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map(\.line) == example.expected)
    for unit in reading.units {
      #expect(unit.source.flatMap { misplaced($0, in: Array(text.utf8)) { $0 == UInt8(ascii: "\\") } } == nil)
    }
  }

  @Test func `a translation is read beside the English file`() throws {
    let source =
      #"{"@@locale": "en", "a": "A", "@a": {"description": "d"}, "b": "B", "n": "{n, plural, one{1} other{n}}"}"#
    let text = #"{"@@locale": "ja", "a": "Ä", "n": "{n, plural, other{x}}", "c": "C"}"#
    let reading = read(text, as: .arb, at: "app_ja.arb", beside: ("app_en.arb", source))
    #expect(reading.units.map(\.line) == ["a: A = Ä", "n|==|plural.other: n = x", "c: - = C", "b: B = -"])
    #expect(reading.units.first?.notes == ["d"])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["app.arb", "en", "ja"])
    #expect(header.messageSyntax == .icu)
  }

  static let names: [Case<String, String>] = [
    Case("a language", "app_de.arb", "app.arb de"), Case("a region", "intl_pt_BR.arb", "intl.arb pt-BR"),
    Case("a script", "intl_messages_zh_Hant_TW.arb", "intl_messages.arb zh-Hant-TW"),
    Case("nothing else", "fr.arb", "app.arb fr"),
    Case("no language", "intl_messages.arb", "intl_messages.arb en"),
  ]

  @Test(arguments: names)
  func `the name of the file gives the language`(example: Case<String, String>) throws {
    let header = try #require(read("{}", as: .arb, at: example.given).files.first).header
    #expect("\(header.original ?? "-") \(header.sourceLanguage ?? "-")" == example.expected)
  }

  static let defects: [Case<String, [String]>] = [
    Case("a number", #"{"a": 1️⃣1}"#, ["unexpected-value"]),
    Case("an invalid language", #"{"@@locale": 1️⃣"no language"}"#, ["unexpected-value"]),
    Case("a description alone", #"{"a": "x", "@a": 1️⃣"d"}"#, ["unexpected-value"]),
    Case("a list", #"1️⃣["a"]"#, ["unexpected-root"]),
    Case("a name twice", #"{"a": "x", 1️⃣"a": "y"}"#, ["duplicate-key"]),
    Case("not JSON", #"{"a": 1️⃣'x'}"#, ["malformed-json"]),
    Case("half of a pair", #"{"a": "1️⃣\uD83D"}"#, ["malformed-json"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let marked = MarkedText(example.given)
    let found = read(marked.bytes, as: .arb, at: "app_en.arb").findings
    #expect(found.map(\.id.string) == example.expected, "\(found.map(\.message))")
    #expect(found.first?.span.start == marked[1])
  }

  @Test func `brackets between apostrophes need no partner`() {
    #expect(read(#"{"a": "'{' and don't"}"#, as: .arb, at: "app_en.arb").ids == [])
  }

  @Test func `an edit inside a plural form changes its own bytes`() throws {
    let text = "\u{FEFF}{\n\t\"n\": \"{n, plural, one{a \\\"b\\\"} other{c}}\"\r\n}"
    let segment = try #require(read(text, as: .arb, at: "app_en.arb").units.first?.source)
    #expect(segment.text == "a \"b\"")
    let fix = try #require(segment.fix(replacing: 2..<5, with: "x\ny\"", isSafe: true))
    let fixed = CatalogFormat.arb.applying([fix], to: Array(text.utf8))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing(#"\"b\""#, with: #"x\ny\""#))
  }
}
