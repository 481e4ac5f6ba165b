import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Findings that are left out, by notes and by the configuration.
@Suite struct SuppressionTests {
  static func noted(_ note: String, _ target: String = "Salz", id: String = "a") -> String {
    "<trans-unit id=\"\(id)\"><source>Salt %@</source><target>\(target)</target><note>\(note)</note></trans-unit>"
  }

  static func found(
    _ units: String, suppressing suppressions: [Suppression] = [], _ configuration: LintConfiguration? = nil
  )
    -> [String]
  {
    var catalog = input(document("de", units))
    catalog.settings = LintSettings(suppressions: suppressions)
    return Linter(configuration: configuration ?? LintConfiguration()).lint([catalog]).ids
  }

  @Test(
    arguments: [
      ("watchword: ignore missing-placeholder the name is above", []),
      ("watchword:ignore missing-placeholder the name is above", []),
      ("WATCHWORD: Ignore missing-placeholder the name is above", []),
      ("Shown at the top\n  watchword: ignore missing-placeholder the name is above", []),
      ("watchword: ignore empty-translation,missing-placeholder it is a list", ["unused-suppression"]),
      ("watchword: ignore empty-translation , missing-placeholder it is a list", ["unused-suppression"]),
      ("watchword: ignore missing-placeholder", ["invalid-suppression"]),
      ("watchword: ignore missing-placeholders it", ["invalid-suppression", "missing-placeholder"]),
      ("watchword: ignore", ["invalid-suppression", "missing-placeholder"]),
      ("watchword: ignor missing-placeholder it is", ["invalid-suppression"]),
      ("the watchword: ignore missing-placeholder it is", ["missing-placeholder"]),
      ("watchword: a word", ["missing-placeholder"]),
      (
        "watchword: ignore empty-translation\nmissing-placeholder",
        [
          "invalid-suppression", "unused-suppression", "missing-placeholder",
        ]
      ),
    ])
  func `a note suppresses the checks that it names`(note: String, expected: [String]) {
    #expect(Self.found(Self.noted(note)) == expected)
  }

  @Test func `a note is about its own unit`() {
    let note = "watchword: ignore missing-placeholder the name is above"
    #expect(Self.found(Self.noted(note) + unit("Salt %@", "Salz", id: "b")) == ["missing-placeholder"])
    #expect(Self.found(unit("Salt %@", "Salz", id: "b") + Self.noted(note)) == ["missing-placeholder"])
    // Two units of the same id in different files are two units.
    let two =
      document("de", Self.noted(note)).split(separator: "</xliff>")[0]
      + "<file original=\"B\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>"
      + unit("Salt %@", "Salz") + "</body></file></xliff>"
    #expect(Linter().lint([input(String(two))]).ids == ["missing-placeholder"])
  }

  @Test func `a suppression of a check that did not run, or that compares catalogues, is not called unused`() {
    let units = Self.noted("watchword: ignore end-punctuation, missing-unit, ellipsis a heading", "Salz %@")
    #expect(Self.found(units) == [])
    #expect(Self.found(units, LintConfiguration(set: .recommended)) == ["unused-suppression"])
    #expect(Self.found(units, LintConfiguration(only: ["empty-translation"])) == [])
  }

  @Test func `nothing is called unused in a file that was not read to its end`() {
    let units = Self.noted("watchword: ignore missing-placeholder the name is above", "Salz %@")
    #expect(Self.found(units + "<trans-unit") == ["malformed-xml"])
  }

  @Test func `notes of more units than the limit are not heeded, which is reported once`() {
    let note = "watchword: ignore missing-placeholder the name is above"
    let units = (0...10_001).map { Self.noted(note, id: "\($0)") }.joined(separator: "\n")
    #expect(Self.found(units) == ["invalid-suppression", "missing-placeholder", "missing-placeholder"])
  }

  static func suppression(_ checks: [ExactText], unit: ExactText?, isWhollyCovered: Bool = true) -> Suppression {
    let place = SourcePosition(line: 3, column: 5)
    return Suppression(
      file: ".watchword.json", span: SourceSpan(at: place), checks: checks, unit: unit.map { NamePattern($0) },
      languages: LanguageFilter(), reason: "r", isWhollyCovered: isWhollyCovered)
  }

  @Test func `an entry of the configuration that suppresses nothing is reported at its place`() {
    let units = unit("Salt %@", "Salz")
    let entry = Self.suppression(["missing-placeholder", "empty-translation"], unit: "a*")
    #expect(Self.found(units, suppressing: [entry]) == ["unused-suppression"])
    #expect(Self.found(units, suppressing: [Self.suppression(["missing-unit"], unit: "x")]) == ["missing-placeholder"])
    let partial = Self.suppression(["empty-translation"], unit: "a", isWhollyCovered: false)
    #expect(Self.found(units, suppressing: [partial]) == ["missing-placeholder"])
    #expect(Self.found(units, suppressing: [entry], LintConfiguration(except: ["unused-suppression"])) == [])
    var catalog = input(document("de", units))
    catalog.settings = LintSettings(suppressions: [entry])
    let other = input(document("de", unit("Oil", "Öl")), name: "b.xliff")
    let report = Linter().lint([catalog, other])
    #expect(report.fileCount == 2 && report.files.last?.file == ".watchword.json")
    #expect(report.findings.last?.span.start == SourcePosition(line: 3, column: 5))
  }

  @Test func `findings of checks that compare catalogues can be suppressed`() {
    let base = input(document(nil, unit("Salt", "") + unit("Oil", "", id: "b")), name: "en.xliff")
    var catalog = input(document("de", unit("Salt", "Salz")), name: "de.xliff")
    #expect(Linter().lint([catalog], base: base).ids.contains("missing-unit"))
    catalog.settings = LintSettings(suppressions: [Self.suppression(["missing-unit"], unit: "b")])
    #expect(!Linter().lint([catalog], base: base).ids.contains("missing-unit"))
  }
}
