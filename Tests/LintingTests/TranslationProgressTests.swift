import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// What is left to do in a catalogue is counted, and reported in one finding.
@Suite struct TranslationProgressTests {
  /// Every state of XLIFF 1.2 (section 2.3.3), and what a translation in it counts as.
  static let states: [(state: String?, expected: String)] = [
    (nil, "translated"), ("translated", "translated"), ("final", "reviewed"), ("signed-off", "reviewed"),
    ("needs-review-translation", "review"), ("needs-review-l10n", "review"), ("needs-review-adaptation", "review"),
    ("needs-adaptation", "review"), ("x-fuzzy", "review"), ("new", "left"), ("needs-translation", "left"),
    ("needs-l10n", "left"),
  ]

  static func progress(_ units: String, language: String? = "de") throws -> TranslationProgress {
    let all = Linter().examine(input(document(language, units))).progress
    return all.first?.progress ?? TranslationProgress()
  }

  static func finding(_ units: String, _ configuration: LintConfiguration = LintConfiguration()) -> [String] {
    Linter(configuration: configuration).lint([input(document("de", units))]).findings.map(\.message)
  }

  static func unit(_ state: String?, _ number: Int = 0) -> String {
    let attribute = state.map { " state=\"\($0)\"" } ?? ""
    return "<trans-unit id=\"k\(number)\"><source>Salt</source><target\(attribute)>Salz</target></trans-unit>"
  }

  @Test(arguments: states)
  func `every state counts`(state: String?, expected: String) throws {
    let progress = try Self.progress(Self.unit(state))
    #expect(progress.unitCount == 1)
    #expect(progress.translated == (["translated", "reviewed"].contains(expected) ? 1 : 0))
    #expect(progress.reviewed == (expected == "reviewed" ? 1 : 0))
    #expect(progress.toReview == (expected == "review" ? 1 : 0))
    #expect(progress.untranslated == (expected == "left" ? 1 : 0))
  }

  @Test(arguments: [(nil, 1), ("translated", 1), ("needs-review-translation", 0), ("new", 0)])
  func `an approval counts if the translation is finished`(state: String?, expected: Int) throws {
    let unit = Self.unit(state).replacingOccurrences(of: "<trans-unit ", with: "<trans-unit approved=\"yes\" ")
    #expect(try Self.progress(unit).reviewed == expected)
  }

  @Test(arguments: [
    "<trans-unit id=\"a\" translate=\"no\"><source>Salt</source></trans-unit>",
    "<trans-unit id=\"a\"><source>%@ – 5</source></trans-unit>", "<trans-unit id=\"a\"><source/></trans-unit>",
    "<trans-unit id=\"a|==|plural.few\"><source>%d days</source></trans-unit>",
  ])
  func `what nobody has to translate does not count`(unit: String) throws {
    #expect(try Self.progress(unit).unitCount == 0)
    #expect(try Self.progress(Self.unit(nil), language: "en").unitCount == 0)
  }

  @Test(
    arguments: [
      (["new"], ["1 of 1 unit is not translated"]), (["needs-review-l10n"], ["1 of 1 unit needs review"]),
      ([nil, "new", "new"], ["2 of 3 units are not translated"]),
      ([nil, "new", "x-a", "needs-adaptation"], ["1 of 4 units is not translated, 2 need review"]), ([nil, nil], []),
    ] as [([String?], [String])])
  func `one finding reports what is left to do`(states: [String?], expected: [String]) {
    let units = states.enumerated().map { Self.unit($1, $0) }.joined()
    #expect(Self.finding(units) == expected)
  }

  @Test func `large numbers have commas`() {
    let units = (0..<1_034).map { Self.unit($0 < 1_000 ? nil : "new", $0) }.joined()
    #expect(Self.finding(units) == ["34 of 1,034 units are not translated"])
  }

