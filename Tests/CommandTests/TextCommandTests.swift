import ArgumentParser
import Foundation
import TestSupport
import Testing
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

@Suite struct TextCommandTests {
  @Test func `the strong policy reads as the source documents say`() throws {
    let run = try CommandRun(["text", "Policies/strong.json", "--locale", "en"])
    #expect(run.output == "Min. 8 characters\nAt least 1 letter\nAt least 1 number\n")
    #expect(run.errors == "" && run.exitCode == 0)
  }

  @Test func `JSON has the documented shape`() throws {
    let run = try CommandRun(["text", "Policies/strong.json", "--locale", "ru", "--format", "json"])
    let root = try #require(try run.jsonLines().first)
    #expect(root["version"] as? Int == 1)
    #expect(root["policy"] as? String == "strong")
    let locale = try #require((root["locales"] as? [[String: Any]])?.first)
    #expect(locale["locale"] as? String == "ru")
    #expect(locale["direction"] as? String == "ltr")
    let rules = try #require(locale["rules"] as? [[String: String]])
    #expect(rules.map { $0["rule"] } == ["length", "letters", "digits"])
    #expect(rules.map { $0["text"] } == ["Минимум 8 символов", "Минимум 1 буква", "Минимум 1 цифра"])
    #expect(locale["summary"] is String && locale["serverText"] == nil)
  }

