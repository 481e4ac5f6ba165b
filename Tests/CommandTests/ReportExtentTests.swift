import Foundation
import TestSupport
import Testing

/// How much of a report is shown, and what stays the same.
@Suite struct ReportExtentTests {
  /// A German and a French catalogue: each with an error, and with a unit that is not translated.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in ["de", "fr-CA"] {
      _ = try folder.write(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a.strings" source-language="en" target-language="\(language)" datatype="plaintext"><body>
        <trans-unit id="a"><source>Pepper</source></trans-unit>
        <trans-unit id="b&#10;c"><source>Hi %@</source><target>Oh</target><note>The name</note></trans-unit>
        </body></file></xliff>
        """, to: "\(language).xliff")
    }
    return folder
  }

  static func lint(_ options: [String]) throws -> CommandRun {
    let folder = try project()
    return try withExtendedLifetime(folder) { try CommandRun(["lint", "."] + options, in: folder.url) }
  }

  @Test func `errors come first in each file, and a finding shows the texts of its unit`() throws {
    let run = try Self.lint(["--locale", "de"])
    #expect(run.exitCode == 1 && run.errors == "1 error, 1 warning in 1 file\n")
    #expect(
      run.output == """
        ./de.xliff:4:56: error: The translation lacks %@, which the source "Hi %@" shows [missing-placeholder]
         4 | <trans-unit id="b&#10;c"><source>Hi %@</source><target>Oh</target><note>The name</note></trans-unit>
           |                                                        ^~
          note: The name
          unit: b\\nc
          help: Put %@ where the value belongs in your language; copy placeholders, do not translate them

        ./de.xliff:1:1: warning: 1 of 2 units is not translated [untranslated]
          help: To list them, add --only untranslated,unfinished-state


        """)
  }

  @Test(arguments: [
    (["--quiet"], 2, "2 errors, 2 warnings in 2 files (2 not shown)\n"),
    (["--max-findings", "3"], 3, "2 errors, 2 warnings in 2 files (1 not shown)\n"),
    (["--max-findings", "0"], 0, "2 errors, 2 warnings in 2 files (4 not shown)\n"),
    (["--max-findings", "1", "--quiet"], 1, "2 errors, 2 warnings in 2 files (3 not shown)\n"),
    (["--max-findings", "9"], 4, "2 errors, 2 warnings in 2 files\n"),
    (["--verbose"], 4, "2 errors, 2 warnings in 2 files\n"),
    (["--locale", "fr"], 2, "1 error, 1 warning in 1 file\n"),
    (["--locale", "fr-CA"], 2, "1 error, 1 warning in 1 file\n"),
    (["--locale", "fr", "--locale", "de"], 4, "2 errors, 2 warnings in 2 files\n"),
  ])
  func `options set how much is shown, and the summary counts all`(
    options: [String], count: Int, summary: String
  ) throws {
    let run = try Self.lint(["--format", "concise"] + options)
    #expect(run.exitCode == 1 && run.errors == summary)
    #expect(run.output.split(separator: "\n").count == count, "\(run.output)")
  }

  @Test func `where few findings are shown, the errors of all files come before warnings`() throws {
    let run = try Self.lint(["--format", "concise", "--max-findings", "2"])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains(" error: ") })
  }

  @Test func `what is not shown still counts for the exit code and in JSON`() throws {
    let folder = try Self.project()
    let options = ["--only", "untranslated", "--format", "json", "--fail-level", "warning", "--quiet"]
    let run = try CommandRun(["lint", "."] + options, in: folder.url)
    let root = try #require(try run.jsonLines().first)
    #expect(run.exitCode == 1 && (root["summary"] as? [String: Int])?["warnings"] == 2)
    #expect((root["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `--verbose lists each unit`() throws {
    let run = try Self.lint(["--verbose", "--format", "concise", "--locale", "de"])
    #expect(run.output.contains("\"Pepper\" is not translated into German [untranslated]"))
  }

  @Test func `statistics count the findings of each check`() throws {
    let run = try Self.lint(["--statistics"])
    #expect(run.exitCode == 1 && run.errors == "2 errors, 2 warnings in 2 files\n")
    #expect(
      run.output == """
        2  error    missing-placeholder  The translation lacks a placeholder of its source.
        2  warning  untranslated         A text has no translation.

        """)
    let root = try #require(try Self.lint(["--statistics", "--format", "json"]).jsonLines().first)
    let rows = try #require(root["statistics"] as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["missing-placeholder", "untranslated"])
    #expect(rows.map { $0["files"] as? Int } == [2, 2] && (root["summary"] as? [String: Int])?["errors"] == 2)
  }

  @Test func `the page counts the findings of each language, also where one file has several`() throws {
    let folder = try TemporaryFolder()
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "pl": {"stringUnit": {"state": "translated", "value": "Witaj %@"}}}}}}
      """
    _ = try folder.write(strings, to: "L.xcstrings")
    let page = try CommandRun(["lint", ".", "--format", "html"], in: folder.url).output
    let german = "German (de)</a></th><td>1</td><td>1</td><td><span class=\"error\">1</span></td><td>0</td><td>0</td>"
    #expect(page.contains(german), "\(page)")
    #expect(page.contains("Polish (pl)</th><td>1</td><td>1</td><td>0</td>") && page.contains("<h2>German (de)</h2>"))
  }

