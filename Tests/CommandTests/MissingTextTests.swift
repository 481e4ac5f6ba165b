import Foundation
import TestSupport
import Testing

/// Messages about texts that the catalogues lack: which text, and what is shown in its place.
@Suite struct MissingTextTests {
  private static let commands = [["text"], ["policy", "show"], ["check"]]

  private static func run(
    _ command: [String], _ catalogs: [String: String], locale: String, options: [String] = [],
    policy: String = #"{"minL": 8, "minDg": 2}"#
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    for (name, messages) in catalogs {
      _ = try folder.write(
        "{\"version\": 1, \"locale\": \"\(name)\", \"messages\": {\(messages)}}", to: "\(name).json")
    }
    let file = try folder.write(policy, to: "policy.txt")
    return try CommandRun(
      command + [file, "--locale", locale, "--locales", folder.url.path] + options, input: Array("12345678\n".utf8))
  }

  @Test(arguments: commands)
  func `where there is no English, each id is named and shown`(command: [String]) throws {
    let run = try Self.run(command, ["de": #""rule.digits.min.checklist": "Ziffern""#], locale: "de")
    let style = command == ["policy", "show"] ? "requirement" : "checklist"
    #expect(run.exitCode == 0 && run.output.contains("rule.length.min.\(style)"))
    let warnings = run.errors.split(separator: "\n").map(String.init)
    #expect(
      warnings.contains("warning: de: The text rule.length.min.\(style) is missing; its id is shown instead"),
      "\(run.errors)")
    let ofIDs = warnings.filter { !$0.contains(" policy.sentence") }
    #expect(ofIDs.allSatisfy { $0.hasSuffix(" is missing; its id is shown instead") }, "\(run.errors)")
    #expect(!run.errors.contains("in en") && !run.errors.contains("rule.digits.min.checklist"))
  }

  @Test(arguments: commands)
  func `a locale without a catalogue is reported with what is shown`(command: [String]) throws {
    let texts = #""rule.length.min.checklist": "%lld", "rule.length.min.requirement": "%lld""#
    let with = try Self.run(command, ["de": texts, "en-GB": texts], locale: "fr")
    #expect(
      with.errors.hasPrefix(
        "warning: There is no catalogue for fr; the texts in en-GB are shown instead (found: de, en-GB)\n"),
      "\(with.errors)")
    #expect(!with.errors.contains("rule.length.min.requirement is missing"), "\(with.errors)")
    let without = try Self.run(command, ["de": texts, "ru": texts], locale: "fr")
    #expect(
      without.errors.hasPrefix(
        "warning: There is no catalogue for fr, and none for en either; the ids of the texts are shown instead"
          + " (found: de, ru)\nwarning: fr: The text rule.length.min."), "\(without.errors)")
  }

  @Test(arguments: [
    Case("the code of Japan", "jp", "did you mean ja?"), Case("of Israel", "il-IL", "did you mean he?"),
    Case("a language of its own, and the code of El Salvador", "sv", nil),
    Case("of Korea", "kr", "did you mean ko?"),
    Case("of Greece, whose language has no texts", "gr", nil), Case("of no country", "qq", nil),
  ])
  func `the code of a country in the place of its language's is noticed`(locale: Case<String, String?>) throws {
    let run = try CommandRun(["text", "strong", "--locale", locale.given])
    let line = "warning: There is no catalogue for \(locale.given); the texts in en are shown instead (found: "
    let start = run.errors.prefix { $0 != "\n" }
    #expect(run.exitCode == 0 && start.hasPrefix(line), "\(run.errors)")
    #expect(start.hasSuffix(locale.expected.map { "); \($0)" } ?? ")"), "\(run.errors)")
  }

  @Test(arguments: commands)
  func `a text of another language is named with that language`(command: [String]) throws {
    let style = command == ["policy", "show"] ? "requirement" : "checklist"
    let english = #""rule.length.min.\#(style)": "%lld""#
    let run = try Self.run(command, ["de": #""other": "x""#, "en": english], locale: "de")
    #expect(
      run.errors.contains(
        "warning: de: The text rule.length.min.\(style) is missing; the text of en is shown instead\n"),
      "\(run.errors)")
  }

  @Test func `each defect of a text is reported with what is shown`() throws {
    let run = try Self.run(
      ["check"],
      [
        "ru": #"""
        "rule.length.min.checklist": "Мин. %lld и %2$lld", "rule.digits.min.checklist": "Цифры",
          "rule.forbidden-characters.set.checklist": "Без %lld", "characters.visible.name": "%@", "rule.forbidden-characters.set.missing": "Нет",
        "rule.length.min.missing": {"plural": {"one": "ещё %lld"}},
        "rule.digits.min.missing": "ещё %#@n@"
        """#
      ], locale: "ru",
      policy:
        #"{"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "digits", "min": 2}, {"rule": "forbidden-characters", "characters": "<>"}]}"#
    )
    let expected = [
      "rule.length.min.checklist: Argument 2 is used, but the rule has no such argument; the placeholder is shown instead",
      "rule.length.min.missing: The plural forms few and many are missing; another form is shown instead",
      "rule.digits.min.missing: The substitution %#@n@ is called, but not defined; the call is shown instead",
      "rule.forbidden-characters.set.checklist: Argument 1 is a text, but its placeholder is for another type; "
        + "it is shown as a text",
    ]
    let warnings = run.errors.split(separator: "\n").map(String.init)
    #expect(warnings == expected.map { "warning: ru: \($0)" }, "\(run.errors)")
  }

  @Test func `style relid needs no catalogue and warns of none`() throws {
    let run = try Self.run(["text"], ["de": #""a": "b""#], locale: "de", options: ["--style", "relid"])
    let note =
      "note: --style relid prints the sentences of REL-ID's server, which are English only; leave it out for other languages\n"
    #expect(run.exitCode == 0 && run.errors == note, "\(run.errors)")
  }
}
