import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// A defect that keeps a file from being XML is reported in words, once, at its place, and with what to do.
@Suite struct MalformedDocumentTests {
  /// A document with the place of its defect marked, and the message about it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let line: Int
    let column: Int
    let message: String

    var testDescription: String { message }

    /// `text` marks the place with 1️⃣; `cut` bytes follow it, of a character of which the rest is missing.
    init(_ text: String, cut: [UInt8] = [], _ message: String) {
      let parts = text.split(separator: "1️⃣", maxSplits: 1, omittingEmptySubsequences: false)
      let lines = parts[0].unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      line = lines.count
      column = (lines.last?.count ?? 0) + 1
      bytes = parts.joined().utf8 + cut
      self.message = message
    }
  }

  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>

    """
  static let unit = "<trans-unit id=\"a\"><source>x</source><target>y</target></trans-unit>\n"
  static let tail = "</body></file></xliff>\n"

  static func body(_ text: String, _ message: String) -> Sample { Sample(head + text + unit + tail, message) }

  static func source(_ text: String, _ message: String) -> Sample {
    body("<trans-unit id=\"b\"><source>\(text)</source></trans-unit>\n", message)
  }

  static func cut(_ text: String, _ bytes: [UInt8], _ place: String) -> Sample {
    Sample(head + text + "1️⃣", cut: bytes, "The file ends \(place)")
  }

  static func declaration(_ text: String, _ message: String) -> Sample {
    Sample(text + "\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"/>", message)
  }

  static let declarations = [
    declaration(
      "<?xml version=1️⃣1.0?>", "The value of version in the XML declaration is not in quotation marks (\" or ')"),
    declaration(
      "<?xml version=1️⃣“1.0”?>", "The value of version in the XML declaration is not in quotation marks (\" or ')"),
    declaration(
      "<?xml version=1️⃣\"1.0?>", "The value of version in the XML declaration has no closing quotation mark (\")"),
    declaration(
      "<?xml version=1️⃣\"1.0'?>", "The value of version in the XML declaration has no closing quotation mark (\")"),
    declaration("1️⃣<?xml ?>", "The XML declaration has no version"),
    declaration("1️⃣<?xml?>", "The XML declaration has no version"),
    declaration("<?xml 1️⃣encoding=\"UTF-8\"?>", "The XML declaration starts with encoding; expected version"),
    declaration(
      "<?xml 1️⃣Version=\"1.0\"?>",
      "Found Version in the XML declaration, which allows only version, encoding and standalone"),
    declaration("<?xml version 1️⃣\"1.0\"?>", "Expected = after version in the XML declaration"),
    declaration("<?xml version=\"1️⃣\"?>", "The version of XML is \"\"; expected \"1.0\""),
    declaration("<?xml version=\"1️⃣2.0\"?>", "The version of XML is \"2.0\"; expected \"1.0\""),
    declaration("<?xml version=\"1️⃣1.\"?>", "The version of XML is \"1.\"; expected \"1.0\""),
    declaration("1️⃣<?xml version=\"1.0\"", "The XML declaration is not closed: ?> is missing"),
    declaration("1️⃣<?xml", "The XML declaration is not closed: ?> is missing"),
    declaration("<?xml version=\"1.0\"1️⃣>", "The XML declaration does not end with ?>"),
    declaration("<?xml version=\"1.0\" 1️⃣? >", "The XML declaration does not end with ?>"),
    declaration(
      "<?xml version=\"1.0\"1️⃣encoding=\"UTF-8\"?>", "A space is missing before encoding in the XML declaration"),
    declaration(
      "<?xml version=\"1.0\" encoding=1️⃣UTF-8?>",
      "The value of encoding in the XML declaration is not in quotation marks (\" or ')"),
    declaration("<?xml version=\"1.0\" encoding1️⃣?>", "Expected = after encoding in the XML declaration"),
    declaration("<?xml version=\"1.0\" encoding=\"1️⃣\"?>", "\"\" is not the name of an encoding"),
    declaration("<?xml version=\"1.0\" encoding=\"1️⃣UTF 8\"?>", "\"UTF 8\" is not the name of an encoding"),
    declaration(
      "<?xml version=\"1.0\" encoding=\"UTF-8\" 1️⃣encoding=\"UTF-8\"?>", "The XML declaration has encoding twice"),
    declaration(
      "<?xml version=\"1.0\" standalone=\"no\" 1️⃣encoding=\"UTF-8\"?>",
      "The XML declaration has encoding in the wrong place; the order is version, encoding, standalone"),
    declaration(
      "<?xml version=\"1.0\" standalone=\"1️⃣maybe\"?>", "The value of standalone is \"maybe\"; expected yes or no"),
    declaration(
      "<?xml version=\"1.0\" standalone=1️⃣yes?>",
      "The value of standalone in the XML declaration is not in quotation marks (\" or ')"),
    declaration(
      "<?xml version=\"1.0\" 1️⃣lang=\"en\"?>",
      "Found lang in the XML declaration, which allows only version, encoding and standalone"),
    declaration("<?xml version=\"1.0\" 1️⃣=\"en\"?>", "Found = in the XML declaration; expected the name of a value"),
    declaration("1️⃣<?XML version=\"1.0\"?>", "Found <?XML; the XML declaration is written <?xml"),
    declaration(" 1️⃣<?xml version=\"1.0\"?>", "Found an XML declaration (<?xml …?>) after the start of the file"),
    declaration(
      "<?xml version=\"1.0\"?>1️⃣<?xml version=\"1.0\"?>",
      "Found an XML declaration (<?xml …?>) after the start of the file"),
    Sample("<?xml version=\"1.0\" enco1️⃣", "The file ends inside the XML declaration"),
    Sample("<?xml version=\"1.0\" encoding=1️⃣", "The file ends inside the XML declaration"),
    Sample("<?xml version=\"1.0\" encoding=\"UT1️⃣", "The file ends inside the XML declaration"),
    Sample("<?xml version=\"1.0\"?1️⃣", "The file ends inside the XML declaration"),
    Sample(
      "<?xml version=\"1.0\" encoding=\"1️⃣", cut: [0xC3],
      "The file ends in the middle of a character (0xC3), inside the XML declaration"),
  ]

  static let cuts = [[0xC3], [0xE2], [0xE2, 0x82], [0xF0, 0x9F, 0x98]].flatMap { (bytes: [UInt8]) in
    let middle =
      "in the middle of a character ("
      + bytes.map { "0x\(String($0, radix: 16, uppercase: true))" }.joined(separator: " ")
      + "),"
    return [
      cut(
        "<trans-unit id=\"b\"><source>caf", bytes,
        "\(middle) before the </source> that closes the <source> of line 4, column 20"),
      cut("<trans-unit id=\"caf", bytes, "\(middle) inside the tag of line 4, column 1"),
      cut("<caf", bytes, "\(middle) inside the tag of line 4, column 1"),
      cut("<group ", bytes, "\(middle) inside the tag of line 4, column 1"),
      cut("</caf", bytes, "\(middle) inside the tag of line 4, column 1"),
      cut("<!-- caf", bytes, "\(middle) inside the comment of line 4, column 1"),
      cut("<?pi caf", bytes, "\(middle) inside the processing instruction of line 4, column 1"),
      cut("<note><![CDATA[caf", bytes, "\(middle) inside the CDATA section of line 4, column 7"),
      cut("<note>&caf", bytes, "\(middle) before the </note> that closes the <note> of line 4, column 1"),
      cut(tail, bytes, "\(middle) after its root element"),
      cut(tail + "<!-- ", bytes, "\(middle) inside the comment of line 5, column 1"),
    ]
  }

  static let ends = [
    cut("<", [], "inside the tag of line 4, column 1"), cut("</", [], "inside the tag of line 4, column 1"),
    cut("</bo", [], "inside the tag of line 4, column 1"), cut("<group /", [], "inside the tag of line 4, column 1"),
    cut("<group id", [], "inside the tag of line 4, column 1"),
    cut("<group id=", [], "inside the tag of line 4, column 1"),
    cut("<group id=\"a", [], "inside the tag of line 4, column 1"),
    cut("<!-", [], "inside the tag of line 4, column 1"),
    cut("<!-- a -", [], "inside the comment of line 4, column 1"),
    cut("<!-- a --", [], "inside the comment of line 4, column 1"),
    cut("<?pi a ?", [], "inside the processing instruction of line 4, column 1"),
    cut("<note><![CDA", [], "inside the CDATA section of line 4, column 7"),
    cut("<note><![CDATA[a]]", [], "inside the CDATA section of line 4, column 7"),
    cut("<note>&am", [], "before the </note> that closes the <note> of line 4, column 1"),
    cut("<note>&#3", [], "before the </note> that closes the <note> of line 4, column 1"),
    Sample("<!-- a 1️⃣", "The file ends inside the comment of line 1, column 1"),
  ]

  static let markup = [
    body("1️⃣<!-- a note ", "The comment that starts here is not closed: --> is missing"),
    source("1️⃣<![CDATA[a", "The CDATA section that starts here is not closed: ]]> is missing"),
    body("1️⃣<?pi a ", "The processing instruction that starts here is not closed: ?> is missing"),
    Sample(head + tail + "1️⃣<!-- a", "The comment that starts here is not closed: --> is missing"),
    body("<!-- a 1️⃣-- b -->", "Found -- inside a comment"),
    body("1️⃣<!- a ->", "Found <! that starts neither a comment (<!--) nor a CDATA section (<![CDATA[)"),
    source("1️⃣<![cdata[a]]>", "Found <! that starts neither a comment (<!--) nor a CDATA section (<![CDATA[)"),
    body("1️⃣<? a?>", "Found <? without a name after it"),
    body("1️⃣<?Xml?>", "Found <?Xml; the XML declaration is written <?xml"),
    body("<?pi1️⃣+?>", "A space is missing after the name of the processing instruction"),
    source("a1️⃣]]>b", "Found ]]> in a text"), source("a 1️⃣< b", "Found a < that does not start a tag"),
    source("a 1️⃣<3", "Found a < that does not start a tag"),
    source("a 1️⃣& b", "Found an & that does not start a reference"),
    source("AT1️⃣&T", "Found an & that does not start a reference"),
    source("a1️⃣&amp b", "The reference &amp has no ; at its end"),
    source("a1️⃣&nbsp;b", "The entity &nbsp; is not declared; XML itself defines &amp; &lt; &gt; &quot; &apos;"),
    source("a1️⃣&#65 b", "The reference &#65 has no ; after its number"),
    source("a1️⃣&#x;b", "Found &#x without a number after it"),
    source("a1️⃣&#0;b", "The reference &#0; does not represent a character that XML allows"),
    source("a1️⃣&#x110000;b", "The reference &#x110000; does not represent a character that XML allows"),
    source("a1️⃣\u{1}b", "XML does not allow the character U+0001"),
    source("a1️⃣\u{FFFE}b", "XML does not allow the character U+FFFE"),
    body("<group id=1️⃣b/>", "The value of the attribute id is not in quotation marks (\" or ')"),
    body("<group id=1️⃣“b”/>", "The value of the attribute id is not in quotation marks (\" or ')"),
    body("<group id1️⃣/>", "The attribute id has no value"),
    body("<group id=\"b1️⃣<c\"/>", "Found < in the value of the attribute id"),
    body("<group id=\"b>1️⃣<note/></group>", "Found < in the value of the attribute id"),
    body("<group id=\"b\" 1️⃣id=\"c\"/>", "The attribute id appears twice in one tag"),
    body("<group id=\"b\"1️⃣restype=\"c\"/>", "A space is missing between the attributes id and restype"),
    body(
      "<group id=\"b\"1️⃣, restype=\"c\"/>", "Found , in the tag <group>; expected an attribute or the end of the tag"),
    body("<group 1️⃣\"b\"/>", "Found \" in the tag <group>; expected an attribute or the end of the tag"),
    body("<group 1️⃣/ id=\"b\">", "Found / inside the tag <group>; expected />"),
    body("<group id=\"a1️⃣&b\"/>", "Found an & that does not start a reference"),
    body("<group id=\"b\"1️⃣\n<note/></group>", "The tag <group> is not closed: > is missing before the next <"),
    body("<group></group1️⃣\n", "The tag </group> is not closed: > is missing before the next <"),
    body("<group></group 1️⃣id=\"b\">", "Found i in the end tag </group>; expected >"),
    body("<group></1️⃣ group>", "Found a space after </; expected the name of an element"),
    body("1️⃣<1group/>", "Found a < that does not start a tag"),
    body("<group>1️⃣</Group>", "Found </Group>; expected </group> to close the <group> of line 4, column 1"),
    Sample("1️⃣</a>", "Found </a>, but no element is open"),
    Sample(head + tail + "1️⃣<a/>", "Found more content after the end of the root element"),
    Sample("<?xml version=\"1.0\"?>\n1️⃣hello", "Found text before the first element"),
    Sample("1️⃣hello", "The file does not start with <, so it is not XML"), Sample("1️⃣", "The file is empty"),
  ]

  static let namespaces = [
    body("1️⃣<foo:bar/>", "The namespace prefix foo is not declared"),
    body("1️⃣<?a:b c?>", "The name a:b of this processing instruction has a colon"),
    body("1️⃣<group xmlns:a=\"a b\" id=\"c\"/>", "The namespace \"a b\" of xmlns:a is not a valid URI"),
    body("1️⃣<a:b:c xmlns:a=\"urn:a\"/>", "The name a:b:c has a colon, but is not prefix:name"),
    body("1️⃣<group xmlns:a=\"\"/>", "xmlns:a declares no namespace"),
    body("1️⃣<group xmlns:xml=\"urn:a\"/>", "xmlns:xml declares a reserved prefix"),
    body("1️⃣<group xmlns:a=\"http://www.w3.org/2000/xmlns/\"/>", "xmlns:a declares a reserved namespace"),
    body("<group xmlns:a=\"\" 1️⃣xmlns:a=\"urn:a\"/>", "The attribute xmlns:a appears twice in one tag"),
    body("1️⃣<group xmlns:a=\"a b\"/>", "The namespace \"a b\" of xmlns:a is not a valid URI"),
    body(
      "1️⃣<x:a xmlns:x=\"urn:a\" xmlns:y=\"urn:a\" x:b=\"1\" y:b=\"2\"/>",
      "The attribute b appears twice in this tag, with two prefixes for one namespace"),
  ]

  @Test(arguments: declarations + cuts + ends + markup + namespaces)
  func `a malformed file is reported once, in words and at its place`(sample: Sample) throws {
    let format = CatalogFormat.format(ofFileNamed: SystemPath("-"), startingWith: sample.bytes)
    let found = format.read(sample.bytes, name: "-").findings.filter { $0.id == "malformed-xml" }
    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(first.severity == .error && first.message == sample.message)
    #expect(first.span.start.line == sample.line && first.span.start.column == sample.column, "\(first)")
    #expect(first.help?.isEmpty == false)
  }
}
