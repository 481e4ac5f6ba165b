import TestSupport
import Testing
import WatchwordWebAssembly

/// Questions of an editor about one unit.
@Suite struct UnitDetailsTests {
  private static func details(
    _ unit: String, language: String = "de", text: String? = nil, original: String = "a.strings",
    settings: String? = nil
  ) -> CatalogAnswer {
    let document = SampleCatalogs.xliff(unit, language: language, original: original)
    let fixture = CatalogFixture(document, name: "\(language).xliff", more: settings.map { "\"settings\":\($0)" } ?? "")
    return fixture.details(#"{"unit":0"# + (text.map { #","text":"\#($0)"}"# } ?? "}"))
  }

  private static func parts(_ text: CatalogAnswer) -> [String] {
    text["parts"].values.map { part in
      (text["text"].text ?? "").utf16Part(part["start"].number ?? 0, part["end"].number ?? 0)
    }
  }

  private static let parts: [Case<(source: String, original: String), [String]>] = [
    Case("none", (source: "Save", original: "a.strings"), []),
    Case("Apple's", (source: "🧂 %1$@ and %lld %#@files@ 100%%", original: "a.strings"), ["%1$@", "%lld", "%#@files@"]),
    Case("percent signs that are text", (source: "50% of {a}", original: "a.html"), ["{a}"]),
    Case(
      "names", (source: "Hi {name}, %(n)s %{m} {{ k }}", original: "a.strings"), ["{name}", "%(n)s", "%{m}", "{{ k }}"]),
    Case("ICU", (source: "{n, plural, one {# of {all}} other {#}}", original: "a.arb"), ["{n, plural", "{all}"]),
    Case("references", (source: "&amp;é %@", original: "a.strings"), ["%@"]),
    Case(
      "codes", (source: "é <g id=\"1\">%@ &amp;</g> <x id=\"2\"/>", original: "a.strings"),
      ["<g id=\"1\">", "%@", "</g>", "<x id=\"2\"/>"]),
    Case(
      "native codes", (source: "a<ph id=\"1\">&lt;br %@&gt;</ph>b", original: "a.strings"),
      ["<ph id=\"1\">&lt;br %@&gt;</ph>"]),
    Case(
      "a placeholder in references", (source: "<x id=\"1\"/>&#37;&#x40; b", original: "a.strings"),
      ["<x id=\"1\"/>", "&#37;&#x40;"]),
  ]

  @Test(arguments: parts) func `parts are placeholders and inline codes`(
    sample: Case<(source: String, original: String), [String]>
  ) {
    let unit =
      "<trans-unit id=\"a\"><source>\(sample.given.source)</source><target>\(sample.given.source)</target></trans-unit>"
    let details = Self.details(unit, original: sample.given.original)
    #expect(Self.parts(details["source"]) == sample.expected, "\(details)")
    #expect(Self.parts(details["target"]) == sample.expected, "\(details)")
  }

  @Test func `a typed text is split as it is`() {
    let unit = "<trans-unit id=\"a\"><source>A <g id=\"1\">b</g> %@</source></trans-unit>"
    let details = Self.details(unit, text: #"%@ <g id=\"1\">é</g> <ph id="#)
    #expect(details["text"].text == #"%@ <g id="1">é</g> <ph id="#)
    #expect(Self.parts(details["target"]) == ["%@", #"<g id="1">"#, "</g>", "<ph id="])
    for hostile in [
      "<", "</", "<ph>", "&", "&#", "&#xFFFFFFFFFFFF;", "<![CDATA[", "<!--", "%", "%1$", "{", "]]>", "\u{FFFD}",
      "</ph><ph>",
    ] {
      let details = Self.details(unit, text: hostile)
      #expect(details["text"].text == hostile)
    }
  }

  private static let editing: [Case<(name: String, document: String, unit: Int), (text: String, obstacle: String?)>] = [
    Case(
      "a text",
      (
        name: "a.xliff",
        document: SampleCatalogs.xliff("<trans-unit id=\"a\"><source>a</source><target>&amp;</target></trans-unit>"),
        unit: 0
      ), (text: "&", obstacle: nil)),
    Case(
      "codes",
      (
        name: "a.xliff",
        document: SampleCatalogs.xliff(
          "<trans-unit id=\"a\"><source>a</source><target>&amp;<x id=\"1\"/></target></trans-unit>"), unit: 0
      ), (text: "&amp;<x id=\"1\"/>", obstacle: nil)),
    Case(
      "no target",
      (
        name: "a.xliff", document: SampleCatalogs.xliff("<trans-unit id=\"a\"><source>a</source></trans-unit>"), unit: 0
      ), (text: "", obstacle: nil)),
    Case(
      "a source", (name: "res/values/strings.xml", document: SampleCatalogs.android.text, unit: 0),
      (text: "", obstacle: "The file has the source texts. ")),
    Case(
      "a key without the language", (name: "A.xcstrings", document: SampleCatalogs.xcstrings, unit: 6),
      (text: "", obstacle: nil)),
    Case(
      "no place",
      (
        name: "de.po",
        document: "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n"
          + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n",
        unit: 1
      ),
      (text: "", obstacle: "The file has no place for this translation. ")),
    Case(
      "a broken file",
      (
        name: "a.xliff",
        document:
          "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body><trans-unit id=\"a\"><source>a</source><target>b</target></trans-unit>",
        unit: 0
      ), (text: "b", obstacle: "The file could not be read completely, ")),
  ]

  @Test(arguments: editing) func `a unit shows whether it can be edited`(
    sample: Case<(name: String, document: String, unit: Int), (text: String, obstacle: String?)>
  ) {
    let details = CatalogFixture(sample.given.document, name: sample.given.name).details(
      "{\"unit\":\(sample.given.unit)}")
    #expect(details["text"].text == sample.expected.text, "\(details)")
    #expect(details["isEditable"].isTrue == (sample.expected.obstacle == nil))
    #expect(
      details["obstacle"].text?.hasPrefix(sample.expected.obstacle ?? " ") ?? (sample.expected.obstacle == nil),
      "\(details)")
  }

  private static let limits: [Case<(attributes: String, target: String, settings: String), String>] = [
    Case("none", (attributes: "", target: "abc", settings: "{}"), ""),
    Case(
      "characters", (attributes: "maxwidth=\"9\" size-unit=\"char\"", target: "e\u{301}👩‍👩‍👧", settings: "{}"),
      #"{"length":9,"measure":"characters","now":2}"#),
    Case(
      "columns", (attributes: "maxwidth=\"9\" size-unit=\"col\"", target: "塩a", settings: "{}"),
      #"{"length":9,"measure":"columns","now":3}"#),
    Case(
      "bytes", (attributes: "maxwidth=\"9\" size-unit=\"byte\"", target: "süß", settings: "{}"),
      #"{"length":9,"measure":"bytes","now":5}"#),
    Case("pixels", (attributes: "maxwidth=\"9\"", target: "abc", settings: "{}"), ""),
    Case(
      "the configuration",
      (attributes: "", target: "abc", settings: #"{"limits":{"units":[{"unit":"a*","length":2}]}}"#),
      #"{"length":2,"measure":"characters","now":3}"#),
    Case(
      "the one that is exceeded",
      (
        attributes: "maxwidth=\"9\" size-unit=\"byte\"", target: "abc",
        settings: #"{"limits":{"units":[{"unit":"a","length":2}]}}"#
      ), #"{"length":2,"measure":"characters","now":3}"#),
    Case(
      "codes are not counted",
      (
        attributes: "maxwidth=\"9\" size-unit=\"char\"", target: "a<ph id=\"1\">&lt;br></ph>&amp;<x id=\"2\"/>",
        settings: "{}"
      ), #"{"length":9,"measure":"characters","now":2}"#),
  ]

  @Test(arguments: limits) func `the limit is that of the check`(
    sample: Case<(attributes: String, target: String, settings: String), String>
  ) {
    let (attributes, target, settings) = sample.given
    let unit = "<trans-unit id=\"a\" \(attributes)><source>a</source><target>\(target)</target></trans-unit>"
    #expect(Self.details(unit, settings: settings)["limit"].json == sample.expected)
  }

  @Test func `the length is that of the typed text`() {
    let unit =
      "<trans-unit id=\"a\" maxwidth=\"3\" size-unit=\"char\"><source>a</source><target>abcd</target></trans-unit>"
    #expect(Self.details(unit, text: "ab")["limit"].json == #"{"length":3,"measure":"characters","now":2}"#)
  }

  @Test func `terms of the glossary in the source are named`() {
    let settings = #"""
      {"glossary":{"terms":[{"term":"bookmark","translations":{"de":"Lesezeichen","pl":"zakładka"}},
      {"term":"bookmark bar","translations":{"de":"Favoritenleiste"}},{"term":"tab","translations":{"de":"Tab"}}]}}
      """#
    let unit = "<trans-unit id=\"a\"><source>Bookmark the Bookmark Bar</source></trans-unit>"
    #expect(
      Self.details(unit, settings: settings)["terms"].json
        == #"[{"term":"bookmark bar","translation":"Favoritenleiste"},{"term":"bookmark","translation":"Lesezeichen"}]"#
    )
    #expect(Self.details(unit, language: "fr", settings: settings)["terms"].json == "[]")
  }

  private static let plurals: [Case<String, [String]>] = [
    Case("German", "de", ["one: 1", "other: 0, 2–16, …"]),
    Case("Polish", "pl", ["one: 1", "few: 2–4, 22–24, 32–34, …", "many: 0, 5–19, …", "other: 1.5, 2.5"]),
    Case("Japanese", "ja", ["other: 0–14, …"]),
    Case("French", "fr", ["one: 0, 1", "many: 1000000, 2000000, …", "other: 2–16, …"]),
    Case(
      "Arabic", "ar",
      [
        "zero: 0", "one: 1", "two: 2", "few: 3–10, 103–110, 203–210, …", "many: 11–25, …",
        "other: 100–102, 200–202, 300–302, …",
      ]),
    Case(
      "Russian", "ru",
      ["one: 1, 21, 31, 41, 51, 61, …", "few: 2–4, 22–24, 32–34, …", "many: 0, 5–19, …", "other: 1.5, 2.5"]),
  ]

  @Test(arguments: plurals) func `plural forms have numbers as samples`(sample: Case<String, [String]>) {
    let unit = "<trans-unit id=\"a|==|plural.other\"><source>%d files</source><target>%d</target></trans-unit>"
    let plural = Self.details(unit, language: sample.given)["plural"]
    #expect(plural["language"].text == sample.given)
    #expect(plural["category"].text == "other")
    #expect(
      plural["categories"].values.map { "\($0["category"].text ?? ""): \($0["numbers"].text ?? "")" } == sample.expected
    )
  }

  @Test func `a unit without plural forms has none`() {
    #expect(Self.details("<trans-unit id=\"a\"><source>a</source></trans-unit>")["plural"].json.isEmpty)
  }

  @Test(arguments: [
    ("", "malformed-question"), ("{}", "malformed-question"), (#"{"unit":"0"}"#, "malformed-question"),
    (#"{"unit":0,"text":1}"#, "malformed-question"), (#"{"unit":0,"key":""}"#, "malformed-question"),
    (#"{"unit":1}"#, "no-unit"), (#"{"unit":-1}"#, "no-unit"),
  ])
  func `other questions are refused`(question: String, expected: String) {
    let fixture = CatalogFixture(
      SampleCatalogs.xliff("<trans-unit id=\"a\"><source>a</source></trans-unit>"), name: "a.xliff")
    #expect(fixture.details(question).refusal == expected)
    #expect(
      CatalogAnswer(fixture.catalogs.details(2, question: Array("{\"unit\":0}".utf8))).refusal == "unknown-catalog")
  }
}
