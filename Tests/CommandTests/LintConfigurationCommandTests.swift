import Foundation
import TestSupport
import Testing

/// `.watchword.json` at the command: where it is found, and what is reported about it.
@Suite struct LintConfigurationCommandTests {
  static func catalog(_ units: String, language: String = "de") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="L.strings" source-language="en" target-language="\(language)" datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }

  static func unit(_ source: String, _ target: String, id: String = "a", note: String = "") -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target><note>\(note)</note></trans-unit>"
  }

  static let salt = catalog(unit("Salt %@", "Salz"))
  static let off = #"{"version": 1, "severities": {"missing-placeholder": "off"}}"#

  /// A folder with these files.
  static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let parent = folder.url.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      _ = try folder.write(text, to: name)
    }
    return folder
  }

  static func lint(_ arguments: [String], in folder: URL, input: String = "") throws -> CommandRun {
    try CommandRun(["lint", "--format", "concise"] + arguments, input: Array(input.utf8), in: folder)
  }

  @Test func `the nearest configuration above a file counts, wherever the command runs`() throws {
    let folder = try Self.folder([
      ".watchword.json": Self.off, "a/x/de.xliff": Self.salt, "b/.watchword.json": #"{"version": 1}"#,
      "b/x/de.xliff": Self.salt,
    ])
    let all = try Self.lint(["."], in: folder.url)
    #expect(all.exitCode == 1 && all.output.hasPrefix("./b/x/de.xliff:5:"), "\(all.output)")
    #expect(all.output.split(separator: "\n").count == 1)
    #expect(try Self.lint(["de.xliff"], in: folder.url.appending(path: "a/x")).exitCode == 0)
    #expect(try Self.lint(["../../a/x/de.xliff"], in: folder.url.appending(path: "b/x")).exitCode == 0)
    #expect(try Self.lint(["-"], in: folder.url.appending(path: "a"), input: Self.salt).exitCode == 0)
    let named = ["-", "--stdin-filename", "../b/x/de.xliff"]
    #expect(try Self.lint(named, in: folder.url.appending(path: "a"), input: Self.salt).exitCode == 1)
    #expect(try Self.lint(["b", "--config", ".watchword.json"], in: folder.url).exitCode == 0)
  }

  @Test func `paths are relative to the folder of the configuration`() throws {
    let json = #"{"version": 1, "overrides": [{"paths": ["a/**"], "severities": {"missing-placeholder": "warning"}}]}"#
    let folder = try Self.folder([".watchword.json": json, "a/x/de.xliff": Self.salt, "b/a/de.xliff": Self.salt])
    let run = try Self.lint(["../../a", "../a"], in: folder.url.appending(path: "b/a"))
    #expect(run.output.contains("../../a/x/de.xliff:5:") && run.output.contains(": warning: "))
    #expect(run.output.contains("../a/de.xliff:5:") && run.output.contains(": error: "), "\(run.output)")
  }

  @Test func `an unusable configuration ends the command with places and suggestions`() throws {
    let folder = try Self.folder(["de.xliff": Self.salt, ".watchword.json": "{\n\"version\": 1,\n\"cheks\": \"all\"}"])
    let run = try Self.lint(["de.xliff"], in: folder.url)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        .watchword.json:3:1: error: The configuration has no value called "cheks"; did you mean "checks"? [unknown-key]
        error: .watchword.json is not a usable configuration; correct the errors that are listed above

        """)
    #expect(try Self.lint(["de.xliff", "--config", "no.json"], in: folder.url).exitCode == 2)
  }

  @Test func `an entry that suppresses nothing is reported when its folder is linted, and only then`() throws {
    let json =
      #"{"version": 1, "suppress": [{"checks": ["empty-translation"], "unit": "a", "reason": "r"}]}"#
    let folder = try Self.folder([".watchword.json": json, "Locales/de.xliff": Self.catalog(Self.unit("a", "b"))])
    let whole = try Self.lint(["."], in: folder.url)
    #expect(whole.output.hasPrefix(".watchword.json:1:29: warning: The entry suppresses empty-translation"))
    #expect(whole.errors == "1 warning in 1 file\n" || whole.errors.isEmpty, "\(whole.errors)")
    #expect(try Self.lint(["Locales"], in: folder.url).output.isEmpty)
    #expect(try Self.lint(["Locales/de.xliff"], in: folder.url).output.isEmpty)
  }

  @Test func `the settings of each catalogue can be printed`() throws {
    let json = """
      {"version": 1, "checks": "recommended", "severities": {"missing-placeholder": "off"},
       "limits": {"ruleText": {"length": 40}}, "glossary": {"doNotTranslate": ["Watchword"]}}
      """
    let folder = try Self.folder(["a/.watchword.json": json, "a/de.xliff": Self.salt, "de.xliff": Self.salt])
    let run = try CommandRun(["lint", ".", "--print-config"], in: folder.url)
    #expect(run.exitCode == 0)
    let printed = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let files = try #require(printed["files"] as? [[String: Any]])
    #expect(printed["version"] as? Int == 1 && files.count == 2)
    #expect(files[0]["file"] as? String == "./a/de.xliff")
    #expect(files[0]["configuration"] as? String == "a/.watchword.json" && files[1]["configuration"] is NSNull)
    let severities = files.map { $0["severities"] as? [String: String] ?? [:] }
    #expect(severities.map { $0["missing-placeholder"] } == ["off", "error"])
    #expect(severities.map { $0["end-punctuation"] } == ["warning", "off"])
    #expect(((files[0]["glossary"] as? [String: Any])?["doNotTranslate"] as? [String]) == ["Watchword"])
  }

  private static let terms =
    "<trans-unit id=\"a\"><source>New password</source><target>Neuer Code</target></trans-unit>"

  static let glossaries: [Case<(name: String, text: String), String>] = [
    Case("a table", ("terms.csv", "term,de,pl\npassword,Passwort|Kennwort,hasło\n"), "\"Passwort\" or \"Kennwort\""),
    Case("a table in another folder", ("words/terms.csv", "de;en\nPasswort;password\n"), "\"Passwort\""),
    Case(
      "a term base",
      (
        "terms.tbx",
        """
        <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
        <conceptEntry id="c1"><langSec xml:lang="en"><termSec><term>password</term></termSec></langSec>
        <langSec xml:lang="de"><termSec><term>Passwort</term></termSec><termSec><term>Kennwort</term></termSec></langSec>
        </conceptEntry></body></text></tbx>
        """
      ), "\"Passwort\" or \"Kennwort\""),
    Case(
      "JSON", ("terms.json", #"{"terms": [{"term": "password", "translations": {"de": ["Passwort"]}}]}"#),
      "\"Passwort\""),
  ]

  @Test(arguments: glossaries)
  func `a glossary can be a file beside the configuration`(glossary: Case<(name: String, text: String), String>) throws
  {
    let json = #"{"version": 1, "severities": {"terminology": "warning"}, "glossary": "\#(glossary.given.name)"}"#
    let folder = try Self.folder([
      "a/.watchword.json": json, "a/\(glossary.given.name)": glossary.given.text,
      "a/b/de.xliff": Self.catalog(Self.terms),
    ])
    for (path, place) in [("a/b/de.xliff", ""), ("de.xliff", "a/b"), (".", "")] {
      let run = try Self.lint([path], in: folder.url.appending(path: place))
      #expect(run.output.contains("The glossary translates \"password\" as \(glossary.expected), "), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("missing.csv", "missing.csv: There is no such file"), ("de.xliff", "de.xliff:2:1: error: The root element"),
    ("bad.csv", "bad.csv:1:1: error: Found no column of terms"),
  ])
  func `an unusable glossary ends the command`(name: String, reason: String) throws {
    let folder = try Self.folder([
      ".watchword.json": #"{"version": 1, "glossary": "\#(name)"}"#, "de.xliff": Self.catalog(Self.terms),
      "bad.csv": "de,pl\nPasswort,hasło\n",
    ])
    let run = try Self.lint(["de.xliff"], in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(reason), "\(run.errors)")
  }
}
