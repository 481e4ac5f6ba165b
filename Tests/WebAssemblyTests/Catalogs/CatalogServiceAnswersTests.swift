import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordWebAssembly

/// Questions about documents, checks and compiled catalogues.
@Suite struct CatalogServiceAnswersTests {
  private static func survey(_ document: String, _ name: String) -> CatalogAnswer {
    CatalogAnswer(CatalogService.survey(Array(document.utf8), question: Array("{\"name\":\"\(name)\"}".utf8)))
  }

  private static let surveys: [Case<(name: String, document: String), String>] = [
    Case(
      "XLIFF under any name",
      (name: "x.txt", document: SampleCatalogs.xliff("<trans-unit id=\"a\"><source>a</source></trans-unit>")),
      #"{"version":1,"isCatalog":true,"format":"xliff-1.2","title":"XLIFF 1.2","languages":["de"],"isSource":false,"sources":[]}"#
    ),
    Case(
      "a source in XLIFF",
      (
        name: "en.xliff",
        document: SampleCatalogs.xliff("<trans-unit id=\"a\"><source>a</source></trans-unit>", language: "en")
      ),
      #"{"version":1,"isCatalog":true,"format":"xliff-1.2","title":"XLIFF 1.2","languages":["en"],"isSource":true,"sources":[]}"#
    ),
    Case(
      "a translation of Android", (name: "app/res/values-ar/strings.xml", document: SampleCatalogs.arabic),
      #"{"version":1,"isCatalog":true,"format":"android","title":"Android","languages":["ar"],"isSource":false,"original":"strings.xml","sources":["app/res/values/strings.xml"]}"#
    ),
    Case(
      "a source of Android", (name: "app/res/values/strings.xml", document: SampleCatalogs.android.text),
      #"{"version":1,"isCatalog":true,"format":"android","title":"Android","languages":["en"],"isSource":true,"original":"strings.xml","sources":[]}"#
    ),
    Case(
      "a string catalogue", (name: "A.xcstrings", document: SampleCatalogs.xcstrings),
      #"{"version":1,"isCatalog":true,"format":"xcstrings","title":"Xcode string catalogue","languages":["en","de","pl"],"isSource":false,"sources":[]}"#
    ),
    Case(
      "gettext", (name: "pl.po", document: SampleCatalogs.po),
      #"{"version":1,"isCatalog":true,"format":"po","title":"PO","languages":["pl"],"isSource":false,"sources":[]}"#),
    Case(
      "another file", (name: "a.csv", document: "a,b"),
      #"{"version":1,"isCatalog":false,"obstacle":"a.csv is a table, which is not supported. Export or convert its texts as XLIFF"}"#
    ),
    Case("a file of no known kind", (name: "a.bin", document: "\u{1}\u{2}"), #"{"version":1,"isCatalog":false}"#),
    Case("nothing", (name: "", document: ""), #"{"version":1,"isCatalog":false}"#),
    Case(
      "a catalogue that is cut off", (name: "a.xliff", document: String(SampleCatalogs.xliff("").prefix(200))),
      #"{"version":1,"isCatalog":true,"format":"xliff-1.2","title":"XLIFF 1.2","languages":["de"],"isSource":false,"sources":[]}"#
    ),
  ]

  @Test(arguments: surveys) func `a survey names the kind of a document`(
    sample: Case<(name: String, document: String), String>
  ) {
    #expect(Self.survey(sample.given.document, sample.given.name).json == sample.expected)
  }

  @Test func `a large document is surveyed by its start`() {
    let units = String(
      repeating: "<trans-unit id=\"a\"><source>Save</source><target>Sichern</target></trans-unit>\n", count: 20_000)
    let answer = Self.survey(SampleCatalogs.xliff(units), "de.xliff")
    #expect(answer["languages"].json == "[\"de\"]")
  }

  @Test(arguments: ["", "[]", #"{"name":1}"#, #"{"path":"a"}"#]) func `other questions about a document are refused`(
    question: String
  ) {
    #expect(CatalogAnswer(CatalogService.survey([], question: Array(question.utf8))).refusal == "malformed-question")
  }

  @Test func `all checks are listed and explained`() {
    let checks = CatalogAnswer(CatalogService.checks)["checks"].values
    #expect(checks.map { $0["id"].text } == Checks.all.map { $0.id.string })
    for (check, description) in zip(checks, Checks.all) {
      #expect(
        check["severity"].text == description.kind.severity.name && check["set"].text == description.set.name.string)
      let page = CheckPage.about(description.id)?.text
      #expect(check["summary"].text == page?.split(separator: "\n").first.map { String($0) })
      let answer = CatalogAnswer(CatalogService.explain(question: Array(#"{"id":"\#(description.id)"}"#.utf8)))
      #expect(answer["page"].text == page && answer["id"].text == description.id.string)
    }
  }

  @Test(arguments: [
    ("{}", "malformed-question"), (#"{"id":1}"#, "malformed-question"), (#"{"id":"x","a":1}"#, "malformed-question"),
    (#"{"id":"no-such-check"}"#, "unknown-check"),
  ])
  func `a question without a known check is refused`(question: String, expected: String) {
    #expect(CatalogAnswer(CatalogService.explain(question: Array(question.utf8))).refusal == expected)
  }

  @Test(arguments: [
    (
      "de.xliff",
      SampleCatalogs.xliff(
        "<trans-unit id=\"a|==|plural.one\"><source>%d file</source><target>%d Datei</target></trans-unit>\n<trans-unit id=\"b\"><source>x</source></trans-unit>"
      )
    ),
    ("pl.po", SampleCatalogs.po), ("app/res/values-ar/strings.xml", SampleCatalogs.arabic),
  ])
  func `a catalogue of one language is compiled as the command compiles it`(name: String, document: String) throws {
    let bytes = Array(document.utf8)
    let format = CatalogFormat.format(ofFileNamed: SystemPath(name), startingWith: bytes)
    let compiled = try #require(format.read(bytes, name: ExactText(name)).value?.compiled().value)
    let answer = CatalogFixture(document, name: name).catalogs.compiled(1).string
    #expect(answer == #"{"version":1,"catalogs":[\#(CompiledCatalog.write(compiled))]}"#)
  }

  @Test func `a string catalogue is compiled language by language`() {
    let answer = CatalogAnswer(CatalogFixture(SampleCatalogs.xcstrings, name: "A.xcstrings").catalogs.compiled(1))
    let catalogs = answer["catalogs"].values
    #expect(catalogs.map { $0["locale"].text } == ["en", "de", "pl"])
    #expect(catalogs[0]["messages"]["%lld files"]["plural"]["one"].text == "%lld file")
    #expect(catalogs[1]["messages"]["Save"].text == "Sichern" && catalogs[1]["messages"]["%lld files"].json.isEmpty)
    #expect(catalogs[2]["messages"]["%lld files"]["plural"]["few"].text == "%lld pliki")
    #expect(CatalogAnswer(OpenCatalogs().compiled(1)).refusal == "unknown-catalog")
  }

  @Test func `a trial shows what fixes would change, and changes nothing`() {
    let document = SampleCatalogs.xliff("<trans-unit id=\"a\"><source>A b</source><target>A  b </target></trans-unit>")
    for findings in ["\"safe\"", "[0]", "[0,1]"] {
      var fixture = CatalogFixture(document, name: "de.xliff", more: #""checks":["double-space","edge-whitespace"]"#)
      let trial = fixture.catalogs.fix(1, question: Array(#"{"findings":\#(findings),"isTrial":true}"#.utf8)).string
      #expect(fixture.catalogs.bytes(1) == fixture.document)
      #expect(CatalogAnswer(trial)["applied"].number ?? 0 > 0)
      #expect(
        fixture.catalogs.fix(1, question: Array(#"{"isTrial":false,"findings":\#(findings)}"#.utf8)).string == trial)
      #expect(fixture.catalogs.bytes(1) != fixture.document)
    }
    var fixture = CatalogFixture(document, name: "de.xliff")
    for question in [#"{"isTrial":true}"#, #"{"findings":"safe","isTrial":1}"#] {
      #expect(CatalogAnswer(fixture.catalogs.fix(1, question: Array(question.utf8))).refusal == "malformed-question")
    }
  }
}
