import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct AndroidTests {
  static let contents: [Case<String, String>] = [
    Case("a word", "Open", "Open"),
    Case("nothing", "", ""),
    Case("white space collapses, and is dropped at both ends", "\n   a \n\t b  ", "a b"),
    Case("quotation marks keep it", "\"  a \n b \"", "  a \n b "),
    Case("quotation marks around a part", " a \"  b\" c", "a   b c"),
    Case("escapes", ##"a\nb\tc\'d\"e\@f\?g\\h\#i"##, "a\nb\tc'd\"e@f?g\\h#i"),
    Case("an escape for itself", #"\a"#, "a"),
    Case("hexadecimal digits", #"\u00e9\u0020\uD83D\uDE00"#, "é 😀"),
    Case("a blank that is escaped stays", #"a\u0020 b"#, "a  b"),
    Case("a blank after a line break", #"a\n  b"#, "a\n b"),
    Case("references", "a &amp; b &lt;c&gt; &#233; &quot;d  e&quot;", "a & b <c> é d  e"),
    Case("a CDATA section", "<![CDATA[ <b>a\\n</b> & ]]>", "<b>a\n</b> &"),
    Case("tags are text", "a <b>b</b> <a href=\"x\">c</a>", "a <b>b</b> <a href=\"x\">c</a>"),
    Case("xliff:g is not text", "a <xliff:g id=\"n\" example=\"1\">%1$d</xliff:g> b", "a %1$d b"),
    Case("a comment is not text", "a<!-- 'x' -->b", "ab"),
    Case("an apostrophe between quotation marks", "\"don't\"", "don't"),
    Case("other scripts", "Ünïcödé — 日本 😀", "Ünïcödé — 日本 😀"),
    Case("a no-break space stays", "\u{A0}a\u{A0}", "\u{A0}a\u{A0}"),
  ]

  @Test(arguments: contents)
  func `contents become texts with places`(example: Case<String, String>) throws {
    let text = """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="a">\(example.given)</string>
      </resources>
      """
    let reading = read(text, as: .android, at: "values/strings.xml")
    let segment = try #require(reading.units.first?.source)
    #expect(Array(segment.text.string.utf8) == Array(example.expected.utf8))
    #expect(reading.findings.map(\.message) == [])
    #expect(misplaced(segment, in: Array(text.utf8)) { "\\&\n\t ".utf8.contains($0) } == nil)
  }

  @Test func `strings, plurals and arrays have keys`() {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <resources>
        <string name="a">A</string>
        <plurals name="f"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
        <string-array name="days"><item>Monday</item><item>Tuesday</item></string-array>
        <item name="i" type="string">I</item>
        <color name="c">#fff</color><item name="d" type="dimen">1</item><array name="x"><item>x</item></array>
        <string name="t" product="tablet">T</string>
        <string name="no" translatable="false">N</string>
        <string name="ref">@string/a</string>
        <string name="empty"/>
      </resources>
      """
    #expect(
      read(text, as: .android, at: "values/strings.xml").units.map(\.line) == [
        "a: A = -", "f|==|plural.one: %d file = -", "f|==|plural.other: %d files = -", "days[0]: Monday = -",
        "days[1]: Tuesday = -", "i: I = -", "t@tablet: T = -", "no: N = - [no]", "ref: @string/a = - [no]",
        "empty:  = -",
      ])
  }

  @Test func `comments are the notes of the next text`() {
    let text = """
      <!-- licence -->
      <resources>
        <!-- first -->
        <!--second
             line-->
        <string name="a">A</string><string name="b">B</string>
        <!-- a part of the file --><eat-comment/>
        <string name="c">C</string>
        <!-- forms --><plurals name="p"><item quantity="other">x</item></plurals>
      </resources>
      """
    let notes = read(text, as: .android, at: "values/strings.xml").units.map { $0.notes.map(\.string) }
    #expect(notes == [["first", "second\n       line"], [], [], ["forms"]])
  }

  @Test func `a translation is read beside its default texts`() throws {
    let source = """
      <resources><string name="a">A</string><string name="gone" translatable="false">x</string><string name="b">B</string>
      <plurals name="f"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
      <plurals name="g"><item quantity="one">one</item><item quantity="other">more</item></plurals></resources>
      """
    let text = """
      <resources><string name="a">Ä</string><string name="new">N</string>
      <plurals name="f"><item quantity="one">1</item><item quantity="few">2</item><item quantity="other">3</item></plurals>
      </resources>
      """
    let reading = read(text, as: .android, at: "res/values-ru/strings.xml", beside: ("res/values/strings.xml", source))
    #expect(
      reading.units.map(\.line) == [
        "a: A = Ä", "new: - = N", "f|==|plural.one: %d file = 1", "f|==|plural.few: %d files = 2",
        "f|==|plural.other: %d files = 3", "b: B = -", "g|==|plural.one: one = -", "g|==|plural.other: more = -",
      ])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["strings.xml", "en", "ru"])
    #expect(header.messageSyntax == .printf)
  }

  static let folders: [Case<String, String>] = [
    Case("no language", "values", "en"), Case("a language", "values-de", "de"),
    Case("a region", "values-pt-rBR", "pt-BR"), Case("subtags", "values-b+sr+Latn", "sr-Latn"),
    Case("a number for a region", "values-b+es+419", "es-419"), Case("three letters", "values-fil", "fil"),
    Case("other qualifiers", "values-mcc310-de-rAT-land-v21", "de-AT"), Case("a car", "values-car", "en"),
    Case("a former code", "values-iw", "he"), Case("the current code", "values-he", "he"),
    Case("a former code and a region", "values-in-rID", "id-ID"), Case("a size", "values-sw600dp", "en"),
    Case("night", "values-night", "en"),
  ]

  @Test(arguments: folders)
  func `the folder names the language`(example: Case<String, String>) throws {
    let reading = read("<resources/>", as: .android, at: "res/\(example.given)/strings.xml")
    #expect(reading.files.first?.header.sourceLanguage == ExactText(example.expected))
  }

  static let written: [Case<String, String>] = [
    Case("Hebrew", "he", "values-iw"), Case("Indonesian", "id", "values-in"), Case("Yiddish", "yi", "values-ji"),
    Case("a region", "he-IL", "values-iw-rIL"), Case("German", "de", "values-de"),
    Case("a script", "sr-Latn", "values-b+sr+Latn"),
  ]

  @Test(arguments: written)
  func `the folder that is written is the one that Android looks for`(example: Case<String, String>) throws {
    let source = ("res/values/strings.xml", "<resources><string name=\"a\">A</string></resources>")
    let reading = read(
      "<resources><string name=\"a\">B</string></resources>", as: .android,
      at: "res/values-b+\(example.given.replacing("-", with: "+"))/strings.xml", beside: source)
    let paths = CatalogFormat.android.writing(reading.files)?.files.map(\.path)
    #expect(paths?.contains("\(example.expected)/strings.xml") == true, "\(paths ?? [])")
  }

  @Test func `default texts may be in another language`() {
    let text = "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"fr\"/>"
    #expect(read(text, as: .android, at: "values/strings.xml").files.first?.header.sourceLanguage == "fr")
  }

  static let defects: [Case<String, [String]>] = [
    Case("an apostrophe", "<string name=\"a\">Don1️⃣'t, can't</string>", ["unescaped-apostrophe"]),
    Case("an escape without digits", "<string name=\"a\">ä1️⃣\\u12 \\uzz</string>", ["invalid-escape"]),
    Case("half of a pair", "<string name=\"a\">1️⃣\\uD83D</string>", ["invalid-escape"]),
    Case("a backslash at the end", "<string name=\"a\">x1️⃣\\</string>", ["invalid-escape"]),
    Case("a quotation mark", "<string name=\"a\">x\n 1️⃣\"y</string>", ["unbalanced-quotation-mark"]),
    Case("no name", "1️⃣<string>x</string>", ["missing-unit-id"]),
    Case("no quantity", "<plurals name=\"a\">1️⃣<item>x</item></plurals>", ["unknown-quantity"]),
    Case("another quantity", "<plurals name=\"a\">1️⃣<item quantity=\"1\">x</item></plurals>", ["unknown-quantity"]),
    Case("XML that is not well-formed", "<string name=\"a\">x 1️⃣& y</string>", ["malformed-xml"]),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let marked = MarkedText("<resources>\n\(example.given)\n</resources>")
    let found = read(marked.bytes, as: .android, at: "values/strings.xml").findings
    #expect(found.map(\.id.string) == example.expected)
    #expect(found.first?.span.start == marked[1])
    #expect(found.allSatisfy { !$0.message.hasSuffix(".") && $0.help != nil })
  }

  @Test func `other XML is reported`() {
    #expect(read("<svg/>", as: .android, at: "values/strings.xml").ids == ["unexpected-root"])
  }

  static let paths: [Case<SystemPath, Bool>] = [
    Case("strings", "res/values/strings.xml", true), Case("a language's", "res/values-de/strings_app.xml", true),
    Case("arrays", "values/arrays.xml", true), Case("colours", "res/values/colors.xml", false),
    Case("another folder", "res/layout/strings.xml", false), Case("another ending", "res/values/strings.txt", false),
  ]

  @Test(arguments: paths)
  func `files are found by their folders and names`(example: Case<SystemPath, Bool>) {
    #expect(CatalogFormat.matches(example.given) == example.expected)
    #expect(CatalogFormat.android.matches(example.given) == example.expected)
  }

  static let edits: [Case<(String, String, String), String?>] = [
    Case("a word", ("Hallo Welt", "Welt", "Erde"), "Hallo Erde"),
    Case("an apostrophe", ("Hallo", "Hallo", "Don't"), "Don\\'t"),
    Case("an escape", (#"a\nb"#, "\n", " - "), "a - b"),
    Case("a reference", ("a &amp; b", "&", "<"), "a &lt; b"),
    Case("a blank at the end", ("Hallo", "o", "o "), "Hallo\\u0020"),
    Case("characters that XML lacks", ("Hallo", "o", "\u{FFFF}x\u{FFFE}"), "Hall\\uFFFFx\\uFFFE"),
    Case("two blanks that quotation marks keep", ("\"a  b\"", "  ", " "), "\"a b\""),
    Case("a question mark at the start", ("Was", "Was", "?"), "\\?"),
    Case("a question mark at the end", ("Was.", ".", "?"), "Was?"),
    Case("a part of a tag", ("a <b>c</b>", "b>c", "x"), nil),
    Case("a word between tags", ("a <b>c</b>", "c", "d"), "a <b>d</b>"),
    Case("a part with a tag that is not text", ("a <xliff:g>b</xliff:g> c", "a b", "x"), nil),
    Case("what a CDATA section cannot hold", ("<![CDATA[a b]]>", "a", "&"), nil),
    Case("a word in a CDATA section", ("<![CDATA[a b]]>", "a", "it's"), "<![CDATA[it\\'s b]]>"),
  ]

  @Test(arguments: edits)
  func `an edit changes its own bytes`(example: Case<(String, String, String), String?>) throws {
    let document = { (content: String) in
      "<resources xmlns:xliff='u'>\r\n  <!-- ö --><string name='a'>\(content)</string>\r\n</resources>"
    }
    let (content, old, new) = example.given
    let text = document(content)
    let segment = try #require(read(text, as: .android, at: "values/strings.xml").units.first?.source)
    let start = try #require(segment.text.string.utf8.firstRange(of: old.utf8))
    let offset = segment.text.string.utf8.distance(from: segment.text.string.startIndex, to: start.lowerBound)
    let fix = segment.fix(replacing: offset..<offset + old.utf8.count, with: ExactText(new), isSafe: true)
    guard let expected = example.expected else {
      #expect(fix == nil)
      return
    }
    let fixed = CatalogFormat.android.applying([try #require(fix)], to: Array(text.utf8))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == document(expected))
    let again = read(fixed.bytes, as: .android, at: "values/strings.xml").units.first?.source?.text
    #expect(again?.string == segment.text.string.replacing(old, with: new, maxReplacements: 1))
  }
}