  /// What is shown of the findings does not matter, since none is shown.
  @Test(arguments: [
    ["--max-findings", "1"], ["--max-findings", "0"], ["--locale", "de"], ["--only", "untranslated"],
  ])
  func `the numbers of statistics are those of the summary`(options: [String]) throws {
    let root = try #require(try Self.lint(["--statistics", "--format", "json"] + options).jsonLines().first)
    let rows = try #require(root["statistics"] as? [[String: Any]])
    let summary = try #require(root["summary"] as? [String: Int])
    for severity in ["error", "warning", "info"] {
      let count = rows.filter { $0["severity"] as? String == severity }.compactMap { $0["count"] as? Int }.reduce(0, +)
      #expect(count == summary["\(severity)s"], "\(root)")
    }
    #expect(!rows.isEmpty)
  }

  @Test(arguments: [
    (["--statistics", "--format", "html"], "--format html has no statistics"),
    (["--quiet", "--verbose"], "cannot be used together"),
    (["--max-findings=-1"], "--max-findings is -1"), (["--locale", "it"], "No catalogue is in it"),
    (["--locale", "fr-FR"], "there are catalogues in de and fr-CA"), (["--checks", "some"], "some"),
  ])
  func `what does not fit together is refused`(options: [String], reason: String) throws {
    let run = try Self.lint(options)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `--checks chooses a set`() throws {
    let folder = try TemporaryFolder()
    let text = StatusCommandTests.catalog("de", ["translated"]).replacing(">Salz<", with: ">Salz …  Salz<")
    let file = try folder.write(text, to: "de.xliff")
    let counts = try ["essential", "recommended", "all"].map {
      try CommandRun(["lint", file, "--checks", $0, "--format", "concise"]).output.split(separator: "\n").count
    }
    #expect(counts[0] == 0 && counts[1] > 0 && counts[2] >= counts[1], "\(counts)")
  }

  @Test func `a text of several lines is shown whole where the place is several lines below`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>Welcome
      and visit %1$@</source><target>Willkommen,
      besuche %1$ @</target></trans-unit>
      </body></file></xliff>
      """, to: "de.xliff")
    let run = try CommandRun(["lint", "de.xliff"], in: folder.url)
    #expect(
      run.output.contains(
        "  source: Welcome\n          and visit %1$@\n  target: Willkommen,\n          besuche %1$ @\n"))
    let page = try CommandRun(["lint", "de.xliff", "--format", "html"], in: folder.url)
    #expect(page.output.contains("<b>source</b> <bdi>Welcome<br />and visit %1$@</bdi>"))
  }
}
