import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct XLIFF12Tests {
  @Test func `a unit has all that Xcode writes`() throws {
    let marked = MarkedText(
      document(
        """
        1️⃣<trans-unit id="a&#10;&#9;&#13;&lt;" xml:space="preserve" translate="no" approved="yes" maxwidth="20" size-unit="char">
          <source>  Hello\n</source>
          <target state="translated" state-qualifier="leveraged-mt">Hallo</target>
          <note>first</note><note/>
          <note>second &amp; <x/>last</note>
        </trans-unit>2️⃣
        """))
    let result = read(marked.bytes, "de.xliff")
    let file = try #require(result.files.first)
    let unit = try #require(file.units.first)
    #expect(result.value?.name == "de.xliff")
    let header = file.header
    #expect(
      [header.original, header.sourceLanguage, header.targetLanguage, header.datatype]
        == ["Localizable.xcstrings", "en", "de", "plaintext"])
    #expect(unit.id == "a\n\t\r<")
    #expect(unit.source?.text == "  Hello\n")
    #expect(unit.target?.text == "Hallo")
    #expect(unit.notes == ["first", "second & last"])
    #expect(unit.state == .translated)
    #expect(unit.stateQualifier == "leveraged-mt")
    #expect(!unit.translate)
    #expect(unit.approved == true)
    #expect(unit.maximumWidth == 20)
    #expect(unit.sizeUnit == "char")
    #expect(unit.position == marked[1])
    #expect(unit.span.end == marked[2])
  }

  @Test func `missing values are not invented`() throws {
    let text = document("<trans-unit id=\"\"/><trans-unit id=\"b\"><source>x</source><target/></trans-unit>")
    let units = try #require(read(text).files.first).units
    #expect(units.map(\.id) == ["", "b"])
    #expect(units[0].source == nil)
    #expect(units[0].target == nil)
    #expect(units[1].target?.text == "")
    #expect(units[1].state == nil)
    #expect(units[1].approved == nil)
    #expect(units[1].translate)
    #expect(units[1].notes == [])
  }

  @Test func `a unit is to be translated unless it or the nearest group with the attribute forbids it`() throws {
    let unit = { (id: String, rest: String) in "<trans-unit id=\"\(id)\"\(rest)><source>x</source></trans-unit>" }
    let no = " translate=\"no\""
    let yes = " translate=\"yes\""
    let text = document(
      unit("a", "") + "<group\(no)>" + unit("b", "") + unit("c", yes) + "<group>" + unit("d", "")
        + "</group><group\(yes)>"
        + unit("e", "") + unit("f", no) + "</group>" + unit("g", "") + "</group>" + unit("h", ""))
    let units = try #require(read(text).files.first).units
    #expect(units.filter { !$0.translate }.map(\.id) == ["b", "d", "f", "g"])
  }

  @Test func `only a unit's own source, target and notes are its texts`() throws {
    let text = document(
      """
      <group id="g"><note>group</note><trans-unit id="a"><source>s</source>
      <seg-source><mrk mid="1" mtype="seg">x</mrk></seg-source><target>t</target>
      <alt-trans><source>other</source><target>other</target><note>other</note></alt-trans>
      <my:note xmlns:my="urn:mine"><my:target>other</my:target>loose</my:note></trans-unit></group>
      <bin-unit id="b" mime-type="image"><bin-source><external-file href="x"/></bin-source></bin-unit>
      """)
    let result = read(text)
    let units = try #require(result.files.first).units
    #expect(result.findings.isEmpty)
    #expect(units.count == 1)
    #expect(units[0].source?.text == "s")
    #expect(units[0].target?.text == "t")
    #expect(units[0].notes == [])
  }

  @Test func `canonically equivalent ids stay apart`() throws {
    let units = try #require(read(document("<trans-unit id=\"é\"/><trans-unit id=\"e\u{301}\"/>")).files.first)
      .units
    #expect(units.map { $0.id.count } == [2, 3])
  }

  @Test(arguments: TranslationState.named)
  func `states are known by their names`(state: TranslationState) {
    #expect(TranslationState(name: state.name) == state)
    #expect(TranslationState(name: ExactText("x-\(state.name)")) == .other(ExactText("x-\(state.name)")))
  }

  @Test func `a file knows where its languages are written`() throws {
    let marked = MarkedText(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      1️⃣<file original="a > b" source-language
        = '2️⃣en3️⃣' target-language="4️⃣de5️⃣" datatype="x">6️⃣<body/></file></xliff>
      """)
    let file = try #require(read(marked.bytes).files.first).header
    let places = (0...6).map { marked[$0] ?? .start }
    #expect(file.span == SourceSpan(start: places[1], end: places[6]))
    #expect(file.sourceLanguageSpan == SourceSpan(start: places[2], end: places[3]))
    #expect(file.targetLanguageSpan == SourceSpan(start: places[4], end: places[5]))
  }

  @Test func `findings read well`() throws {
    let found = read(document("<trans-unit id=\"a\"><source>x</target></trans-unit>")).findings
    #expect(found.map(\.message) == ["Found </target>; expected </source> to close the <source> of line 5, column 20"])
    #expect(found.map(\.help) == ["Put </source> before it, or remove it"])
    let cut = read("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"")
      .findings
    #expect(cut.map(\.message) == ["The file ends inside the tag of line 1, column 68"])
  }

  @Test func `units before a malformed place are kept`() throws {
    let good = "<trans-unit id=\"a\"><source>x</source></trans-unit>"
    let result = read(document("\(good)<trans-unit id=\"b\"><source>&foo;</source></trans-unit>\(good)"))
    #expect(result.files.first?.units.map(\.id) == ["a"])
    #expect(result.findings.map(\.id) == ["malformed-xml"])
  }

  @Test func `units of files with prefixed elements are read`() throws {
    let text = """
      <a:xliff xmlns:a="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><a:file original="o" source-language="en">
      <a:body><a:trans-unit id="u"><a:source>s</a:source></a:trans-unit></a:body></a:file></a:xliff>
      """
    let result = read(text)
    #expect(result.files.first?.units.first?.source?.text == "s")
    #expect(result.findings.map(\.id) == ["prefixed-namespace"])
  }
}
