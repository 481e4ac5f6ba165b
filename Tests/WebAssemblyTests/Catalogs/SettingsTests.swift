import TestSupport
import Testing
import WatchwordWebAssembly

/// Questions with the settings of a configuration file.
@Suite struct SettingsTests {
  private static let document = SampleCatalogs.xliff(
    "<trans-unit id=\"a\"><source>Delete all</source><target>Alles  %d löschen</target></trans-unit>")

  private static func findings(_ question: String) -> [String] {
    let answer = CatalogService.lint(Array(document.utf8), question: Array(question.utf8))
    return CatalogAnswer(answer)["diagnostics"].values.map {
      "\($0["id"].text ?? "") \($0["severity"].text ?? "")"
    }
  }

  private static let settings: [Case<String, [String]>] = [
    Case("none", "{}", ["extra-placeholder error"]),
    Case("empty ones", #"{"settings":{}}"#, ["extra-placeholder error"]),
    Case(
      "a severity", #"{"settings":{"version":1,"severities":{"extra-placeholder":"warning"}}}"#,
      ["extra-placeholder warning"]),
    Case("a check that is off", #"{"settings":{"severities":{"extra-placeholder":"off"}}}"#, []),
    Case(
      "a check that is on", #"{"settings":{"severities":{"double-space":"info","extra-placeholder":"off"}}}"#,
      ["double-space info"]),
    Case(
      "the checks of the question", #"{"checks":["double-space"],"settings":{"checks":"essential"}}"#,
      ["double-space warning"]),
    Case(
      "a suppression", #"{"settings":{"suppress":[{"checks":["extra-placeholder"],"unit":"a","reason":"x"}]}}"#, []),
    Case(
      "a suppression of another language",
      #"{"settings":{"suppress":[{"checks":["extra-placeholder"],"languages":["fr"],"reason":"x"}]}}"#,
      ["extra-placeholder error"]),
    Case(
      "an override by the name of the document, which comes later",
      #"{"settings":{"overrides":[{"paths":["de.xliff"],"severities":{"extra-placeholder":"info"}}]},"name":"de.xliff"}"#,
      ["extra-placeholder info"]),
    Case(
      "a suppression of nothing, which is not a finding about the document",
      #"{"name":"de.xliff","checks":"all","settings":{"severities":{"double-space":"off","extra-placeholder":"off"},"suppress":[{"checks":["ellipsis"],"paths":["de.xliff"],"reason":"x"}]}}"#,
      []),
  ]

  @Test(arguments: settings) func `settings choose what is found`(settings: Case<String, [String]>) {
    let found = Self.findings(settings.given).filter { !$0.hasPrefix("missing-note") && !$0.hasPrefix("length") }
    #expect(found == settings.expected)
  }

  private static let defects: [Case<String, String>] = [
    Case("not an object", "[]", "The configuration is a list; expected an object"),
    Case("another set", #"{"checks":"every"}"#, "\"every\" is not a set of checks; use one of "),
    Case(
      "another name", #"{"severity":{}}"#,
      "The configuration has no value called \"severity\"; did you mean \"severities\"?"),
    Case("another version", #"{"version":2}"#, "\"version\" is 2; expected 1"),
    Case(
      "no reason", #"{"suppress":[{"checks":["ellipsis"],"unit":"a"}]}"#,
      "An entry of \"suppress\" has no \"reason\"; add it"),
  ]

  @Test(arguments: defects) func `settings that are wrong are refused`(defect: Case<String, String>) {
    let answer = CatalogAnswer(
      CatalogService.lint(Array(Self.document.utf8), question: Array("{\"settings\":\(defect.given)}".utf8)))
    #expect(answer.refusal == "unusable-settings")
    #expect(answer["error"]["message"].text?.hasPrefix(defect.expected) == true, "\(answer)")
  }
}