  @Test func `a server's text is given and replaces the summary, and the checklist stays`() throws {
    let policy = Array(#"{"minL": 8, "msg": "Ours \u001b[31m"}"#.utf8)
    let json = try CommandRun(["text", "-", "--format", "json", "--stdin-filename", "x/own.json"], input: policy)
    let root = try #require(try json.jsonLines().first)
    #expect(root["policy"] as? String == "own")
    let locale = try #require((root["locales"] as? [[String: Any]])?.first)
    #expect(locale["serverText"] as? String == "Ours \u{1B}[31m")
    #expect(locale["summary"] as? String == "Ours \u{1B}[31m")
    let summary = try CommandRun(["text", "-", "--style", "summary"], input: policy)
    #expect(summary.output == "Ours \\u{1B}[31m\n")
    #expect(try CommandRun(["text", "-"], input: policy).output == "Min. 8 characters\n")
  }

  @Test(arguments: [
    ("html", "a\tb\n\\u{1B}\\u{202E}\u{2068}x\u{2069}🏴\u{E0067}"),
    ("csv", "a\tb\n\\u{1B}\\u{202E}\u{2068}x\u{2069}🏴\u{E0067}"),
    ("markdown", "- a b \\\\u\\{1B\\}\\\\u\\{202E\\}\u{2068}x\u{2069}🏴\u{E0067}\n"),
  ])
  func `harmless characters in a file stay as they are`(format: String, expected: String) throws {
    let policy = #"{"minL": 8, "msg": "a\tb\r\n\u001b\u202e\u2068x\u2069🏴\udb40\udc67"}"#
    let run = try CommandRun(["text", "-", "--style", "summary", "--format", format], input: Array(policy.utf8))
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func `every locale is in one object`() throws {
    let run = try CommandRun([
      "text", "Policies/strong.json", "--all-locales", "--style", "summary", "--format", "json",
    ])
    #expect(run.errors == "" && run.exitCode == 0)
    let locales = try #require(try run.jsonLines().first?["locales"] as? [[String: Any]])
    #expect(locales.compactMap { $0["locale"] as? String } == ShippedCatalogs.locales.map(\.description))
  }

  @Test func `no text is missing, and none is English in another language`() throws {
    #expect(ShippedCatalogs.locales.count >= 10)
    let policies = try ShippedPolicy.all.map { try PasswordPolicy($0.json) }
    let english = Renderer(catalogs: ShippedCatalogs.catalogs(for: .english), locale: .english)
    for locale in ShippedCatalogs.locales {
      let renderer = Renderer(catalogs: ShippedCatalogs.catalogs(for: locale), locale: locale)
      for policy in policies {
        for style in [TextStyle.checklist, .requirement, .summary] {
          let phrases = policy.rules.map { $0.phrase(in: style.ruleStyle) } + policy.summaryPhrases
          #expect(TextGaps.lines(in: phrases, by: renderer).isEmpty)
          let texts = LocalizedText(policy, style, renderer)
          #expect(texts.locale == locale && texts.rules.count == policy.rules.count)
          guard locale != .english else { continue }
          for (text, source) in zip(texts.rules, LocalizedText(policy, style, english).rules) {
            #expect(text.text != source.text, "\(locale): \(text.text)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], "de"), (["LC_ALL": "", "LC_MESSAGES": "fr_CA"], "fr"),
    (["LC_ALL": "", "LANG": "es_MX.UTF-8"], "es"), (["LC_ALL": "C", "LANG": "ru_RU"], "en"), (["LC_ALL": ""], "en"),
  ])
  func `the locale defaults to the environment's`(environment: [String: String], locale: String) throws {
    let run = try CommandRun(["text", "Policies/strong.json"], environment: environment)
    #expect(run.errors == "")
    #expect(run.output == (try CommandRun(["text", "Policies/strong.json", "--locale", locale]).output))
  }

  @Test func `arguments are isolated in a right-to-left text and never in style relid`() throws {
    let arabic = try CommandRun(["text", "Policies/relid-strict.json", "--locale", "ar"])
    #expect(arabic.output.contains("\u{2068}< > \" '"), "\(arabic.output)")
    let relid = try CommandRun(["text", "Policies/relid-strict.json", "--locale", "ar", "--style", "relid"])
    #expect(relid.output.contains("Cannot contain these characters: <>\"',"))
    #expect(
      relid.errors.contains("note: --style relid prints the sentences of REL-ID's server, which are English only"))
    for options in [["--locale", "en-GB"], []] {
      let english = try CommandRun(["text", "Policies/relid-strict.json", "--style", "relid"] + options)
      #expect(english.errors == "" && english.output == relid.output)
    }
  }

  @Test func `the helper's text for an unreadable policy is in the format that was asked for`() throws {
    func run(_ format: String) throws -> CommandRun {
      try CommandRun(["text", "-", "--style", "relid", "--format", format], input: Array("nonsense".utf8))
    }
    let sentence = "Please enter a secure password according to your organization's policy"
    let json = try JSONSerialization.jsonObject(with: Data(try run("json").output.utf8)) as? [String: Any]
    let locale = (json?["locales"] as? [[String: Any]])?.first
    #expect(locale?["summary"] as? String == sentence && locale?["locale"] as? String == "en")
    #expect((locale?["rules"] as? [Any])?.isEmpty == true)
    #expect(try run("csv").output.contains("en,summary,\(sentence)"))
    #expect(try run("markdown").output == "- \(sentence)\n" && run("text").output == "\(sentence)\n")
    #expect(try run("html").output.hasPrefix("<ul lang=\"en\"") && run("json").exitCode == 2)
  }

  /// Commands that read a policy and can print JSON.
  private static let readers = [
    "text", "check", "policy show", "policy audit", "policy count", "policy compare strong", "policy diff strong",
  ]

  @Test(arguments: readers)
  func `for an unreadable policy, nothing but JSON is on standard output`(command: String) throws {
    let file = URL.temporaryDirectory.appending(path: "unreadable-\(UUID().uuidString).json")
    try Data("nonsense".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = command.split(separator: " ").map(String.init) + [file.path(), "--format", "json"]
    let run = try CommandRun(arguments, input: Array("abcdefgh1\n".utf8))
    #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.contains("is not a usable policy"))
  }

  @Test func `an unreadable policy is refused with the place, and style relid gives the helper's text`() throws {
    let run = try CommandRun(["text", "-"], input: Array("{\"minL\": }".utf8))
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains("-:1:10: error: "))
    let relid = try CommandRun(["text", "-", "--style", "relid"], input: Array("nonsense".utf8))
    #expect(
      relid.output == "Please enter a secure password according to your organization's policy\n" && relid.exitCode == 2)
  }

  @Test(arguments: [
    (["text", "/nowhere.json"], "/nowhere.json: There is no such file or folder"),
    (["text", "Policies"], "Policies: This is a folder, not a file"), (["text"], "policy"), (["txet", "x"], "txet"),
    (["text", "Policies/strong.json", "--locale", "no tag"], "no tag"),
    (["text", "Policies/strong.json", "--format", "xml"], "xml"),
    (["text", "Policies/strong.json", "--locales", "Sources"], "holds no catalogue"),
    (["text", "strong", "--locales", "README.md"], "README.md is a file; expected a folder"),
    (["explain", "lenth"], "length"),
    (["check", "-"], "Standard input"), (["lint", "/nowhere"], "/nowhere"),
  ])
  func `errors of usage and I/O exit with 2 and give the reason`(arguments: [String], reason: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func `the binary runs from any folder, also copied elsewhere`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "ww")
    try CommandRun.copyExecutable(to: copy)
    let policy = try folder.write(#"{"minL": 8}"#, to: "p.json")
    let run = try CommandRun(["text", policy, "--locale", "de"], in: folder.url, executable: copy)
    #expect(run.output == "Mind. 8 Zeichen\n")
  }

  @Test func `own catalogues are used where they are named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"version": 1, "locale": "en", "messages": {"rule.length.min.checklist": "%lld+"}}"#, to: "en.json")
    let run = try CommandRun(
      ["text", "-", "--locales", folder.url.path, "--locale", "en"], input: Array(#"{"minL": 8, "minDg": 1}"#.utf8))
    #expect(run.output == "8+\nrule.digits.min.checklist\n")
    #expect(run.errors.contains("rule.digits.min.checklist is missing"))
  }

  /// What a server sends: it commands the terminal, hides text, and looks like markup and like a formula.
  static let hostile = Array(
    #"{"minL": 8, "msg": "=1+1 \u001b]0;x\u0007\u009b31m\u202e<b>\r\n- \"two\"\tend\u0000\u007f"}"#.utf8)

  @Test(arguments: [
    ("text", "=1+1 \\u{1B}]0;x\\u{7}\\u{9B}31m\\u{202E}<b>\n- \"two\"\\tend\\u{0}\\u{7F}\n"),
    (
      "csv",
      "locale,rule,text\r\nen,summary,\"'=1+1 \\u{1B}]0;x\\u{7}\\u{9B}31m\\u{202E}<b>\n- \"\"two\"\"\tend\\u{0}\\u{7F}\"\r\n"
    ),
    (
      "html",
      "<ul lang=\"en\" dir=\"ltr\">\n  <li data-rule=\"summary\">=1+1 \\u{1B}]0;x\\u{7}\\u{9B}31m\\u{202E}&lt;b&gt;\n"
        + "- &quot;two&quot;\tend\\u{0}\\u{7F}</li>\n</ul>\n"
    ),
    (
      "markdown",
      #"- =1+1 \\u\{1B\}\]0;x\\u\{7\}\\u\{9B\}31m\\u\{202E\}\<b\> - "two" end\\u\{0\}\\u\{7F\}"# + "\n"
    ),
  ])
  func `nothing of a server's text commands a terminal, in any format`(format: String, output: String) throws {
    let run = try CommandRun(
      ["text", "-", "--style", "summary", "--format", format, "--locale", "en"], input: Self.hostile)
    #expect(run.exitCode == 0 && run.output == output, "\(run.output)")
  }

  @Test(arguments: [
    ("- a", #"\- a"#), ("+ a", #"\+ a"#), ("= a", "= a"), ("1. a", #"1\. a"#), ("12) a", #"12\) a"#), ("8+", "8+"),
    ("# a", ##"\# a"##), ("1.5 a", "1.5 a"), ("a - b", "a - b"), ("  - a", #"\- a"#), ("---", #"\---"#),
  ])
  func `an entry in Markdown is plain text`(message: String, line: String) throws {
    let run = try CommandRun(
      ["text", "-", "--style", "summary", "--format", "markdown"],
      input: Array(#"{"minL": 8, "msg": "\#(message)"}"#.utf8))
    #expect(run.output == "- \(line)\n")
  }

  @Test func `one cannot ask for a locale and for all`() throws {
    let run = try CommandRun(["text", "Policies/strong.json", "--locale", "de", "--all-locales"])
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("--all-locales"), "\(run.errors)")
    #expect(run.errors.contains("Usage: watchword text"))
  }

  static func shipped(_ name: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: "Locales/\(name).xliff"), encoding: .utf8)
  }

  @Test(arguments: [
    ["text", "-", "--locale", "en"], ["policy", "show", "-"], ["check", "Policies/strong.json"],
  ])
  func `a catalogue that is broken is refused, with its findings`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try Self.shipped("en"), to: "en.xliff")
    let german = try Self.shipped("de")
    let path = try folder.write(String(german.prefix(german.count / 2)), to: "de.xliff")
    let run = try CommandRun(arguments + ["--locales", folder.url.path], input: Array(#"{"minL": 8}"#.utf8))
    #expect(run.exitCode == 2 && run.output == "", "\(run.output)")
    #expect(run.errors.contains("\(path):") && run.errors.contains(": error: "), "\(run.errors)")
    #expect(
      run.errors.hasSuffix("error: \(path) is not a usable catalogue; correct the errors that are listed above\n"),
      "\(run.errors)")
  }

  @Test func `a folder with two catalogues of a language is refused`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(try Self.shipped("de"), to: "de.xlf")
    let second = try folder.write(try Self.shipped("de"), to: "de.xliff")
    let run = try CommandRun(["text", "Policies/strong.json", "--locales", folder.url.path])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors
        == "error: \(second) and \(first) both hold de; expected one catalogue per language. "
        + "Keep compiled catalogues in a folder of their own\n")
  }

