import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct ResXTests {
  private static func document(_ entries: String) -> String {
    """
    \u{FEFF}<?xml version="1.0" encoding="utf-8"?>
    <root>
      <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
      \(entries)
    </root>
    """
  }

  static let entries: [Case<String, [String]>] = [
    Case(
      "a text", #"<data name="a" xml:space="preserve"><value>Salt &amp; pepper</value></data>"#, ["a: Salt & pepper"]),
    Case("an attribute first", #"<data xml:space="preserve" name="a"><value>x</value></data>"#, ["a: x"]),
    Case("an empty text", #"<data name="a"><value></value></data><data name="b"><value /></data>"#, ["a: ", "b: "]),
    Case("two lines", "<data name=\"a\"><value>x\r\ny</value></data>", ["a: x⏎y"]),
    Case("CDATA", "<data name=\"a\"><value>x<![CDATA[<b>]]>y</value></data>", ["a: x<b>y"]),
    Case("the text of a control", #"<data name="label1.Text"><value>Name</value></data>"#, ["label1.Text: Name"]),
    Case("the form itself", #"<data name="$this.Text"><value>Settings</value></data>"#, ["$this.Text: Settings"]),
    Case("a type", #"<data name="a.Size" type="System.Drawing.Size, System.Drawing"><value>1, 2</value></data>"#, []),
    Case("a text with its type", #"<data name="a" type="System.String, mscorlib"><value>x</value></data>"#, ["a: x"]),
    Case(
      "bytes",
      #"<data name="a" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AA</value></data>"#, []),
    Case(
      "a file",
      #"<data name="a" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.png</value></data>"#, []),
    Case("data of the designer", #"<data name="&gt;&gt;label1.Name"><value>label1</value></data>"#, []),
    Case("metadata", #"<metadata name="a"><value>x</value></metadata><assembly alias="b" name="c"/>"#, []),
    Case("no value", #"<data name="a"><comment>x</comment></data><data name="b"/>"#, []),
  ]

  @Test(arguments: entries)
  func `values become units`(example: Case<String, [String]>) {
    let text = Self.document(example.given)
    let reading = read(text, as: .resx, at: "Strings.resx")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map { String($0.line.dropLast(4)) } == example.expected)
    for unit in reading.units {
      let isEscape = { (byte: UInt8) in byte == UInt8(ascii: "&") || byte == 0x0D }
      #expect(unit.source.flatMap { misplaced($0, in: Array(text.utf8.dropFirst(3)), isEscape) } == nil)
    }
  }

  @Test func `a translation is read beside the file without a language`() throws {
    let source = Self.document(
      #"<data name="a"><value>Of {0}</value><comment>A number</comment></data><data name="b"><value>B</value></data>"#)
    let reading = read(
      Self.document(#"<data name="a"><value>Von {0}</value></data><data name="c"><value>C</value></data>"#), as: .resx,
      at: "Strings.de-AT.resx", beside: ("Strings.resx", source))
    #expect(reading.units.map(\.line) == ["a: Of {0} = Von {0}", "c: - = C", "b: B = -"])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["Strings.resx", "en", "de-AT"])
    #expect(header.messageSyntax == .none)
    #expect(reading.units.map { $0.formatting?.formats } == [[.csharp], nil, nil])
    #expect(reading.units[0].notes == ["A number"])
  }

  static let paths: [Case<SystemPath, [String]>] = [
    Case("a language", "a/Strings.de.resx", ["de", "Strings.resx", "a/Strings.resx a/Strings.en.resx"]),
    Case("a script", "Strings.zh-Hant.resx", ["zh-Hant", "Strings.resx", "./Strings.resx ./Strings.en.resx"]),
    Case(
      "dots", "My.App.Strings.pt-BR.resx",
      ["pt-BR", "My.App.Strings.resx", "./My.App.Strings.resx ./My.App.Strings.en.resx"]),
    Case("none", "Strings.resx", ["-", "Strings.resx", ""]),
    Case("a form", "MainForm.Designer.resx", ["-", "MainForm.Designer.resx", ""]),
    Case(
      "an app", "Strings/de-DE/Resources.resw",
      ["de-DE", "Resources.resw", "Strings/en/Resources.resw Strings/en-US/Resources.resw"]),
  ]

  @Test(arguments: paths)
  func `the name tells the language`(example: Case<SystemPath, [String]>) {
    let reading = CatalogFormat.resx.read(Array(Self.document("").utf8), name: example.given.name)
    let found = reading.value?.files.first?.header
    let sources = CatalogFormat.resx.sourcePaths(ofFileNamed: example.given).prefix(2).map(\.name.string)
    let language =
      found?.lacksLanguage == false && found?.sources == .missing || found?.sourceLanguage != "en"
      ? found?.sourceLanguage?.string : nil
    #expect([language ?? "-", found?.original?.string ?? "-", sources.joined(separator: " ")] == example.expected)
    #expect(CatalogFormat.matches(example.given))
  }

  @Test func `a file is recognised by its content`() {
    let text = Array(Self.document("").utf8)
    #expect(CatalogFormat.format(ofFileNamed: "a.xml", startingWith: text).id == "resx")
    #expect(CatalogFormat.format(ofFileNamed: "a.xml", startingWith: Array("<root><a/></root>".utf8)).id != "resx")
  }

  static let defects: [Case<String, [String]>] = [
    Case("no name", #"1️⃣<data><value>x</value></data>"#, ["missing-unit-id"]),
    Case("an element", #"<data name="a"><value>x 1️⃣<b>y</b> <i>z</i></value></data>"#, ["unexpected-element"]),
    Case("an ampersand", #"<data name="a"><value>x 1️⃣& y</value></data>"#, ["malformed-xml"]),
    Case("another root", "1️⃣<svg/>", ["unexpected-root"]),
    Case("a DOCTYPE", "1️⃣<!DOCTYPE root><root/>", ["doctype-present"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let isWhole = example.given.contains("root>") || example.given.contains("svg")
    let marked = MarkedText(isWhole ? example.given : "<root>\(example.given)</root>")
    let found = read(marked.bytes, as: .resx, at: "Strings.resx").findings
    #expect(found.map(\.id.string) == example.expected)
    #expect(found.first?.span.start == marked[1])
  }

  @Test(
    arguments: [
      Case("a text", "<value>abc</value>", "<value>ä &lt;b&gt; &amp;\ny</value>"),
      Case("a reference", "<value>&lt;</value>", "<value>ä &lt;b&gt; &amp;\ny</value>"),
      Case("an empty text", "<value></value>", "<value>ä &lt;b&gt; &amp;\ny</value>"),
      Case("an empty element", "<value />", "<value >ä &lt;b&gt; &amp;\ny</value>"),
    ])
  func `an edit changes only the translation`(example: Case<String, String>) throws {
    func document(_ value: String) -> [UInt8] {
      Array(
        Self.document(
          "<data name=\"a\"><value>x</value></data>\r\n  <data name=\"b\">\(value)<comment>é</comment></data>"
        ).utf8)
    }
    let before = document(example.given)
    let source = Self.document(#"<data name="a"><value>X</value></data><data name="b"><value>Y</value></data>"#)
    let reading = read(before, as: .resx, at: "Strings.de.resx", beside: ("Strings.resx", source))
    let unit = try #require(reading.units.first { $0.id == "b" })
    let edit = try #require(
      CatalogFormat.resx.edit(translating: unit, to: "ä <b> &\ny", in: DocumentText(before, in: .resx)))
    let after = CatalogFormat.resx.applying([Fix(isSafe: true, edits: [edit])], to: before)
    #expect(String(decoding: after.bytes, as: UTF8.self) == String(decoding: document(example.expected), as: UTF8.self))
  }

  @Test func `every cut of a document is read`() {
    let bytes = Array(
      Self.document(#"<data name="ä"><value>x &amp; <![CDATA[y]]></value><comment>z</comment></data>"#).utf8)
    for length in 0...bytes.count {
      let reading = read(Array(bytes[..<length]), as: .resx, at: "Strings.resx")
      #expect(reading.findings.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end })
    }
  }
}
