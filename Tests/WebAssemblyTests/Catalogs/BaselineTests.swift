import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting
import WatchwordWebAssembly

/// Which findings of an open catalogue are known already.
@Suite struct BaselineTests {
  private static let document = SampleCatalogs.xliff(
    """
    <trans-unit id="a"><source>A b</source><target>A  b </target></trans-unit>
    <trans-unit id="b"><source>A b</source><target>A  b</target></trans-unit>
    """)

  private static func fixture(_ document: String = document) -> CatalogFixture {
    CatalogFixture(document, name: "de.xliff", more: #""checks":["double-space","edge-whitespace"]"#)
  }

  private static func answer(_ fixture: CatalogFixture, _ question: String) -> CatalogAnswer {
    CatalogAnswer(fixture.catalogs.baseline(1, question: Array(question.utf8)))
  }

  @Test func `findings are added to a baseline, which then knows them`() throws {
    let fixture = Self.fixture()
    #expect(fixture.opened["findings"].values.count == 3)
    #expect(Self.answer(fixture, "{}").json.hasSuffix(#","known":[],"stale":0}"#))
    let answer = Self.answer(fixture, #"{"path":"Locales/de.xliff","add":[2,0,0]}"#)
    #expect(answer["known"].json == "[0,2]")
    #expect(answer["baseline"]["findings"].values.map { $0["file"].text } == ["Locales/de.xliff", "Locales/de.xliff"])
    #expect(answer["baseline"]["findings"].values.map { $0["unit"].text } == ["a", "b"])
    // Known findings are not added again.
    let baseline = answer["baseline"].json
    let again = Self.answer(fixture, #"{"path":"Locales/de.xliff","baseline":\#(baseline),"add":[0]}"#)
    #expect(again["baseline"].json == baseline && again["stale"].number == 0)
    #expect(Self.answer(fixture, #"{"baseline":\#(baseline)}"#)["known"].json == "[]")
    let read = try #require(Baseline.read(SourceText(name: "b", bytes: Array(baseline.utf8))).value)
    #expect(read.count == 2 && read.text == baseline + "\n")
  }

  @Test func `entries that match nothing are counted`() {
    let baseline = Self.answer(Self.fixture(), #"{"add":[0,1,2]}"#)["baseline"].json
    let fixture = Self.fixture(
      SampleCatalogs.xliff("<trans-unit id=\"a\"><source>A b</source><target>A  b</target></trans-unit>"))
    let answer = Self.answer(fixture, #"{"baseline":\#(baseline)}"#)
    #expect(answer["known"].json == "[0]" && answer["stale"].number == 2)
  }

  @Test(arguments: [
    ("", "malformed-question"), (#"{"add":[0.5]}"#, "malformed-question"), (#"{"baseline":[]}"#, "malformed-question"),
    (#"{"name":"x"}"#, "malformed-question"), (#"{"add":[3]}"#, "no-finding"), (#"{"add":[-1]}"#, "no-finding"),
    (#"{"baseline":{}}"#, "unusable-baseline"),
    (#"{"baseline":{"version":1,"findings":[{"file":"a","check":"b","found":"x"}]}}"#, "unusable-baseline"),
  ])
  func `other questions are refused`(question: String, expected: String) {
    let fixture = Self.fixture()
    #expect(Self.answer(fixture, question).refusal == expected)
    #expect(CatalogAnswer(fixture.catalogs.baseline(2, question: Array("{}".utf8))).refusal == "unknown-catalog")
  }
}
