import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// An XLIFF 2 document with `content` in its one file.
func document2(
  _ content: String, version: String = "2.1", namespace: String = "2.0", root: String = "",
  original: String = "a.strings"
) -> String {
  """
  <xliff xmlns="urn:oasis:names:tc:xliff:document:\(namespace)" version="\(version)" srcLang="en" trgLang="de"
    xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"\(root)>
  <file id="f1" original="\(original)">
  \(content)
  </file>
  </xliff>

  """
}

@Suite struct XLIFF2Tests {
  private static func segment(_ attributes: String = "", _ source: String = "A", _ target: String? = "B") -> String {
    "<segment\(attributes)><source>\(source)</source>\(target.map { "<target>\($0)</target>" } ?? "")</segment>"
  }

  static let documents: [Case<String, [String]>] = [
    Case("one segment", "<unit id=\"u\">\(segment())</unit>", ["u: A → B"]),
    Case("a source alone", "<unit id=\"u\">\(segment("", "A", nil))</unit>", ["u: A → -"]),
    Case("an empty target", "<unit id=\"u\">\(segment("", "A", ""))</unit>", ["u: A → "]),
    Case("the name of a text", "<unit id=\"u\" name=\"app.title\">\(segment())</unit>", ["app.title: A → B"]),
    Case(
      "a name that two units have",
      "<unit id=\"u\" name=\"n\">\(segment())</unit><unit id=\"v\" name=\"n\">\(segment())</unit>",
      ["n: A → B", "v: A → B"]),
    Case(
      "the states",
      ["initial", "translated", "reviewed", "final"].map { "<unit id=\"\($0)\">\(segment(" state=\"\($0)\""))</unit>" }
        .joined(),
      [
        "initial: A → B [new]", "translated: A → B [translated]", "reviewed: A → B [signed-off]",
        "final: A → B [final]",
      ]),
    Case(
      "a state of XLIFF 1.2",
      "<unit id=\"u\">\(segment(" state=\"translated\" subState=\"xliff12:needs-review-l10n\""))</unit>",
      ["u: A → B [needs-review-l10n]"]),
    Case(
      "several segments, and what is between them",
      "<unit id=\"u\">\(segment(" id=\"s1\""))<ignorable><source> </source></ignorable>\(segment("", "C", "D"))</unit>",
      ["u/s1: A → B", "u/2: C → D"]),
    Case(
      "plural forms",
      "<unit id=\"u\" pgs:switch=\"plural:n\">\(segment(" pgs:case=\"one\""))\(segment(" pgs:case=\"other\"", "C", "D"))</unit>",
      ["u|==|plural.one: A → B", "u|==|plural.other: C → D"]),
    Case(
      "exact numbers and genders",
      "<unit id=\"u\" pgs:switch=\"plural:n gender:g\">\(segment(" pgs:case=\"1 feminine\""))\(segment(" pgs:case=\"other other\""))</unit>",
      ["u/1 feminine: A → B", "u/other other: A → B"]),
    Case(
      "devices and plural forms",
      "<unit id=\"u\" pgs:switch=\"select:device plural:n\">\(segment(" pgs:case=\"ipad one\""))\(segment(" pgs:case=\"other other\""))</unit>",
      ["u|==|device.ipad.plural.one: A → B", "u|==|device.other.plural.other: A → B"]),
    Case(
      "the forms of a substitution",
      "<unit id=\"u\" name=\"k|==|substitutions.files\" pgs:switch=\"plural:files\">\(segment(" pgs:case=\"one\""))</unit>",
      ["k|==|substitutions.files.plural.one: A → B"]),
    Case("groups", "<group id=\"g\"><group id=\"h\"><unit id=\"u\">\(segment())</unit></group></group>", ["u: A → B"]),
    Case(
      "inline elements",
      "<unit id=\"u\">\(segment("", "<pc id=\"1\">A</pc> <ph id=\"2\"/>", "<sc id=\"1\"/>B<ec startRef=\"1\"/> <ph id=\"2\"/>"))</unit>",
      ["u: A  → B "]),
    Case(
      "references and CDATA", "<unit id=\"u\">\(segment("", "a&amp;b", "<![CDATA[c<d]]>"))</unit>", ["u: a&b → c<d"]),
    Case(
      "extensions", "<unit id=\"u\"><my:a xmlns:my=\"urn:my\"><source>X</source></my:a>\(segment())</unit>",
      ["u: A → B"]),
  ]

  @Test(arguments: documents)
  func `segments become units`(document: Case<String, [String]>) {
    let is22 = document.given.contains("pgs:")
    let reading = read2(document2(document.given, version: is22 ? "2.2" : "2.1", namespace: is22 ? "2.2" : "2.0"))
    #expect(reading.units.map(line) == document.expected)
    #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
  }

  @Test func `notes, widths and what is not to be translated`() throws {
    let units = read2(
      document2(
        """
        <slr:profiles generalProfile="xliff:codepoints"/>
        <group id="g" translate="no"><unit id="a">\(Self.segment())</unit><unit id="b" translate="yes">\(Self.segment())</unit></group>
        <unit id="c" slr:sizeRestriction="2,9"><notes><note>X</note><note category="y">Z</note></notes>\(Self.segment())</unit>
        <unit id="d"><notes><note ref="#s2">X</note><note>Y</note></notes>\(Self.segment(" id=\"s1\""))\(Self.segment(" id=\"s2\""))</unit>
        """)
    ).units
    #expect(units.map(\.translate) == [false, true, true, true, true])
    #expect(units[2].notes == ["X", "Z"])
    #expect(units[2].maximumWidth == 9)
    #expect(units[2].sizeUnit == "char")
    #expect(units[3].notes == ["Y"])
    #expect(units[4].notes == ["X", "Y"])
  }

  @Test func `the header names the languages and the source file`() throws {
    let header = try #require(read2(document2("<unit id=\"u\">\(Self.segment())</unit>")).files.first).header
    #expect(header.original == "a.strings")
    #expect(header.sourceLanguage == "en")
    #expect(header.targetLanguage == "de")
    #expect(header.sourceLanguageSpan?.start == SourcePosition(line: 1, column: 77))
    #expect(header.messageSyntax == .printf)
    let other = try #require(
      read2(document2("<unit id=\"u\">\(Self.segment())</unit>", original: "app.html")).files.first)
    #expect(other.header.messageSyntax == .none)
  }

  static let roots: [Case<(version: String, namespace: String), (format: ExactText, ids: [ExactText])>] = [
    Case("2.0", ("2.0", "2.0"), ("xliff-2.1", [])), Case("2.1", ("2.1", "2.0"), ("xliff-2.1", [])),
    Case("2.2", ("2.2", "2.2"), ("xliff-2.2", [])),
    Case("2.2 in the namespace of 2.0", ("2.2", "2.0"), ("xliff-2.1", ["namespace-mismatch"])),
    Case("2.1 in the namespace that it seems to have", ("2.1", "2.1"), ("xliff-2.1", ["wrong-namespace"])),
    Case("2.1 in the namespace of 2.2", ("2.1", "2.2"), ("xliff-2.2", [])),
    Case("an invalid version", ("2.7", "2.0"), ("xliff-2.1", ["invalid-attribute-value"])),
    Case("a later namespace", ("2.3", "2.3"), ("xliff-2.1", ["unsupported-version"])),
    Case("XLIFF 3", ("3.0", "3.0"), ("xliff-1.2", ["unsupported-version"])),
  ]

  @Test(arguments: roots)
  func `the namespace gives the version`(
    root: Case<(version: String, namespace: String), (format: ExactText, ids: [ExactText])>
  ) {
    let text = Array(
      document2("<unit id=\"u\">\(Self.segment())</unit>", version: root.given.version, namespace: root.given.namespace)
        .utf8)
    let format = CatalogFormat.format(ofFileNamed: "a.xlf", startingWith: text)
    #expect(format.id == root.expected.format)
    #expect(format.read(text, name: "f").ids == root.expected.ids)
  }

  @Test func `a document without a namespace is read, and one in another language of XML is not`() {
    let none = read2(
      "<xliff version=\"2.1\" srcLang=\"en\"><file id=\"f\"><unit id=\"u\">\(Self.segment("", "A", nil))</unit></file></xliff>"
    )
    #expect(none.ids == ["wrong-namespace"])
    #expect(none.units.count == 1)
    #expect(read2("<xliff xmlns=\"urn:x\"/>").ids == ["wrong-namespace"])
  }

  @Test func `the wrong namespace of 2_2 is named with what to write`() throws {
    let finding = try #require(
      read2(document2("<unit id=\"u\">\(Self.segment())</unit>", version: "2.2")).findings.first)
    #expect(finding.message.contains("The version is 2.2, but the namespace is that of XLIFF 2.0 and 2.1"))
    #expect(finding.help?.contains("urn:oasis:names:tc:xliff:document:2.2") == true)
  }

  // MARK: Places and edits

  @Test func `texts have exact places`() throws {
    let text = document2("<unit id=\"u\"><segment><source>ä&amp;b<ph id=\"1\"/>c</source></segment></unit>")
    let source = try #require(read2(text).units.first?.source)
    #expect(source.contentSpan.start == SourcePosition(line: 4, column: 31))
    #expect(source.position(at: 2) == SourcePosition(line: 4, column: 32))
    #expect(source.position(at: 4) == SourcePosition(line: 4, column: 50))
    #expect(source.elements.map(\.kind) == [.ph])
  }

  @Test func `an edit changes its own bytes only`() throws {
    let text = document2("<unit id=\"u\" >\n<segment><source>A</source><target>B &lt; C</target></segment>\n</unit>")
    let target = try #require(read2(text).units.first?.target)
    let fix = try #require(target.fix(replacing: 0..<3, with: "X&", isSafe: true))
    let fixed = CatalogFormat.xliff21.applying([fix], to: Array(text.utf8))
    #expect(fixed.isApplied == [true])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing("B &lt;", with: "X&amp;"))
  }

  @Test func `encodings other than UTF-8 are read with the same places`() throws {
    let text = document2("<unit id=\"u\">\(Self.segment("", "ä", "ö"))</unit>")
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(CatalogFormat.format(ofFileNamed: "a", startingWith: wide).id == "xliff-2.1")
    let units = CatalogFormat.xliff21.read(wide, name: "f").units
    #expect(units.map(line) == ["u: ä → ö"])
    #expect(units.first?.source?.span == read2(text).units.first?.source?.span)
  }

  // MARK: Limits

  @Test func `limits end in a finding that names them`() {
    let deep = String(repeating: "<group id=\"g\">", count: 300)
    #expect(read2(document2(deep)).ids.contains("limit-exceeded"))
    let long = String(repeating: "x", count: 1024 * 1024 + 1)
    #expect(read2(document2("<unit id=\"u\">\(Self.segment("", long))</unit>")).ids.contains("limit-exceeded"))
  }

  /// Time that grew with the square of the number would take hours here.
  @Test(.timeLimit(.minutes(20)))
  func `many codes in a text take linear time`() {
    let count = Rounds.length(20_000)
    let codes =
      (0..<count).map { "<sc id=\"a\($0)\"/>" }.joined() + (0..<count).map { "<ec startRef=\"a\($0)\"/>" }.joined()
    let reading = read2(document2("<unit id=\"u\">\(Self.segment("", codes, codes))</unit>"))
    #expect(reading.findings.isEmpty)
  }
}
