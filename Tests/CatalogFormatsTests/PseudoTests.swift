import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct PseudoTests {
  /// A document in a format, at a path.
  struct Document: Sendable {
    let path: String
    let text: String
    var locale = PseudoLocale.accented
  }

  private static func pseudo(_ document: Document) throws -> String {
    var reader = CatalogDocuments { _ in nil }
    let read = reader.read(Array(document.text.utf8), at: SystemPath(document.path))
    return String(decoding: try #require(read.pseudo(document.locale)), as: UTF8.self)
  }

  /// A unit of XLIFF 1.2 or 2.1 with this content of its source, and its translation if there is one.
  private static func xliff(_ content: String, _ target: String = "", isOld: Bool) -> String {
    isOld
      ? "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"a.strings\" "
        + "source-language=\"en\" target-language=\"\(target.isEmpty ? "de" : "en-XA")\" datatype=\"plaintext\"><body>"
        + "<trans-unit id=\"a\"><source>\(content)</source>"
        + "\(target.isEmpty ? "" : "<target state=\"translated\">\(target)</target>")</trans-unit></body></file></xliff>"
      : "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" "
        + "trgLang=\"\(target.isEmpty ? "de" : "en-XA")\"><file id=\"f\" original=\"a.strings\"><unit id=\"a\"><segment>"
        + "<source>\(content)</source>\(target.isEmpty ? "" : "<target>\(target)</target>")</segment></unit></file></xliff>"
  }

  static let sections: [Case<(old: String, new: String), String>] = [
    Case("a section", ("<![CDATA[Use <b> & go]]>", "<![CDATA[Use <b> & go]]>"), "[Ûšé &lt;b&gt; &amp; ĝö öñé]"),
    Case(
      "beside elements", ("<![CDATA[Go & <i>]]> <x id=\"1\"/>on", "<![CDATA[Go & <i>]]> <ph id=\"1\"/>on"),
      "[<![CDATA[Ĝö & <i>]]> CODEöñ öñé]"),
    Case(
      "a comment", ("Go <!-- a word --><x id=\"1\"/>", "Go <!-- a word --><ph id=\"1\"/>"),
      "[Ĝö <!-- a word -->CODE öñé]"),
  ]

  @Test(arguments: sections) func `words in a section of data are words, and comments are none`(
    example: Case<(old: String, new: String), String>
  ) throws {
    for isOld in [true, false] {
      let content = isOld ? example.given.old : example.given.new
      let code = isOld ? "<x id=\"1\"/>" : "<ph id=\"1\"/>"
      let written = try Self.pseudo(Document(path: "de.xliff", text: Self.xliff(content, isOld: isOld)))
      #expect(written == Self.xliff(content, example.expected.replacing("CODE", with: code), isOld: isOld))
    }
  }

  static let documents: [Case<Document, String>] = [
    Case(
      "Strings keep their comments",
      Document(
        path: "en.lproj/Localizable.strings", text: "/* Button */\n\"open\" = \"Open %1$@\\n\";\n\"%\" = \"%d %%\";\n"),
      "/* Button */\n\"open\" = \"[Öþéñ %1$@ öñé]\\n\";\n\"%\" = \"%d %%\";\n"),
    Case(
      "Android keeps tags, references and what is not to be translated",
      Document(
        path: "values/strings.xml",
        text: "<resources>\n<string name=\"a\">A <b>bold</b> %1$s &amp; it\\'s</string>\n"
          + "<string name=\"b\" translatable=\"false\">App</string>\n</resources>\n"),
      "<resources>\n<string name=\"a\">[Å <b>ƀöļð</b> %1$s &amp; îţ\\'š öñé]</string>\n"
        + "<string name=\"b\" translatable=\"false\">App</string>\n</resources>\n"),
    Case(
      "ARB keeps the syntax of choices and gets its language",
      Document(
        path: "app_en.arb",
        text:
          "{\"@@locale\": \"en\", \"f\": \"{n, plural, one{1 file} other{{n} files}}\", \"@f\": {\"description\": \"Files\"}}"
      ),
      "{\"@@locale\": \"en_XA\", \"f\": \"{n, plural, one{[1 ƒîļé öñé]} other{[{n} ƒîļéš öñé]}}\", \"@f\": {\"description\": \"Files\"}}"
    ),
    Case(
      "choices in choices, and two in a text",
      Document(
        path: "app_en.arb",
        text: #"{"a": "{g, select, male{He has {n, plural, =0{none} other{{n} files}}} other{They}}","#
          + #" "b": "{n, selectordinal, one{{n}st} other{{n}th}} of {m, plural, offset:1 one{a} other{# pages}}"}"#),
      #"{"a": "[{g, select, male{Ĥé ĥåš {n, plural, =0{ñöñé} other{{n} ƒîļéš}}} other{Ţĥéý}} öñé ţŵö]","#
        + #" "b": "[{n, selectordinal, one{{n}šţ} other{{n}ţĥ}} öƒ {m, plural, offset:1 one{å} other{# þåĝéš}} öñé ţŵö]"}"#
    ),
    Case(
      "a long choice keeps its names",
      Document(
        path: "app_en.arb", text: "{\"a\": \"{g, select, x{\(String(repeating: "1 ", count: 600))} other{b}}\"}"),
      "{\"a\": \"[{g, select, x{\(String(repeating: "1 ", count: 600))} other{ƀ}} öñé]\"}"),
    Case(
      "i18next keeps names and other texts",
      Document(path: "locales/en/common.json", text: "{\"a\": {\"b\": \"Hi {{name}}, $t(c) https://a.example/x\"}}"),
      "{\"a\": {\"b\": \"[Ĥî {{name}}, $t(c) https://a.example/x öñé]\"}}"),
    Case(
      "words run from right to left",
      Document(path: "en.lproj/Localizable.strings", text: "\"a\" = \"Go on\";\n", locale: .mirrored),
      "\"a\" = \"[\u{200F}\u{202E}Go\u{202C}\u{200F} \u{200F}\u{202E}on\u{202C}\u{200F} \u{200F}\u{202E}one\u{202C}\u{200F}]\";\n"
    ),
  ]

  @Test(arguments: documents)
  func `a document of one language keeps all but its words`(example: Case<Document, String>) throws {
    #expect(try Self.pseudo(example.given) == example.expected)
  }

  static let neighbours: [Case<(file: Document, source: String), String>] = [
    Case(
      "Base.lproj beside en.lproj",
      (Document(path: "Base.lproj/L.strings", text: "\"a\" = \"Go\";\n"), "en.lproj/L.strings"),
      "\"a\" = \"[Ĝö öñé]\";\n"),
    Case(
      "values-en beside values",
      (
        Document(path: "values-en/strings.xml", text: "<resources><string name=\"a\">Go</string></resources>"),
        "values/strings.xml"
      ), "<resources><string name=\"a\">[Ĝö öñé]</string></resources>"),
    Case(
      "a region's ARB file beside that of English",
      (Document(path: "app_en_GB.arb", text: "{\"a\": \"Go\"}"), "app_en.arb"), "{\"a\": \"[Ĝö öñé]\"}"),
  ]

  @Test(arguments: neighbours)
  func `a file beside that of the same language gets its own words`(
    example: Case<(file: Document, source: String), String>
  ) throws {
    let (file, source) = example.given
    let bytes = Array(file.text.utf8)
    var reader = CatalogDocuments { $0.bytes.elementsEqual(source.utf8) ? bytes : nil }
    let document = reader.read(bytes, at: SystemPath(file.path))
    #expect(String(decoding: try #require(document.pseudo(.accented)), as: UTF8.self) == example.expected)
  }

  static let catalogues: [Case<Document, String>] = [
    Case(
      "tags with values in their attributes stay",
      Document(
        path: "b.po",
        text: """
          msgid ""
          msgstr ""
          "Language: de\\n"
          "Content-Type: text/plain; charset=UTF-8\\n"

          #, python-brace-format
          msgid "Gone. <a href='{url}'>Learn more</a>"
          msgstr ""

          """),
      """
      msgid ""
      msgstr ""
      "Language: en_XA\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"

      #, python-brace-format
      msgid "Gone. <a href='{url}'>Learn more</a>"
      msgstr "[Ĝöñé. <a href='{url}'>Ļéåŕñ ḿöŕé</a> öñé ţŵö]"

      """),
    Case(
      "comments, references and fields stay",
      Document(
        path: "a.po",
        text: """
          # Translators of the app
          #
          msgid ""
          msgstr ""
          "Project-Id-Version: app 1\\n"
          "Last-Translator: Jo <jo@a.example>\\n"
          "Language: ru\\n"
          "Content-Type: text/plain; charset=UTF-8\\n"
          "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
          "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

          #: a.c
          #, fuzzy, c-format
          #| msgid "Opened"
          msgid "Open"
          msgstr "Alt"

          #, fuzzy
          msgctxt "menu"
          msgid ""
          "Go "
          "on"
          msgstr ""
          "Alt "
          "neu"

          msgid "%d file"
          msgid_plural "%d files"
          msgstr[0] "a"
          msgstr[1] "b"
          msgstr[2] "c"

          #~ msgid "old"
          #~ msgstr "alt"

          """),
      """
      # Translators of the app
      #
      msgid ""
      msgstr ""
      "Project-Id-Version: app 1\\n"
      "Last-Translator: Jo <jo@a.example>\\n"
      "Language: en_XA\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"

      #: a.c
      #, c-format
      #| msgid "Opened"
      msgid "Open"
      msgstr "[Öþéñ öñé]"

      msgctxt "menu"
      msgid ""
      "Go "
      "on"
      msgstr "[Ĝö öñ öñé]"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "[%d ƒîļé öñé]"
      msgstr[1] "[%d ƒîļéš öñé]"

      #~ msgid "old"
      #~ msgstr "alt"

      """),
  ]

  @Test(arguments: catalogues)
  func `a gettext catalogue keeps all but its translations and their language`(example: Case<Document, String>) throws {
    #expect(try Self.pseudo(example.given) == example.expected)
  }

  @Test func `a template becomes a catalogue`() throws {
    let text = """
      #, fuzzy
      msgid ""
      msgstr ""
      "Language: \\n"
      "Content-Type: text/plain; charset=CHARSET\\n"
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

      msgid "Open"
      msgstr ""

      """
    let written = try Self.pseudo(Document(path: "a.pot", text: text))
    let expected = """
      msgid ""
      msgstr ""
      "Language: en_XA\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"

      msgid "Open"
      msgstr "[Öþéñ öñé]"

      """
    #expect(written == expected)
  }

  static let bilingual: [Case<Document, String>] = [
    Case(
      "XLIFF 1.2",
      Document(
        path: "de.xliff",
        text: """
          <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.html" source-language="en" \
          datatype="html"><header><note>n</note></header><body><!-- c --><group id="g"><trans-unit id="a" resname="r">\
          <source>Go</source><alt-trans><source>a</source><target>b</target></alt-trans></trans-unit></group></body></file></xliff>
          """),
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.html" source-language="en" \
      target-language="en-XA" datatype="html"><header><note>n</note></header><body><!-- c --><group id="g"><trans-unit id="a" \
      resname="r"><source>Go</source><target state="translated">[Ĝö öñé]</target><alt-trans><source>a</source>\
      <target>b</target></alt-trans></trans-unit></group></body></file></xliff>
      """),
    Case(
      "XLIFF 2.1",
      Document(
        path: "de.xliff",
        text: """
          <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="f" \
          original="a.html"><notes><note>n</note></notes><group id="g"><unit id="a"><originalData><data id="d">%s</data>\
          </originalData><segment state="translated"><source>Go <ph id="1" dataRef="d"/></source><target>Geh</target></segment>\
          <ignorable><source> </source></ignorable><segment><source>Up</source></segment></unit></group></file></xliff>
          """),
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="en-XA"><file id="f" \
      original="a.html"><notes><note>n</note></notes><group id="g"><unit id="a"><originalData><data id="d">%s</data>\
      </originalData><segment state="translated"><source>Go <ph id="1" dataRef="d"/></source><target>[Ĝö <ph id="1" \
      dataRef="d"/> öñé]</target></segment><ignorable><source> </source></ignorable><segment><source>Up</source>\
      <target>[Ûþ öñé]</target></segment></unit></group></file></xliff>
      """),
  ]

  @Test(arguments: bilingual)
  func `an XLIFF file keeps all but its targets and their language`(example: Case<Document, String>) throws {
    #expect(try Self.pseudo(example.given) == example.expected)
  }

  @Test func `an XLIFF file gets translations with the inline elements of their sources`() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" source-language="en" \
      target-language="de"><body><trans-unit id="a"><source>Go <x id="1"/><ph id="2">code</ph></source><target>Geh</target>\
      </trans-unit></body></file></xliff>
      """
    let written = try Self.pseudo(Document(path: "de.xliff", text: text))
    #expect(written.contains("target-language=\"en-XA\""))
    #expect(written.contains("<target state=\"translated\">[Ĝö <x id=\"1\"/><ph id=\"2\">code</ph> öñé]</target>"))
  }

  @Test func `a string catalogue keeps its languages and gets every form of the new one`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"f": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "x"}},
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}, "version": "1.0"}
      """
    let written = try Self.pseudo(Document(path: "a.xcstrings", text: text, locale: .mirrored))
    let read = try #require(CatalogFormat.xcstrings.read(Array(written.utf8), name: "a.xcstrings").value)
    let languages = read.files.map { $0.header.shownLanguage?.string ?? "-" }
    #expect(languages.sorted() == ["ar-XB", "de", "en"])
    let units = read.files.first { $0.header.targetLanguage == "ar-XB" }?.units ?? []
    #expect(Set(units.compactMap(\.variation.plural)) == ["zero", "one", "two", "few", "many", "other"])
    #expect(units.allSatisfy { $0.target?.text.string.contains("%lld") ?? false })
  }

  @Test func `the same document gives the same bytes`() throws {
    for document in Self.documents.map(\.given) { #expect(try Self.pseudo(document) == Self.pseudo(document)) }
  }
}
