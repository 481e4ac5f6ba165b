import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// What shows the format of a document without a name.
@Suite struct DocumentHeadTests {
  /// Longer than what is read of a document at first.
  private static let long = String(repeating: "All rights are reserved, says 'x'.\n", count: 3000)
  private static let xml = "<!--\(long)-->\n<?note \(long)?>\n"
  private static let rule = "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>"

  static let documents: [Case<String, ExactText>] = [
    Case("XLIFF 1.2", "\(xml)<xliff version=\"1.2\">", "xliff-1.2"),
    Case("XLIFF 2.1", "\(xml)<xliff version=\"2.1\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\">", "xliff-2.1"),
    Case("XLIFF 2.2 by its version", "\(xml)<xliff version='2.2'>", "xliff-2.2"),
    Case("a long tag", "<xliff a=\"\(long)\" version=\"2.1\">", "xliff-2.1"),
    Case("a value with the end of a tag in it", "<xliff a=\"b>\" version=\"2.1\">", "xliff-2.1"),
    Case("an attribute that ends with version", "<xliff tool-version=\"2.0\" version=\"1.2\">", "xliff-1.2"),
    Case(
      "a prefix, and another namespace of XLIFF beside it",
      "<x:xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\">",
      "xliff-1.2"),
    Case("a DOCTYPE", "<!DOCTYPE xliff [<!ENTITY a \"<plist>'\"> <!--<plist>-->]><xliff version=\"2.1\">", "xliff-2.1"),
    Case("the marks of a conflict", "<<<<<<< a\n<xliff version=\"2.1\">", "xliff-2.1"),
    Case("a comment that names XLIFF", "<!-- <xliff version=\"2.1\"> --><resources>", "android"),
    Case("Android", "\(xml)<resources>", "android"),
    Case("a text that names a namespace", "<resources><string name=\"a\">write xmlns=\"u\"</string>", "android"),
    Case("stringsdict", "\(xml)<plist version=\"1.0\"><!--\(long)-->\(rule)</plist>", "stringsdict"),
    Case("strings", "/*\(long)*/ \"a\" /*\(long)*/ = \"b\";", "strings"),
    Case("strings with a long text", "\"a\" = \"\(long)\";", "strings"),
    Case("PO", long.split(separator: "\n").map { "# \($0)\n" }.joined() + "msgid \"\"\nmsgstr \"\"\n", "po"),
    Case(
      "a catalogue with its strings first", "{\"strings\": {\"\(long.count)\": {}}, \"sourceLanguage\": \"en\"}",
      "xcstrings"),
    Case(
      "a catalogue with long strings first",
      "{\"strings\": {\"\(xml.replacing("\n", with: ""))\": {}}, \"sourceLanguage\": \"en\"}",
      "xcstrings"),
  ]

  /// Texts and comments that name the root of another format, by paths as a user gives them.
  static let mentions: [Case<(path: String, text: String), ExactText>] = [
    Case("PO", ("de.po", "msgid \"The <resources> element\"\nmsgstr \"Das Element\"\n"), "po"),
    Case("PO's comment", ("de.po", "# Strings of the <resources> file\nmsgid \"a\"\nmsgstr \"b\"\n"), "po"),
    Case("PO without its ending", ("-", "domain \"<xliff>\"\nmsgid \"<xliff>\"\nmsgstr \"b\"\n"), "po"),
    Case("i18next", ("locales/de/common.json", "{\"a\": \"The <xliff> element\"}"), "i18next"),
    Case("ARB", ("app_en.arb", "{\"@@locale\":\"en\",\"a\":\"The <resources> element\"}"), "arb"),
    Case(
      "a string catalogue",
      ("a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\"The <xliff> element\": {}}}"), "xcstrings"),
    Case("a comment of strings", ("a.strings", "/* see <xliff> */ \"a\" = \"b\";"), "strings"),
    Case("a line comment of strings", ("a.strings", "// see <xliff>\na = b;"), "strings"),
    Case("strings", ("a.strings", "\"a\" = \"<resources>\";"), "strings"),
    Case("a key without quotation marks", ("a.strings", "\n ui.title = \"<xliff version='2.1'>\";"), "strings"),
    Case("text before XLIFF", ("a.xliff", "Here it is:\n<xliff version=\"2.1\">"), "xliff-2.1"),
    Case("the middle of a conflict", ("-", "=======\n<xliff version=\"2.1\">"), "xliff-2.1"),
    Case("the end of a conflict", ("-", ">>>>>>> a = b\n<resources>"), "android"),
  ]

  @Test(arguments: mentions)
  func `a text about XML is not XML`(each: Case<(path: String, text: String), ExactText>) {
    let bytes = Array(each.given.text.utf8)
    for document in [bytes, ByteOrderMark.utf8 + bytes] {
      #expect(
        CatalogFormat.format(ofFileNamed: SystemPath(each.given.path), startingWith: document).id == each.expected)
    }
  }

  @Test func `what a document shows is looked for once`() {
    let text = "<!DOCTYPE x [" + String(repeating: "<!x 'y'>", count: 60_000) + "]><y>"
    let head = DocumentHead(Array(text.utf8))
    let clock = ContinuousClock()
    let (first, again) = (
      clock.measure { _ = CatalogFormat.format(ofFileNamed: "-", startingWith: head) },
      clock.measure { for _ in 0..<3 { _ = CatalogFormat.format(ofFileNamed: "-", startingWith: head) } }
    )
    #expect(again < first / 4, "\(first), then \(again)")
  }

  @Test(arguments: documents)
  func `the format does not depend on how much comes before what shows it`(each: Case<String, ExactText>) {
    let utf8 = Array(each.given.utf8)
    let utf16: [UInt8] = [0xFF, 0xFE] + each.given.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for document in [utf8, ByteOrderMark.utf8 + utf8, utf16] {
      #expect(CatalogFormat.format(ofFileNamed: "-", startingWith: document).id == each.expected)
    }
  }

  @Test func `texts about a source language are not a string catalogue`() {
    let document = Array("{\"sourceLanguage\": \"Quellsprache\", \"a\": {\"strings\": \"Texte\"}}".utf8)
    #expect(CatalogFormat.format(ofFileNamed: "locales/de/a.json", startingWith: document).id == "i18next")
  }

  @Test func `no more is read than is needed`() {
    var lengths: [Int] = []
    let head = DocumentHead { length in
      lengths.append(length)
      return Array("<xliff version=\"1.2\">".utf8) + [UInt8](repeating: 0x20, count: length)
    }
    #expect(CatalogFormat.format(ofFileNamed: "-", startingWith: head).id == "xliff-1.2")
    #expect(lengths == [CatalogFormat.headLength])
  }

  @Test func `the charset of a header is found after long comments`() {
    let comments = String(repeating: "# charset=utf-8, says Muller\n", count: 4000)
    let content = "msgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\nmsgid \"a\"\nmsgstr \""
    // Lines may start with blanks.
    for start in ["msgid \"\"\n", "  # charset=utf-8\n\t\n  msgid \"\"\n  "] {
      let document = Array((comments + start + content).utf8) + [0xE4, 0x22, 0x0A]
      let reading = CatalogFormat.po.read(document, name: "de.po")
      #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
      #expect(reading.value?.files.first?.units.first?.target?.text == "ä")
    }
  }
}
