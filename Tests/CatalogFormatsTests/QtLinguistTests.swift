import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct QtLinguistTests {
  private static func document(_ messages: String, language: String = "de") -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="\(language)" sourcelanguage="en">
    <context>
        <name>Main</name>
        \(messages)
    </context>
    </TS>
    """
  }

  static let messages: [Case<String, [String]>] = [
    Case(
      "a text", "<message><source>Salt</source><translation>Salz</translation></message>", ["Main|Salt: Salt = Salz"]),
    Case(
      "a comment",
      "<message><source>Open</source><comment>verb</comment><translation>Öffnen</translation></message>",
      ["Main|Open|verb: Open = Öffnen"]),
    Case(
      "an id", "<message id=\"open\"><source>Open</source><translation>Öffnen</translation></message>",
      ["open: Open = Öffnen"]),
    Case(
      "unfinished", "<message><source>A</source><translation type=\"unfinished\">B</translation></message>",
      ["Main|A: A = B [needs-review-translation]"]),
    Case("untranslated", "<message><source>A</source><translation type=\"unfinished\"/></message>", ["Main|A: A = -"]),
    Case("no translation", "<message><source>A</source></message>", ["Main|A: A = -"]),
    Case(
      "old texts",
      "<message><source>A</source><translation type=\"vanished\">B</translation></message>"
        + "<message><source>C</source><translation type=\"obsolete\">D</translation></message>", []),
    Case(
      "references", "<message><source>&lt;b&gt;</source><translation>&apos;&#x41;</translation></message>",
      ["Main|<b>: <b> = 'A"]),
    Case(
      "plural forms",
      "<message numerus=\"yes\"><source>%n file(s)</source><translation>\n<numerusform>%n Datei</numerusform>\n<numerusform>%n Dateien</numerusform>\n</translation></message>",
      [
        "Main|%n file(s)|==|plural.one: %n file(s) = %n Datei",
        "Main|%n file(s)|==|plural.other: %n file(s) = %n Dateien",
      ]),
    Case(
      "one plural form of two",
      "<message numerus=\"yes\"><source>%n</source><translation type=\"unfinished\"><numerusform>a</numerusform><numerusform/></translation></message>",
      ["Main|%n|==|plural.one: %n = a [needs-review-translation]", "Main|%n|==|plural.other: %n = -"]),
    Case(
      "variants of lengths",
      "<message><source>A</source><translation variants=\"yes\"><lengthvariant>long</lengthvariant><lengthvariant>s</lengthvariant></translation></message>",
      ["Main|A: A = long"]),
    Case(
      "a control character", "<message><source>a<byte value=\"x7\"/>b</source><translation>c</translation></message>",
      ["Main|ab: ab = c"]),
  ]

  @Test(arguments: messages)
  func `messages become units`(example: Case<String, [String]>) {
    let text = Self.document(example.given)
    let reading = read(text, as: .qtLinguist, at: "app_de.ts")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map(\.line) == example.expected)
    for segment in reading.units.flatMap({ [$0.source, $0.target].compactMap { $0 } }) {
      #expect(misplaced(segment, in: Array(text.utf8)) { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") } == nil)
    }
  }

  @Test func `comments are notes`() throws {
    let message =
      "<message><location filename=\"a.cpp\" line=\"1\"/><source>A</source><oldsource>B</oldsource><comment>c</comment>"
      + "<extracomment>d</extracomment><translatorcomment>e</translatorcomment><translation>F</translation></message>"
    let reading = read(Self.document(message), as: .qtLinguist, at: "app_de.ts")
    #expect(reading.units.map { $0.notes.map(\.string) } == [["c", "d", "e"]])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["app.ts", "en", "de"])
    #expect(header.messageSyntax == .none && header.hasOwnPluralForms)
  }

  static let formats: [Case<String, [GettextFormat]?>] = [
    Case("none", "<message><source>100 %</source></message>", nil),
    Case("numbers", "<message><source>%1 of %L2</source></message>", [.qt]),
    Case("a number", "<message numerus=\"yes\"><source>%n</source></message>", [.qtPlural]),
    Case("both", "<message numerus=\"yes\"><source>%n of %1</source></message>", [.qt, .qtPlural]),
  ]

  @Test(arguments: formats)
  func `the source tells the values`(example: Case<String, [GettextFormat]?>) {
    let units = read(Self.document(example.given), as: .qtLinguist, at: "app_de.ts").units
    #expect(units.first?.formatting?.formats == example.expected)
  }

  static let plurals: [Case<String, [String]>] = [
    Case("German", "de", ["one", "other"]), Case("Japanese", "ja", ["other"]), Case("French", "fr", ["one", "other"]),
    Case("Hungarian, whose words do not change", "hu", ["other"]), Case("Russian", "ru", ["one", "few", "many"]),
    Case("Polish", "pl", ["one", "few", "many"]), Case("Czech", "cs_CZ", ["one", "few", "other"]),
    Case("Lithuanian", "lt", ["one", "few", "other"]), Case("Latvian", "lv", ["one", "other", "zero"]),
    Case("Romanian", "ro", ["one", "few", "other"]), Case("Slovenian", "sl", ["one", "two", "few", "other"]),
    Case("Maltese", "mt", ["one", "few", "many", "other"]),
    Case("Welsh", "cy", ["zero", "one", "two", "many", "other"]),
    Case("Arabic", "ar", ["zero", "one", "two", "few", "many", "other"]), Case("Irish", "ga", ["one", "two", "other"]),
    Case("Portuguese in Brazil", "pt_BR", ["one", "other"]),
  ]

  @Test(arguments: plurals)
  func `forms have the categories of Qt's rules`(example: Case<String, [String]>) {
    let forms = String(repeating: "<numerusform>x</numerusform>", count: 6)
    let text = Self.document(
      "<message numerus=\"yes\"><source>%n</source><translation>\(forms)</translation></message>",
      language: example.given)
    let units = read(text, as: .qtLinguist, at: "app.ts").units
    #expect(units.compactMap { $0.variation.plural?.string } == example.expected)
    #expect(units.allSatisfy { $0.target?.text == "x" })
  }

  static let defects: [Case<String, [String]>] = [
    Case("neither id nor source", "1️⃣<message><translation>x</translation></message>", ["missing-unit-id"]),
    Case(
      "too few forms",
      "1️⃣<message numerus=\"yes\"><source>%n</source><translation><numerusform>x</numerusform></translation></message>",
      ["plural-form-count"]),
    Case(
      "an element", "<message><source>A</source><translation>x 1️⃣<b>y</b> <i>z</i></translation></message>",
      ["unexpected-element"]),
    Case("an ampersand", "<message><source>A 1️⃣& B</source></message>", ["malformed-xml"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let marked = MarkedText(Self.document(example.given))
    let found = read(marked.bytes, as: .qtLinguist, at: "app_de.ts").findings
    #expect(found.map(\.id.string) == example.expected)
    #expect(found.first?.span.start == marked[1])
  }

  static let heads: [Case<String, [String]>] = [
    Case("no DOCTYPE", "<TS version=\"2.1\" language=\"de\"/>", []),
    Case("an address", "<!DOCTYPE TS SYSTEM \"ts.dtd\"><TS/>", []),
    Case("declarations", "1️⃣<!DOCTYPE TS [<!ENTITY a \"b\">]><TS/>", ["doctype-present"]),
    Case("another root", "1️⃣<xliff/>", ["unexpected-root"]),
    Case("nothing", "1️⃣", ["malformed-xml"]),
    Case(
      "no language",
      "1️⃣<TS><context><name/><message><source>A</source><translation>B</translation></message></context></TS>",
      ["missing-target-language"]),
    Case("a template", "<TS><context><name/><message><source>A</source><translation/></message></context></TS>", []),
  ]

  @Test(arguments: heads)
  func `the head of a file is checked`(example: Case<String, [String]>) {
    let marked = MarkedText(example.given)
    let found = read(marked.bytes, as: .qtLinguist, at: "app.ts").findings
    #expect(found.map(\.id.string) == example.expected)
    if !found.isEmpty { #expect(found.first?.span.start == marked[1]) }
  }

  @Test func `a file is recognised by its content, not by its ending`() {
    let code = DocumentHead(Array("import { A } from './a';\nconst TS = <TS>x;\n".utf8))
    let text = DocumentHead(Array(Self.document("").utf8))
    #expect(CatalogFormat.format(ofFileNamed: "a", startingWith: text).id == "qt")
    #expect(CatalogFormat.holdsTexts("src/app_de.ts", startingWith: text))
    #expect(!CatalogFormat.holdsTexts("src/app_de.ts", startingWith: code))
    #expect(!CatalogFormat.holdsTexts("src/app_de.txt", startingWith: text))
    #expect(!CatalogFormat.matches("app_de.ts") && code.format == nil)
  }

  // MARK: Editing

  @Test(
    arguments: [
      Case("a text", "<translation>x</translation>", "<translation>ä &lt; b</translation>"),
      Case(
        "an unfinished text", "<translation type=\"unfinished\">x</translation>", "<translation>ä &lt; b</translation>"),
      Case("an empty text", "<translation type=\"unfinished\"></translation>", "<translation>ä &lt; b</translation>"),
      Case("an empty element", "<translation type=\"unfinished\"/>", "<translation>ä &lt; b</translation>"),
      Case(
        "variants", "<translation variants=\"yes\" type=\"unfinished\"><lengthvariant>x</lengthvariant></translation>",
        "<translation variants=\"yes\"><lengthvariant>ä &lt; b</lengthvariant></translation>"),
      Case("no element", "", nil),
    ] as [Case<String, String?>])
  func `an edit changes only the translation and its state`(example: Case<String, String?>) throws {
    func document(_ translation: String) -> [UInt8] {
      Array(
        Self.document(
          "<message>\r\n<source>A &amp; B</source>\(translation)</message><message><source>é</source></message>"
        ).utf8)
    }
    let before = document(example.given)
    let unit = try #require(read(before, as: .qtLinguist, at: "app_de.ts").units.first)
    let text = DocumentText(before, in: .qtLinguist)
    let edit = CatalogFormat.qtLinguist.edit(translating: unit, to: "ä < b", in: text)
    guard let expected = example.expected else {
      #expect(edit == nil)
      return
    }
    let slot = try #require(CatalogFormat.qtLinguist.stateSlot(of: unit, in: text))
    let state = slot.finished.flatMap { slot.edit(to: $0) }
    let fixes =
      [Fix(isSafe: true, edits: [try #require(edit)])] + (state.map { [Fix(isSafe: true, edits: [$0])] } ?? [])
    let after = CatalogFormat.qtLinguist.applying(fixes, to: before)
    #expect(after.isApplied.allSatisfy { $0 })
    #expect(String(decoding: after.bytes, as: UTF8.self) == String(decoding: document(expected), as: UTF8.self))
    let again = read(after.bytes, as: .qtLinguist, at: "app_de.ts").units.first
    #expect(again?.target?.text == "ä < b" && again?.state == nil)
  }

  @Test func `every cut of a document is read`() {
    let bytes = Array(
      Self.document(
        "<message numerus=\"yes\"><source>%n <byte value=\"x7\"/>ä</source><translation><numerusform>a</numerusform><numerusform>b</numerusform></translation></message>"
      ).utf8)
    for length in 0...bytes.count {
      let reading = read(Array(bytes[..<length]), as: .qtLinguist, at: "app_de.ts")
      #expect(reading.findings.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end })
    }
  }
}
