import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

/// What `.watchword.json` may hold, and what it does.
@Suite struct ConfigurationFileTests {
  static func read(_ json: String) -> Reading<LintConfigurationFile> {
    LintConfigurationFile.read(SourceText(name: ".watchword.json", bytes: Array(json.utf8)))
  }

  /// Configurations that are refused, each with the ids and the places of its findings.
  static let refused: [(json: String, findings: [String])] = [
    ("", ["malformed-json 1:1"]),
    ("[]", ["wrong-type 1:1"]),
    ("{}", ["missing-value 1:1"]),
    (#"{"version": 2}"#, ["value-out-of-range 1:13"]),
    (#"{"version": 1, "check": "all"}"#, ["unknown-key 1:16"]),
    (#"{"version": 1, "checks": "most"}"#, ["unknown-value 1:26"]),
    (#"{"version": 1, "checks": ["all"]}"#, ["wrong-type 1:26"]),
    (#"{"version": 1, "version": 1}"#, ["duplicate-key 1:16"]),
    (#"{"version": 1, "severities": {"ellipsi": "off"}}"#, ["unknown-value 1:31"]),
    (#"{"version": 1, "severities": {"ellipsis": "warn"}}"#, ["unknown-value 1:43"]),
    (#"{"version": 1, "severities": {"ellipsis": true}}"#, ["wrong-type 1:43"]),
    (#"{"version": 1, "overrides": [{"checks": "all"}]}"#, ["missing-value 1:30"]),
    (#"{"version": 1, "overrides": [{"languages": ["d!"]}]}"#, ["unknown-value 1:45"]),
    (#"{"version": 1, "overrides": [{"paths": [""]}]}"#, ["unusable-value 1:41"]),
    (#"{"version": 1, "limits": {"ruleText": {"length": 0}}}"#, ["value-out-of-range 1:50"]),
    (#"{"version": 1, "limits": {"ruleText": {"length": 9, "measure": "pixel"}}}"#, ["unknown-value 1:64"]),
    (#"{"version": 1, "limits": {"units": [{"length": 9}]}}"#, ["missing-value 1:37"]),
    (#"{"version": 1, "glossary": {"terms": [{"term": "a"}]}}"#, ["missing-value 1:39"]),
    (#"{"version": 1, "glossary": 1}"#, ["wrong-type 1:28"]),
    (#"{"version": 1, "glossary": ""}"#, ["unusable-value 1:28"]),
    (#"{"version": 1, "glossary": {"terms": [{"term": "a", "translations": {"de": [1]}}]}}"#, ["wrong-type 1:77"]),
    (#"{"version": 1, "glossary": {"forbidden": {"de": "a"}}}"#, ["wrong-type 1:49"]),
    (#"{"version": 1, "suppress": [{"checks": ["ellipsis"], "unit": "a"}]}"#, ["missing-value 1:29"]),
    (#"{"version": 1, "suppress": [{"checks": ["ellipsis"], "reason": "a"}]}"#, ["missing-value 1:29"]),
    (
      #"{"version": 1, "suppress": [{"checks": ["malformed-xml"], "unit": "a", "reason": "b"}]}"#,
      ["unknown-value 1:41"]
    ),
  ]

  static let accepted = [
    #"{"version": 1}"#,
    #"{"$schema": "x", "version": 1.0, "checks": "all", "severities": {"ellipsis": "off", "mojibake": "info"}}"#,
    #"{"version": 1, "overrides": [{"paths": ["a/**"], "checks": "essential"}, {"languages": ["de", "zh-Hant"]}]}"#,
    #"{"version": 1, "limits": {"ruleText": {"length": 40, "measure": "columns"}, "units": [{"unit": "tab.*", "length": 9}]}}"#,
    #"{"version": 1, "glossary": {"terms": [{"term": "a", "translations": {"de": "b"}}], "forbidden": {"de": ["c"]}}}"#,
    #"{"version": 1, "glossary": {"terms": [{"term": "a", "translations": {"de": ["b", "c"]}}]}}"#,
    #"{"version": 1, "glossary": "words/terms.csv"}"#,
    #"{"version": 1, "suppress": [{"checks": ["ellipsis"], "paths": ["a"], "languages": ["de"], "reason": "b"}]}"#,
  ]

  @Test(arguments: refused)
  func `what is wrong in a configuration is reported with its place`(json: String, findings: [String]) {
    let reading = Self.read(json)
    #expect(reading.value == nil)
    #expect(reading.findings.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" } == findings)
    for finding in reading.findings { #expect(finding.message.first?.isLowercase == false) }
  }

  @Test func `a misspelt name or id comes with a suggestion`() {
    let messages = [#""chekcs": "all""#, #""severities": {"elipsis": "off"}"#, #""checks": "recomended""#]
      .map { Self.read("{\"version\": 1, \($0)}").findings[0].message }
    #expect(
      messages == [
        #"The configuration has no value called "chekcs"; did you mean "checks"?"#,
        #""elipsis" is not a check; did you mean "ellipsis"?"#,
        #""recomended" is not a set of checks; did you mean "recommended"?"#,
      ])
  }

  @Test func `the schema accepts what the reader accepts, and nothing else`() throws {
    for json in Self.accepted { #expect(Self.read(json).findings.isEmpty, "\(json)") }
    guard let oracle = PythonOracle(importing: "jsonschema") else { return }
    let texts =
      Self.accepted + Self.refused.map(\.json).filter { !$0.isEmpty && !$0.contains("\"version\": 1, \"version\"") }
    let verdicts = try oracle.verdicts(on: texts, bySchema: Self.schemaPath)
    #expect(verdicts.count == texts.count)
    for (text, isValid) in zip(texts, verdicts) { #expect(isValid == Self.accepted.contains(text), "\(text)") }
  }

  static let schemaPath = "Documentation/schema/watchword-configuration-1.schema.json"

  @Test func `the committed JSON Schema is the one that the checks make`() throws {
    try GoldenFile(Self.schemaPath).expect(LintConfigurationFile.schema)
  }

  // MARK: What it does

  static let texts = document(
    "de", unit("Salt %@", "Salz") + "\n" + unit("It is salty.", "Das ist salzig", id: "b"))

  static func ids(_ json: String, path: ExactText = "Locales/de.xliff", _ configuration: LintConfiguration? = nil)
    throws
    -> [String]
  {
    var catalog = input(texts, name: path)
    catalog.settings = try #require(read(json).value).settings(for: path)
    return Linter(configuration: configuration ?? LintConfiguration()).lint([catalog]).findings
      .map { "\($0.severity.name) \($0.id)" }
  }

  static let effects: [(json: String, found: [String])] = [
    ("", ["error missing-placeholder"]),
    (#", "checks": "recommended""#, ["error missing-placeholder", "warning end-punctuation"]),
    (#", "severities": {"missing-placeholder": "info"}"#, ["info missing-placeholder"]),
    (#", "severities": {"missing-placeholder": "off"}"#, []),
    (
      #", "severities": {"end-punctuation": "error"}"#, ["error missing-placeholder", "error end-punctuation"]
    ),
    (#", "overrides": [{"languages": ["de"], "severities": {"missing-placeholder": "off"}}]"#, []),
    (
      #", "overrides": [{"languages": ["fr"], "severities": {"missing-placeholder": "off", "end-punctuation": "error"}}]"#,
      ["error missing-placeholder"]
    ),
    (
      #", "overrides": [{"paths": ["Locales/*"], "severities": {"missing-placeholder": "info"}}]"#,
      ["info missing-placeholder"]
    ),
    (
      #", "overrides": [{"paths": ["**/fr.xliff"], "severities": {"missing-placeholder": "info"}}]"#,
      ["error missing-placeholder"]
    ),
    (
      #", "checks": "recommended", "overrides": [{"languages": ["de"], "checks": "essential"}]"#,
      ["error missing-placeholder"]
    ),
    (
      #", "overrides": [{"languages": ["de"], "checks": "recommended"}]"#,
      ["error missing-placeholder", "warning end-punctuation"]
    ),
    (
      #", "severities": {"missing-placeholder": "off"}, "overrides": [{"languages": ["de"], "severities": {"missing-placeholder": "warning"}}]"#,
      ["warning missing-placeholder"]
    ),
    (#", "suppress": [{"checks": ["missing-placeholder"], "unit": "a", "reason": "r"}]"#, []),
    (
      #", "suppress": [{"checks": ["missing-placeholder"], "unit": "b", "reason": "r"}]"#,
      ["error missing-placeholder"]
    ),
    (
      #", "suppress": [{"checks": ["missing-placeholder"], "languages": ["fr"], "reason": "r"}]"#,
      ["error missing-placeholder"]
    ),
  ]

  @Test(arguments: effects)
  func `sets, severities and suppressions take effect by path and language`(json: String, found: [String]) throws {
    #expect(try Self.ids("{\"version\": 1\(json)}") == found)
  }

  @Test func `the configuration of the documentation is right`() throws {
    let page = try String(contentsOf: packageFolder.appending(path: "Documentation/Configuration.md"), encoding: .utf8)
    let json = try #require(page.split(separator: "```json\n").last?.split(separator: "```").first)
    #expect(Self.read(String(json)).findings.isEmpty)
  }

  @Test func `checks that compare catalogues follow the configuration of each`() throws {
    let base = input(document(nil, unit("Salt", "") + unit("Oil", "", id: "b")), name: "en.xliff")
    func found(_ json: String) throws -> [String] {
      let configuration = try #require(Self.read("{\"version\": 1, \"overrides\": [\(json)]}").value)
      let catalogs = ["de.xliff", "fr.xliff"].map { (name: ExactText) in
        var catalog = input(document(name == "de.xliff" ? "de" : "fr", unit("Salt", "Sel")), name: name)
        catalog.settings = configuration.settings(for: name)
        return catalog
      }
      return Linter().lint(catalogs, base: base).findings.map { "\($0.file) \($0.severity.name) \($0.id)" }
    }
    #expect(try found("") == ["de.xliff error missing-unit", "fr.xliff error missing-unit"])
    #expect(
      try found(#"{"paths": ["de.xliff"], "severities": {"missing-unit": "off"}}"#) == ["fr.xliff error missing-unit"])
    #expect(
      try found(#"{"languages": ["fr"], "severities": {"missing-unit": "info"}}"#)
        == ["de.xliff error missing-unit", "fr.xliff info missing-unit"])
  }

  @Test func `the command line takes precedence over the configuration`() throws {
    let json =
      #"{"version": 1, "checks": "recommended", "severities": {"missing-placeholder": "off", "end-punctuation": "info"}}"#
    #expect(try Self.ids(json, LintConfiguration(only: ["missing-placeholder"])) == ["error missing-placeholder"])
    #expect(try Self.ids(json, LintConfiguration(only: ["end-punctuation"])) == ["info end-punctuation"])
    #expect(try Self.ids(json, LintConfiguration(except: ["end-punctuation"])) == [])
    #expect(try Self.ids(#"{"version": 1, "checks": "all"}"#, LintConfiguration(set: .essential)).count == 1)
  }

  @Test(
    arguments: [
      ("de", "de", true), ("de", "de-CH", true), ("de-CH", "de", false), ("zh-Hant", "zh-TW", true),
      ("zh-Hant", "zh", false), ("zh", "zh-Hant-HK", true), ("en", nil, false), ("iw", "he", true),
    ] as [(String, String?, Bool)])
  func `a language includes its regions`(name: String, language: String?, isIncluded: Bool) throws {
    let filter = LanguageFilter([try #require(LanguageTag(name))])
    #expect(filter.includes(language.flatMap { LanguageTag($0) }) == isIncluded)
    #expect(LanguageFilter().includes(language.flatMap { LanguageTag($0) }))
  }

  @Test(
    arguments: [
      ("Locales/*.xliff", "Locales/de.xliff", true), ("Locales/*.xliff", "Locales/a/de.xliff", false),
      ("**/de.xliff", "de.xliff", true), ("**/de.xliff", "a/b/de.xliff", true), ("**/de.xliff", "a/bde.xliff", false),
      ("a/**", "a/b/c", true), ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true), ("*", "", true), ("", "a", false),
      ("a*b*c", "a/bxc", false), ("a*b*c", "aabbcc", true), ("a", "b", false),
    ])
  func `a pattern for paths matches`(pattern: ExactText, path: ExactText, isMatch: Bool) {
    #expect(NamePattern(path: pattern).matches(path) == isMatch)
  }

  @Test func `a pattern for ids matches any text at a star`() {
    #expect(NamePattern("k|==|*").matches("k|==|plural.one") && NamePattern("*/x").matches("a/b/x"))
    #expect(!NamePattern("k|==|*").matches("k") && NamePattern("k").isLiteral && !NamePattern("k*").isLiteral)
  }
}
