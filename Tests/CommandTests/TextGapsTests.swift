import Foundation
import TestSupport
import Testing

@testable import WatchwordRuns

/// Texts that a catalogue lacks are shown in English, and every command that shows one reports it.
@Suite struct TextGapsTests {
  private static let policy = """
    {"version": 1, "rules": [{"rule": "classes", "min": 2, "of": ["letters", "digits", "special"]}]}
    """

  /// German without its word for letters, without requirements, and without what is missing.
  private static let catalog = """
    {"version": 1, "locale": "de", "messages": {
      "policy.sentence.summary": "%@.", "policy.sentences.summary": "%1$@ %2$@",
      "rule.classes.min.checklist": "%1$lld von: %2$@",
      "class.digits.name": "Ziffern", "class.special.name": "Sonderzeichen"}}
    """

  private static let english = """
    {"version": 1, "locale": "en", "messages": {
      "rule.classes.min.checklist": "%1$lld of: %2$@", "rule.classes.min.requirement": "Use %1$lld of: %2$@",
      "class.letters.name": "letters", "class.digits.name": "digits",
      "class.special.name": "symbols"}}
    """

  @Test(arguments: [
    (["text", "--style", "checklist"], ["class.letters.name"]),
    (
      ["text", "--style", "checklist", "--format", "json"],
      ["class.letters.name", "rule.classes.min.requirement"]
    ),
    (["text", "--style", "summary"], ["rule.classes.min.requirement", "class.letters.name"]),
    (["check"], ["class.letters.name", "rule.classes.min.missing"]),
    (["policy", "show"], ["rule.classes.min.requirement", "class.letters.name"]),
  ])
  func `each is named once on standard error`(command: [String], units: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "de.json")
    _ = try folder.write(Self.english, to: "en.json")
    let policy = try folder.write(Self.policy, to: "policy.txt")
    let run = try CommandRun(
      command + [policy, "--locale", "de", "--locales", folder.url.path], input: Array("ab1\n".utf8))
    #expect(run.exitCode == 0)
    let warnings = run.errors.split(separator: "\n").map(String.init)
    #expect(warnings.count == units.count, "\(warnings)")
    for unit in units {
      let said = unit.hasSuffix("missing") ? "its id is shown instead" : "the text of en is shown instead"
      #expect(warnings.contains("warning: de: The text \(unit) is missing; \(said)"), "\(warnings)")
    }
  }

  /// Russian that has only `plural.one` of what is missing, and no text for a maximum length.
  @Test(arguments: [("8", 1), ("1", 0)]) func `only texts that can be shown are named, in every plural form`(
    minimum: String, count: Int
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"version": 1, "locale": "ru", "messages": {"rule.length.min.checklist": "Мин. %lld",
        "rule.length.min.missing": {"plural": {"one": "ещё %lld символ"}}}}
      """, to: "ru.json")
    let policy = try folder.write("{\"minL\": \(minimum)}", to: "policy.txt")
    let run = try CommandRun(
      ["check", policy, "--locale", "ru", "--locales", folder.url.path], input: Array("12345678\n".utf8))
    #expect(run.errors.split(separator: "\n").count == count, "\(run.errors)")
    #expect(run.errors.contains("rule.length.min.missing") == (count == 1))
  }

  @Test func `a policy without rules needs its one text`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "de.json")
    let run = try CommandRun(
      ["text", "-", "--style", "summary", "--locale", "de", "--locales", folder.url.path],
      input: Array(#"{"version": 1, "rules": []}"#.utf8))
    #expect(run.output == "policy.no-rules.summary.\n")
    #expect(run.errors.contains("policy.no-rules.summary is missing"))
  }
}