  @Test func `a catalogue may end in xlf`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try Self.shipped("de"), to: "de.xlf")
    let run = try CommandRun(["text", "Policies/strong.json", "--locales", folder.url.path, "--locale", "de"])
    #expect(run.output.hasPrefix("Mind. 8 Zeichen\n") && run.exitCode == 0 && run.errors == "", "\(run.errors)")
  }

  /// The help of each command that has no others below it.
  private static let helps = Result {
    try commands(of: WatchwordCommand.self).map { name in
      (name, help: try CommandRun(name.split(separator: " ").map { String($0) } + ["--help"]))
    }
  }

  @Test func `every subcommand's help ends with real examples`() throws {
    for (name, help) in try Self.helps.get() {
      #expect(help.exitCode == 0)
      let examples = help.output.split(separator: "\n").split(separator: "Examples:").last ?? []
      #expect((2...3).contains(examples.count), "\(help.output)")
      for example in examples {
        #expect(example.contains("watchword \(name)"))
        // Readers have the command, and not its repository.
        for folder in ["Policies/", "Locales", "Sources/", "Documentation/", "Tests/", "Examples/"] {
          #expect(!example.contains(folder), "\(example)")
        }
      }
    }
  }

  /// The commands that have no others below them.
  private static func commands(of command: any ParsableCommand.Type, after path: String = "") -> [String] {
    let known = command.configuration.subcommands
    if known.isEmpty { return [path] }
    return known.flatMap { next in
      commands(of: next, after: path + (path.isEmpty ? "" : " ") + (next.configuration.commandName ?? ""))
    }
  }

  @Test func `examples about shipped policies run in an empty folder`() throws {
    let folder = try TemporaryFolder()
    for (name, help) in try Self.helps.get() where name != "preview" {
      for example in help.output.split(separator: "\n").split(separator: "Examples:").last ?? [] {
        let words = example.split(separator: " ").map { String($0) }
        // The others name files of their own, or read from a pipe.
        guard words.first == "watchword", !words.contains(where: { $0.contains(".") || "<>|'".contains($0.prefix(1)) }),
          !words.contains("MyApp"), !words.contains("Old"), !words.contains("form")
        else { continue }
        let run = try CommandRun(Array(words.dropFirst()), in: folder.url)
        #expect(run.exitCode < 2, "\(example): \(run.errors)")
      }
    }
  }
}
