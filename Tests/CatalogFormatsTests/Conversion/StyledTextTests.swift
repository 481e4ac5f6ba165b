import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// Texts with tags of Android, on the way to other formats and back.
@Suite struct StyledTextTests {
  private static func resources(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n    <string name=\"k\">\(content)</string>\n</resources>\n"
  }

  private static func documents(_ source: String, _ target: String) -> [CatalogDocument] {
    WrittenFiles(
      format: .android,
      files: [
        ("values/strings.xml", Array(resources(source).utf8)), ("values-de/strings.xml", Array(resources(target).utf8)),
      ]
    ).documents
  }

  private static func texts(_ files: [(path: String, bytes: [UInt8])]) -> [String] {
    files.sorted { $0.path < $1.path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  static let texts: [Case<(source: String, target: String), String>] = [
    Case(
      "bold words", ("Press <b>Save</b> now", "Jetzt <b>Sichern</b>"),
      "Press <g id=\"b\" ctype=\"bold\" equiv-text=\"&lt;b>\">Save</g> now"),
    Case(
      "a link with words in italics",
      (
        "<a href=\"https://a.org/?a=1&amp;b=%20\">The <i>terms</i></a>",
        "<a href=\"https://a.org/?a=1&amp;b=%20\">Das</a>"
      ),
      "<g id=\"a\" ctype=\"link\" equiv-text=\"&lt;a href=&quot;https://a.org/?a=1&amp;amp;b=%20&quot;>\">The "
        + "<g id=\"i\" ctype=\"italic\" equiv-text=\"&lt;i>\">terms</g></g>"),
    Case(
      "a value in an annotation",
      ("Hi <annotation font=\"x\">%1$s</annotation>", "<annotation font=\"x\">%1$s</annotation>"),
      "Hi <g id=\"annotation\" equiv-text=\"&lt;annotation font=&quot;x&quot;>\">%1$s</g>"),
    Case(
      "a line break, and two of a kind", ("a<br/>b <b>c</b> <b>d</b>", "a<br/><b>d</b> <b>c</b>"),
      "a<x id=\"br\" ctype=\"lb\" equiv-text=\"&lt;br/>\"/>b <g id=\"b\" ctype=\"bold\" equiv-text=\"&lt;b>\">c</g> "
        + "<g id=\"b-2\" ctype=\"bold\" equiv-text=\"&lt;b>\">d</g>"),
    Case("a tag that people see", ("Press &lt;b&gt;", "Drücke &lt;b&gt;"), "Press &lt;b&gt;"),
    Case(
      "both", ("<b>Press</b> &lt;b&gt;", "<b>Drücke</b> &lt;b&gt;"),
      "<g id=\"b\" ctype=\"bold\" equiv-text=\"&lt;b>\">Press</g> &lt;b&gt;"),
  ]

  @Test(arguments: texts) func `tags become inline elements of XLIFF, and come back as they were`(
    example: Case<(source: String, target: String), String>
  ) throws {
    let documents = Self.documents(example.given.source, example.given.target)
    for format in [CatalogFormat.xliff12, .xliff21, .xliff22] {
      let there = CatalogConversion(documents, to: format)
      #expect(there.losses.map(\.message) == [])
      if format.id == CatalogFormat.xliff12.id {
        #expect(Self.texts(there.files).joined().contains("<source>\(example.expected)</source>"))
      }
      let middle = WrittenFiles(format: format, files: there.files).documents
      #expect(middle.flatMap(\.findings).filter { $0.severity == .error }.map(\.message) == [], "\(format.title)")
      let back = CatalogConversion(middle, to: .android)
      #expect(back.losses.map(\.message) == [])
      let expected = [Self.resources(example.given.target), Self.resources(example.given.source)]
      #expect(Self.texts(back.files) == expected, "\(format.title)")
    }
  }

  @Test(arguments: [CatalogFormat.xcstrings, .appleStrings, .arb, .i18next, .po])
  func `formats of plain texts keep the words, and say what they lose`(format: CatalogFormat) throws {
    let there = CatalogConversion(Self.documents("Press <b>Save</b> now", "<b>Jetzt</b> sichern"), to: format)
    #expect(there.recordedLosses.filter { $0.part == .inlineCodes }.count == 2)
    let written = Self.texts(there.files).joined()
    #expect(written.contains("Press Save now") && written.contains("Jetzt sichern"), "\(written)")
    let seen = CatalogConversion(Self.documents("Press &lt;b>", "&lt;b>"), to: format)
    #expect(seen.losses.isEmpty && Self.texts(seen.files).joined().contains("Press <b>"))
  }

  @Test(
    arguments: [
      Case("an element that is closed", "<g id=\"1\" equiv-text=\"&lt;b>&lt;/b>\">x</g>", "x"),
      Case("text after the tag", "<g id=\"1\" equiv-text=\"&lt;b>y\">x</g>", "x"),
      Case("another resource", "<g id=\"1\" equiv-text=\"&lt;b>&lt;/string>\">x</g>", "x"),
      Case("half of a pair", "<bx id=\"1\" equiv-text=\"&lt;b>\"/>x", "x"),
      Case("a pair as a stand-alone code", "<x id=\"1\" equiv-text=\"&lt;b>\"/>x", "x"),
      Case("no tag", "<x id=\"1\" equiv-text=\"{{ name }}\"/>x", "{{ name }}x"),
      Case(
        "an attribute", "<g id=\"1\" equiv-text=\"&lt;a href='a&amp;lt;&quot;'>\">x</g>",
        "<a href=\"a&lt;&quot;\">x</a>"),
    ])
  func `a code that is no tag writes none`(example: Case<String, String>) throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="strings.xml" source-language="en" \
      target-language="de" datatype="x-android-resources"><body><trans-unit id="k"><source>\(example.given)</source>\
      <target state="translated">\(example.given)</target></trans-unit></body></file></xliff>
      """
    let document = WrittenFiles(format: .xliff12, files: [("de.xliff", Array(text.utf8))]).documents
    let written = CatalogConversion(document, to: .android)
    #expect(Self.texts(written.files) == [Self.resources(example.expected), Self.resources(example.expected)])
    let isKept = example.expected.contains("<")
    #expect(written.recordedLosses.contains { $0.part == .inlineCodes } != isKept)
  }

  @Test func `other resources, marks and attributes are lost with a warning`() throws {
    let text = """
      <resources xmlns:tools="http://schemas.android.com/tools" xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <color name="c">#fff</color><color name="d">#000</color>
      <string name="k" tools:ignore="X">a <xliff:g id="n">%s</xliff:g></string>
      </resources>
      """
    let documents = WrittenFiles(format: .android, files: [("values/strings.xml", Array(text.utf8))]).documents
    let losses = CatalogConversion(documents, to: .xliff12).losses.map { "\($0.span.start.line) \($0.message)" }
    #expect(
      losses == [
        "2 XLIFF 1.2 cannot store <color>, which is no text", "3 XLIFF 1.2 cannot store the attribute ignore",
        "3 XLIFF 1.2 cannot store the marks of text that is not to be translated (<xliff:g>)",
      ])
  }
}
