import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// Documents that are large, deep, cut or in the wrong encoding: each ends in findings, in linear time.
@Suite struct AppFormatHostileTests {
  struct Input: Sendable {
    let format: CatalogFormat
    let path: String
    let bytes: [UInt8]

    init(_ format: CatalogFormat, _ path: String, _ text: String) {
      (self.format, self.path, bytes) = (format, path, Array(text.utf8))
    }

    init(_ format: CatalogFormat, _ path: String, _ bytes: [UInt8]) {
      (self.format, self.path, self.bytes) = (format, path, bytes)
    }
  }

  private static func many(_ text: String, _ count: Int = Rounds.length(200_000)) -> String {
    String(repeating: text, count: count)
  }

  static let inputs: [Case<Input, [String]>] = [
    Case(
      "a long PO text", Input(.po, "de.po", "msgid \"" + many("x", 1_100_000) + "\"\nmsgstr \"\""), ["limit-exceeded"]),
    Case(
      "a long line of escapes", Input(.po, "de.po", "msgid \"" + many("\\q", 100_000) + "\"\nmsgstr \"a\""),
      ["invalid-escape", "limit-exceeded"]),
    Case("lines that cannot be read", Input(.po, "de.po", many("x\n")), ["malformed-po", "limit-exceeded"]),
    Case("texts that do not end", Input(.po, "de.po", many("msgid \"\n")), ["malformed-po", "limit-exceeded"]),
    Case("a line of marks", Input(.po, "de.po", many("#~") + "\n" + many("#|") + "\n" + many("#~|")), []),
    Case(
      "previous texts without an entry", Input(.po, "de.po", many("#| msgid \"a\"\n")),
      ["malformed-po", "limit-exceeded"]),
    Case("NULs", Input(.po, "de.po", [UInt8](repeating: 0, count: 100_000)), ["malformed-po"]),
    Case("PO in UTF-16", Input(.po, "de.po", [0xFF, 0xFE, 0x6D, 0x00]), ["unknown-charset"]),
    Case(
      "a long Android text",
      Input(
        .android, "values/strings.xml", "<resources><string name='a'>" + many("x", 1_100_000) + "</string></resources>"),
      ["limit-exceeded"]),
    Case(
      "apostrophes",
      Input(.android, "values/strings.xml", "<resources><string name='a'>" + many("'") + "</string></resources>"),
      ["unescaped-apostrophe"]),
    Case(
      "white space and comments",
      Input(
        .android, "values/strings.xml",
        "<resources><string name='a'>" + many(" <!-- -->", 50_000) + "</string></resources>"), []),
    Case(
      "deep resources", Input(.android, "values/strings.xml", "<resources>" + "<style>" + many("<a>", 300)),
      ["limit-exceeded"]),
    Case(
      "a DOCTYPE", Input(.android, "values/strings.xml", "<!DOCTYPE a [<!ENTITY x 'y'>]><resources/>"),
      ["doctype-present"]),
    Case("a cut file", Input(.android, "values/strings.xml", "<resources><string name='a'>x</str"), ["malformed-xml"]),
    Case("deep JSON", Input(.i18next, "locales/en/a.json", many("{\"a\":", 1000)), ["limit-exceeded"]),
    Case(
      "a long JSON text", Input(.i18next, "locales/en/a.json", "{\"a\": \"" + many("x", 1_100_000) + "\"}"),
      ["limit-exceeded"]),
    Case(
      "a long path of many texts",
      Input(
        .i18next, "locales/en/a.json",
        "{\"" + many("x", 70_000) + "\": {" + (0..<2000).map { "\"\($0)\": \"\"" }.joined(separator: ",") + "}}"),
      ["limit-exceeded"]),
    Case("a text of brackets", Input(.arb, "app_en.arb", "{\"a\": \"" + many("{") + "\"}"), []),
    Case("a choice of many forms", Input(.arb, "app_en.arb", "{\"a\": \"{n, plural, " + many("one{}") + "}\"}"), []),
    Case("a long text of apostrophes", Input(.arb, "app_en.arb", "{\"a\": \"" + many("'{") + "\"}"), []),
    Case("JSON in UTF-16", Input(.arb, "app_en.arb", [0xFF, 0xFE, 0x7B, 0x00]), ["malformed-json"]),
    Case(
      "bytes that are not UTF-8", Input(.arb, "app_en.arb", Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)),
      ["invalid-utf8"]),
    Case("nothing at all, PO", Input(.po, "de.po", ""), []),
    Case("nothing at all, JSON", Input(.arb, "app_en.arb", ""), ["malformed-json"]),
    Case("nothing at all, XML", Input(.android, "values/strings.xml", ""), ["malformed-xml"]),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: inputs)
  func `hostile input ends in findings`(example: Case<Input, [String]>) {
    let found = read(example.given.bytes, as: example.given.format, at: example.given.path).findings
    #expect(Set(found.map(\.id.string)) == Set(example.expected), "\(found.prefix(3).map(\.message))")
  }

  @Test func `every cut of a document is read`() {
    let po =
      "msgctxt \"c\"\nmsgid \"ä\\n\"\n\"b\"\nmsgid_plural \"x\"\nmsgstr[0] \"y\"\nmsgstr[1] \"z\"\n#~ msgid \"o\"\n"
    let android =
      "<resources><!-- c --><string name=\"a\">ä\\u0041 <b>\"x\"</b></string><plurals name=\"p\"><item quantity=\"one\">1</item></plurals></resources>"
    let json = "{\"a\": {\"b_one\": \"\\uD83D\\uDE00 {n, plural, other{x}}\", \"b_other\": \"ä\"}}"
    for (format, path, text) in [
      (CatalogFormat.po, "de.po", po), (.android, "values/strings.xml", android), (.arb, "app_en.arb", json),
      (.i18next, "locales/en/a.json", json),
    ] {
      let bytes = Array(text.utf8)
      for length in 0...bytes.count {
        let reading = read(Array(bytes[..<length]), as: format, at: path)
        #expect(reading.findings.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end })
      }
    }
  }
}
