import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordWebAssembly

/// The languages, the units and the places of findings of an open catalogue.
@Suite struct CatalogListTests {
  private struct Sample: Sendable {
    let name: String
    let document: String
    var base: (name: String, text: String)?
  }

  private static let files: [Case<Sample, String>] = [
    Case(
      "XLIFF", Sample(name: "ar.xliff", document: SampleCatalogs.xliff("", language: "ar-EG")),
      #"[{"original":"a.strings","source":"en","target":"ar-EG","direction":"rtl"}]"#),
    Case(
      "a translation of Android with its source",
      Sample(name: "app/res/values-ar/strings.xml", document: SampleCatalogs.arabic, base: SampleCatalogs.android),
      #"[{"original":"strings.xml","source":"en","target":"ar","direction":"rtl"}]"#),
    Case(
      "one without it", Sample(name: "app/res/values-ar/strings.xml", document: SampleCatalogs.arabic),
      #"[{"original":"strings.xml","source":"ar","direction":"rtl","lacksSources":true}]"#),
    Case(
      "a source of Android", Sample(name: SampleCatalogs.android.name, document: SampleCatalogs.android.text),
      #"[{"original":"strings.xml","source":"en","direction":"ltr"}]"#),
    Case(
      "a string catalogue", Sample(name: "A.xcstrings", document: SampleCatalogs.xcstrings),
      #"[{"original":"A.xcstrings","source":"en","direction":"ltr"},"#
        + #"{"original":"A.xcstrings","source":"en","target":"de","direction":"ltr"},"#
        + #"{"original":"A.xcstrings","source":"en","target":"pl","direction":"ltr"}]"#),
    Case(
      "a withdrawn tag", Sample(name: "iw.xliff", document: SampleCatalogs.xliff("", language: "iw")),
      #"[{"original":"a.strings","source":"en","target":"he","direction":"rtl"}]"#),
    Case(
      "a translation that does not name its language",
      Sample(name: "a.strings", document: #""a" = "b";"#, base: ("en.lproj/a.strings", #""a" = "B";"#)),
      #"[{"original":"a.strings","source":"en","direction":"ltr"}]"#),
  ]

  @Test(arguments: files) private func `the languages of a document are listed`(sample: Case<Sample, String>) {
    let fixture = CatalogFixture(sample.given.document, name: sample.given.name, base: sample.given.base)
    #expect(fixture.opened["files"].json == sample.expected)
  }

  private static let states = SampleCatalogs.xliff(
    """
    <trans-unit id="a"><source>Save</source><target>Sichern</target></trans-unit>
    <trans-unit id="b"><source>Save</source><target state="needs-review-l10n">Sichern</target></trans-unit>
    <trans-unit id="c"><source>Save</source><target state="new">Save</target></trans-unit>
    <trans-unit id="d"><source>Save</source></trans-unit>
    <trans-unit id="e"><source>Save</source><target> </target></trans-unit>
    <trans-unit id="f" translate="no"><source>Save</source></trans-unit>
    <trans-unit id="g"><source>%d / %d</source></trans-unit>
    <trans-unit id="h|==|plural.few"><source>%d files</source></trans-unit>
    """)

  private static let statuses: [Case<Sample, [String]>] = [
    Case(
      "states of XLIFF", Sample(name: "de.xliff", document: states),
      ["translated", "review", "untranslated", "untranslated", "untranslated", "excluded", "excluded", "excluded"]),
    Case(
      "a key that a translation lacks",
      Sample(
        name: "res/values-ar/strings.xml", document: SampleCatalogs.arabic,
        base: ("res/values/strings.xml", SampleCatalogs.android.text)),
      ["translated", "untranslated"]),
    Case(
      "a translation without its source", Sample(name: "res/values-ar/strings.xml", document: SampleCatalogs.arabic),
      ["source"]),
    Case(
      "gettext", Sample(name: "pl.po", document: SampleCatalogs.po),
      ["translated", "review", "translated", "translated", "translated", "untranslated"]),
    Case(
      "a string catalogue", Sample(name: "A.xcstrings", document: SampleCatalogs.xcstrings),
      ["source", "source", "source", "source", "source"] + ["translated", "untranslated", "untranslated", "translated"]
        + ["review", "translated", "translated"]),
  ]

  @Test(arguments: statuses) private func `each unit shows what is left to do`(sample: Case<Sample, [String]>) {
    let fixture = CatalogFixture(sample.given.document, name: sample.given.name, base: sample.given.base)
    #expect(fixture.opened["units"].values.map { $0["status"].text } == sample.expected, "\(fixture.opened["units"])")
  }

  @Test func `units of other languages and stale keys are marked`() {
    let units = CatalogFixture(SampleCatalogs.xcstrings, name: "A.xcstrings").opened["units"].values
    #expect(units.map { $0["file"].number ?? 0 } == [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2])
    #expect(units.filter { $0["stale"].isTrue }.map { $0["key"].text } == ["Old", "Old"])
  }

  @Test func `the text of a source in another document is given`() {
    let name = "app/res/values-ar/strings.xml"
    let units = CatalogFixture(SampleCatalogs.arabic, name: name, base: SampleCatalogs.android).opened["units"].values
    #expect(units.map { $0["source"].text } == ["Save", "Open %s"])
  }

  /// Documents of all formats, some of them broken.
  private static var documents: [(name: String, bytes: [UInt8])] {
    get throws {
      let folders = ["android", "arb", "i18next", "po", "strings", "stringsdict", "xcstrings", "xliff", "xliff2"]
      return try (folders.map { "Fuzzing/Seeds/\($0)" } + ["Locales"]).flatMap { folder in
        let url = packageFolder.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0 != "Glossary" }
        return try names.sorted().map { name in
          ("\(folder)/\(name)", [UInt8](try Data(contentsOf: url.appending(path: name))))
        }
      }
    }
  }

  @Test func `what is left to do is what the command counts`() throws {
    var count = 0
    for (name, bytes) in Rounds.sample(try Self.documents, 12) {
      let path = SystemPath(name)
      let input = LintInput(
        name: ExactText(name), bytes: bytes, format: CatalogFormat.format(ofFileNamed: path, startingWith: bytes))
      let progress = Linter().examine(input).progress
      var counted: [String: [Int]] = [:]
      let opened = CatalogFixture(bytes, name: name).opened
      let languages = opened["files"].values.map { $0["target"].text ?? "" }
      for unit in opened["units"].values {
        guard let place = ["translated", "review", "untranslated"].firstIndex(of: unit["status"].text ?? "") else {
          continue
        }
        counted[languages[unit["file"].number ?? 0], default: [0, 0, 0]][place] += 1
      }
      for (language, progress) in progress where progress.unitCount > 0 {
        let numbers = [progress.translated, progress.toReview, progress.untranslated]
        #expect(counted.removeValue(forKey: language.map { "\($0)" } ?? "") == numbers, "\(name)")
        count += progress.unitCount
      }
      #expect(counted.isEmpty, "\(name)")
    }
    #expect(count > (Rounds.isWhole ? 1_000 : 0))
  }

  private static let ranges: [Case<(unit: String, check: String), String>] = [
    Case("a text", (unit: "<source>A b</source><target>A  b</target>", check: "double-space"), "  "),
    Case(
      "after a sign of two code units", (unit: "<source>🧂 b</source><target>🧂  b</target>", check: "double-space"),
      "  "),
    Case(
      "after a reference", (unit: "<source>&amp; b</source><target>&amp;  b</target>", check: "double-space"), "  "),
    Case(
      "in a text with codes",
      (
        unit: "<source>A <g id=\"1\">b</g></source><target>é &amp; <g id=\"1\">%@ b</g></target>",
        check: "extra-placeholder"
      ), "%@"),
    Case(
      "a placeholder", (unit: "<source>Open it</source><target>Öffne %1$@!</target>", check: "extra-placeholder"),
      "%1$@"),
    Case(
      "on the second line", (unit: "<source>a\nb</source><target>ä\n%@</target>", check: "extra-placeholder"), "%@"),
    Case(
      "in a CDATA section",
      (unit: "<source>a &lt; b</source><target><![CDATA[ä < %@]]></target>", check: "extra-placeholder"), "%@"),
  ]

  @Test(arguments: ranges) func `a finding names the part of the text that it is about`(
    sample: Case<(unit: String, check: String), String>
  ) throws {
    let document = SampleCatalogs.xliff("<trans-unit id=\"a\">\(sample.given.unit)</trans-unit>")
    let opened = CatalogFixture(document, name: "de.xliff", more: #""checks":["\#(sample.given.check)"]"#).opened
    let finding = try #require(opened["findings"].values.first)
    let range = finding["range"].values.compactMap(\.number)
    try #require(range.count == 2, "\(finding)")
    let text = try #require(opened["units"][0]["target"].text)
    #expect(text.utf16Part(range[0], range[1]) == sample.expected, "\(finding)")
    #expect(finding["in"].json.isEmpty)
  }

  @Test func `a finding about the source is marked as such`() throws {
    let unit = "<trans-unit id=\"a\"><source>é🧂\u{FFFD}x</source></trans-unit>"
    let document = SampleCatalogs.xliff(unit, language: "en")
    let opened = CatalogFixture(document, name: "en.xliff", more: #""checks":["replacement-character"]"#).opened
    #expect(opened["findings"].values.map { $0["in"].text } == ["source"])
    #expect(opened["findings"].values.map { $0["range"].json } == ["[3,4]"])
  }

  @Test func `parts of texts are inside them, in every format`() throws {
    var count = 0
    for (name, bytes) in Rounds.sample(try Self.documents, 12) {
      let opened = CatalogFixture(bytes, name: name, more: #""checks":"all""#).opened
      let units = opened["units"].values
      for finding in opened["findings"].values {
        let range = finding["range"].values.compactMap(\.number)
        guard range.count == 2 else { continue }
        let unit = units[try #require(finding["unitIndex"].number)]
        let text = try #require(unit[finding["in"].text == "source" ? "source" : "target"].text, "\(name): \(finding)")
        #expect(0 <= range[0] && range[0] <= range[1] && range[1] <= text.utf16.count, "\(name): \(finding)")
        count += 1
      }
    }
    #expect(count > (Rounds.isWhole ? 10 : 0))
  }

  @Test func `a part that moves in its text is another finding`() {
    let document = SampleCatalogs.xliff(
      "<trans-unit id=\"a\"><source>é b</source><target>é  b</target></trans-unit>")
    var fixture = CatalogFixture(document, name: "de.xliff", more: #""checks":["double-space"]"#)
    #expect(fixture.opened["findings"][0]["range"].json == "[1,3]")
    let question = #"{"unit":0,"text":"🧂  b"}"#
    let answer = CatalogAnswer(fixture.catalogs.edit(1, question: Array(question.utf8)))
    #expect(answer["findings"][0]["added"][0]["range"].json == "[2,4]", "\(answer)")
  }
}
