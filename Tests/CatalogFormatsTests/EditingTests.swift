import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

@Suite struct EditingTests {
  private func place(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

  private func edit(_ line: Int, _ columns: Range<Int>, _ text: String) -> Fix {
    let span = SourceSpan(start: place(line, columns.lowerBound), end: place(line, columns.upperBound))
    return Fix(isSafe: true, edits: [.init(span, with: ExactText(text))])
  }

  private func text(_ target: String, encoding: String = "UTF-8") -> String {
    "<?xml version='1.0' encoding='\(encoding)'?>\r\n<xliff  version = \"1.2\" >\r\n\t<t>\(target)</t>\r\n</xliff>"
  }

  @Test(
    arguments: [
      ("UTF-8", String.Encoding.utf8, []), ("UTF-8", .utf8, [0xEF, 0xBB, 0xBF]),
      ("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]), ("UTF-16", .utf16BigEndian, [0xFE, 0xFF]),
      ("UTF-16LE", .utf16LittleEndian, []), ("UTF-32", .utf32BigEndian, [0, 0, 0xFE, 0xFF]),
      ("ISO-8859-1", .isoLatin1, []), ("windows-1252", .windowsCP1252, []),
    ] as [(String, String.Encoding, [UInt8])])
  func `only the bytes of a fix change, in any encoding`(
    name: String, encoding: String.Encoding, mark: [UInt8]
  ) throws {
    func bytes(_ target: String) throws -> [UInt8] {
      mark + Array(try #require(text(target, encoding: name).data(using: encoding)))
    }
    // Columns count code points: the tab, three of the tag, then the text.
    let fixes = [edit(3, 6..<9, "ö"), edit(3, 11..<11, "é\n")]
    let fixed = CatalogFormat.xliff12.applying(fixes, to: try bytes("ä&lt;bc"))
    #expect(fixed.isApplied == [true, true])
    // What was replaced is `&lt`; line ends are those of the file.
    let expected = try bytes("äö;bé\r\nc")
    #expect(fixed.bytes == expected)
  }

  @Test func `a character that the encoding lacks becomes a reference where one is read`() throws {
    func bytes(_ target: String) throws -> [UInt8] {
      Array(try #require(text(target, encoding: "ISO-8859-1").data(using: .isoLatin1)))
    }
    let fixed = CatalogFormat.xliff12.applying([edit(3, 6..<9, "…")], to: try bytes("ä..."))
    #expect(fixed.bytes == (try bytes("ä&#8230;")))
    let literal = try bytes("<![CDATA[ä...]]>")
    let kept = CatalogFormat.xliff12.applying([edit(3, 15..<18, "…")], to: literal)
    #expect(kept.isApplied == [false] && kept.bytes == literal)
  }

  @Test(arguments: [
    // Two that overlap, two insertions at one place, an insertion where a replacement starts or ends.
    ([(2, 4), (3, 5)], [true, false]), ([(3, 3), (3, 3)], [true, false]), ([(3, 4), (3, 3)], [false, true]),
    ([(3, 4), (4, 4)], [true, false]), ([(2, 3), (3, 4)], [true, true]), ([(3, 4), (2, 3)], [true, true]),
    // A place after the end of the line, and one in a line that does not exist.
    ([(2, 99)], [false]), ([(99, 99), (2, 3)], [false, true]),
  ])
  func `of fixes that collide the first one is applied`(spans: [(Int, Int)], expected: [Bool]) {
    let fixes = spans.map { edit(1, $0.0..<$0.1, "+") }
    #expect(CatalogFormat.xliff12.applying(fixes, to: Array("abcdef\nx".utf8)).isApplied == expected)
  }

  @Test func `a fix is applied as a whole or not at all`() {
    let whole = Fix(isSafe: true, edits: edit(1, 1..<2, "1").edits + edit(1, 5..<6, "5").edits)
    let fixed = CatalogFormat.xliff12.applying([edit(1, 4..<6, "-"), whole], to: Array("abcdef".utf8))
    #expect(fixed.isApplied == [true, false] && fixed.bytes == Array("abc-f".utf8))
    let stray = Fix(isSafe: true, edits: edit(1, 1..<2, "1").edits + edit(9, 5..<6, "5").edits)
    #expect(CatalogFormat.xliff12.applying([stray], to: Array("abcdef".utf8)).bytes == Array("abcdef".utf8))
  }

  // MARK: Segments

  private func target(_ content: String) throws -> (bytes: [UInt8], unit: TranslationUnit) {
    let element = content.isEmpty ? "<target/>" : "<target>\(content)</target>"
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>A</source>\(element)</trans-unit></body></file></xliff>
      """
    let catalog = try TranslationCatalog(text)
    return (Array(text.utf8), try #require(catalog.files.first?.units.first))
  }

  @Test(arguments: [
    ("abc", 1..<2, "<&>", "a&lt;&amp;&gt;c"), ("<![CDATA[abc]]>", 1..<2, "<&", "<![CDATA[a<&c]]>"),
    ("<![CDATA[abc]]>", 1..<2, ">", nil), ("a&amp;b", 1..<2, "+", "a+b"), ("a<x id=\"1\"/>b", 0..<2, "+", nil),
    ("a<x id=\"1\"/>b", 1..<2, "+", "a<x id=\"1\"/>+"), ("a<!-- c -->b", 0..<1, "+", "+<!-- c -->b"),
    ("a<!-- c -->b", 0..<2, "+", nil), ("ab", 2..<2, "+", "ab+"), ("", 0..<0, "+", nil), ("abc", 1..<2, "\u{1}", nil),
  ])
  func `a replacement is written as its place requires`(
    content: String, range: Range<Int>, replacement: String, expected: String?
  ) throws {
    let (bytes, unit) = try target(content)
    let segment = try #require(unit.target)
    guard let fix = segment.fix(replacing: range, with: ExactText(replacement), isSafe: true) else {
      #expect(expected == nil)
      return
    }
    let fixed = CatalogFormat.xliff12.applying([fix], to: bytes)
    #expect(fixed.bytes == (try target(try #require(expected)).bytes))
  }

  // MARK: Plural forms

  @Test(arguments: [
    // Tabs, CRLF, single quotation marks, further attributes, a note, references and inline codes.
    (
      "\t<trans-unit xml:space='preserve'  id='f&quot;|==|plural.other' >\r\n\t\t<source>%d &#x66;<x id=\"1\"/></source>\r\n"
        + "\t\t<target state='translated' state-qualifier='x'>%d g<x id=\"1\"/></target>\r\n\t\t<note>A &amp; b</note>\r\n\t</trans-unit>",
      "\t<trans-unit xml:space='preserve'  id='f&quot;|==|plural.few' >\r\n\t\t<source>%d &#x66;<x id=\"1\"/></source>\r\n"
        + "\t\t<target state=\"new\">%d &#x66;<x id=\"1\"/></target>\r\n\t\t<note>A &amp; b</note>\r\n\t</trans-unit>"
    ),
    (
      "  <trans-unit id=\"/f:dict/n:dict/other:dict/:string\"><source>%d</source><target>%d</target></trans-unit>",
      "  <trans-unit id=\"/f:dict/n:dict/few:dict/:string\"><source>%d</source><target state=\"new\">%d</target></trans-unit>"
    ),
    (
      "<trans-unit id=\"a.plural.b|==|device.mac.plural.other\"><source>%d</source><target>%d</target></trans-unit>",
      "<trans-unit id=\"a.plural.b|==|device.mac.plural.few\"><source>%d</source><target state=\"new\">%d</target></trans-unit>"
    ),
    // What belongs to the translation itself cannot be copied.
    ("<trans-unit approved=\"yes\" id=\"f|==|plural.other\"><source>%d</source><target>%d</target></trans-unit>", nil),
    (
      "<trans-unit id=\"f|==|plural.other\"><source>%d</source><target>%d</target><alt-trans><target>x</target></alt-trans></trans-unit>",
      nil
    ),
    ("<trans-unit id=\"f|==|plural.other\"><source>%d</source></trans-unit>", nil),
  ])
  func `another plural form is written in the style of the unit`(unit: String, expected: String?) throws {
    func document(_ units: String) -> String {
      "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>\r\n<file original='a' source-language='en' "
        + "target-language='ru' datatype='plaintext'><body>\r\n\(units)\r\n</body></file></xliff>\r\n"
    }
    let text = document(unit)
    let model = try #require(try TranslationCatalog(text).files.first?.units.first)
    for after in [false, true] {
      guard let fix = model.fix(adding: .few, after: after, isSafe: true) else {
        #expect(expected == nil)
        continue
      }
      let fixed = CatalogFormat.xliff12.applying([fix], to: Array(text.utf8))
      let units = expected.map { [$0, unit] }.map { after ? $0.reversed() : $0 }
      #expect(String(decoding: fixed.bytes, as: UTF8.self) == document(units?.joined(separator: "\r\n") ?? unit))
      #expect(fixed.isApplied == [expected != nil])
    }
  }
}