  @Test func `each unit is reported only on request`() {
    let units = Self.unit("new", 1) + Self.unit("needs-review-l10n", 2) + LinterTests.pepper
    func ids(_ configuration: LintConfiguration) -> [String] {
      Linter(configuration: configuration).lint([input(document("de", units))]).ids
    }
    #expect(ids(LintConfiguration()) == ["untranslated"])
    #expect(ids(LintConfiguration(except: ["untranslated"])) == ["unfinished-state"])
    #expect(ids(LintConfiguration(except: ["untranslated", "unfinished-state"])) == [])
    #expect(ids(LintConfiguration(only: ["untranslated"])) == ["untranslated"])
    let all = ["unfinished-state", "unfinished-state", "untranslated"]
    #expect(ids(LintConfiguration(only: ["untranslated", "unfinished-state"])) == all)
    #expect(ids(LintConfiguration(listsUnfinished: true)) == all)
  }

  @Test func `a catalogue of several languages has the progress of each`() {
    let files = ["de": "translated", "fr": "new"].sorted { $0.key < $1.key }.map { language, state in
      "<file original=\"a\" source-language=\"en\" target-language=\"\(language)\" datatype=\"plaintext\"><body>"
        + Self.unit(state) + "</body></file>"
    }
    let whole = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(files.joined())</xliff>"
    let progress = Linter().examine(input(whole)).progress
    #expect(progress.map { $0.language?.description } == ["de", "fr"])
    #expect(progress.map(\.progress.translated) == [1, 0] && progress.map(\.progress.untranslated) == [0, 1])
  }

  @Test func `a translation of a text that was changed or removed is stale`() throws {
    let old =
      LinterTests.salt + "<trans-unit id=\"x\"><source>Gone</source><target>Weg</target></trans-unit>"
      + "<trans-unit id=\"f|==|plural.other\"><source>%d f</source><target>%d D</target></trans-unit>"
    let new =
      "<trans-unit id=\"salt\"><source>Salt and %@</source></trans-unit>"
      + "<trans-unit id=\"f|==|plural.one\"><source>%d f</source></trans-unit>"
    var texts = SourceTexts()
    #expect(texts.isEmpty)
    texts.add(Linter().examine(input(document(nil, new))))
    #expect(texts.staleCounts(in: Linter().examine(input(document("de", old)))) == [LanguageTag("de"): 2])
    #expect(texts.staleCounts(in: Linter().examine(input(document("de", old, original: "other.strings")))).isEmpty)
  }

  @Test func `a key that the source file lacks, or that Xcode calls stale, has a stale translation`() throws {
    let source: ExactText = "en.lproj/A.strings"
    let english = "\"a\" = \"A\";"
    var texts = SourceTexts()
    texts.add(Linter().examine(input(english, name: source)))
    let german = input("\"a\" = \"Ä\"; \"gone\" = \"Weg\";", name: "de.lproj/A.strings", beside: [(source, english)])
    #expect(texts.staleCounts(in: Linter().examine(german)) == [LanguageTag("de"): 1])

    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Old": {"extractionState": "stale", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Alt"}}}},
        "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}}}
      """
    let examined = Linter().examine(input(catalog, name: "a.xcstrings"))
    #expect(SourceTexts().staleCounts(in: examined) == [LanguageTag("de"): 1])
  }

  @Test func `a finding has the texts of its unit`() throws {
    let flawed = (0..<1_500).map {
      "<trans-unit id=\"k\($0)\"><source>Hi %@ \($0)</source><target>Hallo \($0)</target><note>N \($0)</note></trans-unit>"
    }
    let report = Linter(configuration: LintConfiguration(only: ["missing-placeholder"]))
      .lint([input(document("de", flawed.joined(separator: "\n")))])
    for (index, finding) in report.findings.enumerated() {
      let expected = UnitTexts(
        source: ExactText("Hi %@ \(index)"), target: ExactText("Hallo \(index)"), notes: [ExactText("N \(index)")])
      guard finding.texts == expected else {
        Issue.record("\(index): \(finding)")
        return
      }
    }
    #expect(report.findings.count == 1_500)
  }

  @Test func `a source is quoted so that the placeholder is seen`() throws {
    let long = String(repeating: "many words ", count: 20)
    let flawed = "<trans-unit id=\"a\"><source>\(long)%@ end</source><target>Ende</target></trans-unit>"
    let message = try #require(Self.finding(flawed).first)
    #expect(message.contains("words %@ end\" shows") && message.utf8.count < 200)
  }
}
