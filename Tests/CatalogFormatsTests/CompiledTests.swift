import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// What an app shows of a catalogue, and what a source catalogue is.
@Suite struct CompiledTests {
  private func file(source: String?, target: String?, _ units: String) -> String {
    func attribute(_ name: String, _ value: String?) -> String { value.map { " \(name)=\"\($0)\"" } ?? "" }
    return """
      <file original="a.strings"\(attribute("source-language", source))\(attribute("target-language", target)) \
      datatype="plaintext"><body>\(units)</body></file>
      """
  }

  private func document(_ files: String...) -> String {
    "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(files.joined())</xliff>"
  }

  // MARK: Source catalogues

  struct Languages: Sendable, CustomTestStringConvertible {
    let source: String?
    let target: String?
    let isSource: Bool
    var testDescription: String { "\(source ?? "-") -> \(target ?? "-")" }
  }

  static let languages: [Languages] = [
    Languages(source: "en", target: nil, isSource: true),
    Languages(source: nil, target: nil, isSource: true),
    Languages(source: "en", target: "en", isSource: true),
    Languages(source: "en", target: "en-US", isSource: true),
    Languages(source: "zh-Hant-TW", target: "zh-TW", isSource: true),
    Languages(source: "iw", target: "he", isSource: true),
    Languages(source: "EN", target: "en", isSource: true),
    Languages(source: "English", target: "English", isSource: true),
    Languages(source: "en", target: "en-GB", isSource: false),
    Languages(source: "en", target: "de", isSource: false),
    Languages(source: nil, target: "en", isSource: false),
    Languages(source: "English", target: "Deutsch!", isSource: false),
    Languages(source: "en", target: "", isSource: false),
  ]

  @Test(arguments: languages)
  func `the languages identify a source catalogue`(languages: Languages) throws {
    let text = document(file(source: languages.source, target: languages.target, ""))
    #expect(try #require(read(text).files.first).header.isSource == languages.isSource)
  }

  @Test func `a source catalogue of the same language in other words shows its sources`() throws {
    let unit = "<trans-unit id=\"a\"><source>Salt</source></trans-unit>"
    for (target, expected) in [("en", "Salt"), ("en-US", "Salt"), ("en-GB", nil)] {
      let reading = try #require(read(document(file(source: "en", target: target, unit))).value).compiled()
      #expect(reading.findings.isEmpty)
      let catalog = try #require(reading.value)
      #expect(catalog.locale == LanguageTag(target))
      #expect(catalog.messages["a"]?.patterns.first?.pattern.text == expected.map { ExactText($0) }, "\(target)")
    }
  }

  // MARK: What users see

  struct Shown: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: String
    var language: String? = "de"
    let text: ExactText?
  }

  static let shown: [Shown] = [
    Shown(testDescription: "a target", target: "<target>Salz</target>", text: "Salz"),
    Shown(testDescription: "a translated target", target: "<target state=\"translated\">Salz</target>", text: "Salz"),
    Shown(testDescription: "an unfinished target", target: "<target state=\"new\">Salz</target>", text: nil),
    Shown(testDescription: "a state of another tool", target: "<target state=\"x-mine\">Salz</target>", text: nil),
    Shown(testDescription: "an empty target", target: "<target/>", text: nil),
    Shown(testDescription: "no target", target: "", text: nil),
    Shown(
      testDescription: "an unfinished target in a source catalogue", target: "<target state=\"new\">Salz</target>",
      language: "en-US", text: "Salt"),
    Shown(
      testDescription: "a target in a source catalogue", target: "<target>Sea salt</target>", language: "en",
      text: "Sea salt"),
    Shown(
      testDescription: "a target in no known language", target: "<target>Salz</target>", language: nil, text: "Salt"),
  ]

  @Test(arguments: shown)
  func `users see what is finished and not empty`(example: Shown) throws {
    let unit = "<trans-unit id=\"a\"><source>Salt</source>\(example.target)</trans-unit>"
    let catalog = try #require(read(document(file(source: "en", target: example.language, unit))).value)
    let file = try #require(catalog.files.first)
    #expect(file.header.shownText(of: try #require(file.units.first))?.text == example.text)
    let compiled = try #require(catalog.compiled().value)
    #expect(compiled.messages["a"]?.patterns.first?.pattern.text == example.text)
  }

  // MARK: Findings

  @Test func `of a message in two file elements the first text counts, and a different one is reported`() throws {
    func unit(_ id: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>s</source><target>\(target)</target></trans-unit>"
    }
    let text = document(
      file(source: "en", target: "de", unit("a", "eins") + unit("b", "zwei")),
      file(source: "en", target: "de", unit("a", "eins") + unit("b", "2")))
    let reading = try #require(read(text).value).compiled()
    #expect(reading.findings.map(\.id) == ["duplicate-text"])
    #expect(reading.findings.map(\.severity) == [.warning])
    #expect(reading.findings.map(\.unit) == ["b"])
    #expect(reading.isSound)
    #expect(reading.value?.messages["b"] == Message("zwei"))
  }

  @Test func `the lack of a usable language is reported at its place`() throws {
    let unknown = MarkedText(document(file(source: "en", target: "1️⃣English words", "")))
    let found = try #require(read(unknown.bytes).value).compiled()
    #expect(found.value == nil)
    #expect(found.findings.map(\.message) == ["\"English words\" is not a language tag"])
    #expect(found.findings.first?.span.start == unknown[1])
    let none = try #require(read(document(file(source: nil, target: nil, ""))).value).compiled()
    #expect(none.value == nil && none.findings.map(\.id) == ["missing-target-language"])
    #expect(TranslationCatalog(name: "f", files: []).compiled().value == nil)
  }

  @Test func `findings are kept up to a number that a person would read`() throws {
    let units = (0..<3000).map { "<trans-unit id=\"a\"><source>\($0)</source><target>\($0)</target></trans-unit>" }
    let reading = try #require(read(document(file(source: "en", target: "de", units.joined()))).value).compiled()
    #expect(reading.findings.count == FindingList.maximum + 1)
    #expect(reading.findings.last?.id == "limit-exceeded")
  }

  // MARK: Entry points

  @Test func `an app gets a catalogue or the findings`() throws {
    let unit = "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"
    let text = document(file(source: "en", target: "de", unit))
    #expect(try TranslationCatalog(text).compiled().value?.messages["a"] == Message("Salz"))
    let error = #expect(throws: UnusableCatalog.self) {
      try TranslationCatalog(text.replacing("</source>", with: ""), name: "de.xliff")
    }
    #expect(error?.findings.first?.file == "de.xliff")
    #expect(error?.description.hasPrefix("1:") == true)
  }
}
