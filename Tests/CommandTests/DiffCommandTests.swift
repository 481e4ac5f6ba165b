import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  private static func document(_ units: String, original: String = "a.strings") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="de" datatype="plaintext"><body>
    \(units)
    </body></file>
    </xliff>
    """
  }

  private static func unit(_ id: String, _ source: String, _ target: String?, state: String? = nil) -> String {
    let attribute = state.map { " state=\"\($0)\"" } ?? ""
    let translation = target.map { "<target\(attribute)>\($0)</target>" } ?? ""
    return "<trans-unit id=\"\(id)\"><source>\(source)</source>\(translation)</trans-unit>\n"
  }

  static let old = document(
    unit("same", "A &amp; b", "C") + unit("gone", "Old", "Alt") + unit("stale", "Bye", "Tschüss")
      + unit("retranslated", "Yes", "Ja") + unit("state", "No", "Nein", state: "needs-review-l10n")
      + unit("both", "One", "Eins") + unit("twice", "1", "1") + unit("twice", "2", "2"))
  /// The same in another order, with other references, and what a developer and a translator did.
  static let new = document(
    unit("state", "No", "Nein", state: "translated") + unit("same", "A &#38; b", "C")
      + unit("stale", "Goodbye", "Tschüss")
      + unit("added", "New", nil) + unit("retranslated", "Yes", "Jawohl") + unit("both", "Two", "Zwei")
      + unit("twice", "1", "1") + unit("twice", "2", "zwei"))

  private func run(_ arguments: String..., old: String = old, new: String = new) throws -> CommandRun {
    let folder = try TemporaryFolder()
    _ = try folder.write(old, to: "old.xliff")
    _ = try folder.write(new, to: "new.xliff")
    return try CommandRun(["diff", "old.xliff", "new.xliff"] + arguments, in: folder.url)
  }

  @Test func `every kind of change is found, by key`() throws {
    let run = try run("--format", "json")
    #expect(run.exitCode == 1 && run.errors == "")
    let root = try #require(try run.jsonLines().first)
    #expect(
      root["summary"] as? [String: Int] == [
        "toTranslate": 1, "stale": 1, "added": 1, "sourceChanged": 2, "translationChanged": 2, "stateChanged": 1,
        "removed": 1,
      ])
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    #expect(file["file"] as? String == "new.xliff" && file["oldUnits"] as? Int == 8 && file["newUnits"] as? Int == 8)
    let changes = try #require(file["changes"] as? [[String: Any]])
    let kinds = changes.map { "\($0["unit"] ?? "") \($0["kind"] ?? "")" }
    #expect(
      kinds == [
        "state stateChanged", "stale sourceChanged", "added added", "retranslated translationChanged",
        "both sourceChanged", "twice translationChanged", "gone removed",
      ])
    #expect(changes.map { $0["stale"] as? Bool } == [false, true, false, false, false, false, false])
    let stale = try #require(changes[1]["old"] as? [String: Any])
    #expect(stale["source"] as? String == "Bye" && stale["line"] as? Int == 6)
  }

  @Test func `the text lists what is to be done`() throws {
    let run = try run()
    #expect(run.errors == "1 text to translate, 1 translation to check in 1 file\n")
    #expect(
      run.output.contains(
        """
          stale: Source changed, check the translation
          - source: Bye
          + source: Goodbye
            translation: Tschüss

        """), "\(run.output)")
    let page = try self.run("--format", "markdown").output
    #expect(page.contains("\n| added | Added, to translate | New |  |\n"), "\(page)")
  }

  @Test func `equal catalogues have no differences`() throws {
    let run = try run(new: Self.old)
    #expect(run.exitCode == 0 && run.output == "" && run.errors == "No differences in 1 file\n")
  }

  @Test func `units of another source file are others`() throws {
    let one = Self.document(Self.unit("a", "A", "A"))
    let run = try run("--format", "json", old: one, new: one.replacing("a.strings", with: "b.strings"))
    #expect(run.output.contains("\"added\":1") && run.output.contains("\"removed\":1"))
  }

  @Test func `files of folders are matched by their names`() throws {
    let folder = try TemporaryFolder()
    for name in ["Old/sub", "New/sub"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["Old/sub/de.xliff", "Old/x.xliff", "New/y.xliff", "Old/z.xliff", "New/z.xliff"] {
      _ = try folder.write(Self.old, to: name)
    }
    _ = try folder.write(Self.new, to: "New/sub/de.xliff")
    let run = try CommandRun(["diff", "Old", "New"], in: folder.url)
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "sub/de.xliff: 1 added, 2 with a changed source, 2 with a changed translation, 1 with a changed state, 1 removed",
        "x.xliff: Removed file with 8 units", "y.xliff: New file with 8 units",
      ])
    let again = try CommandRun(["diff", "Old/", "New/"], in: folder.url)
    #expect(again.output == run.output)
    #expect(try CommandRun(["diff", "Old", "New/y.xliff"], in: folder.url).exitCode == 2)
  }

  @Test func `a file that cannot be read to its end is not compared`() throws {
    let run = try run(new: Self.new.replacing("</body>", with: "<"))
    #expect(run.exitCode == 2 && run.errors.contains("cannot be compared") && run.output == "")
  }

  // MARK: Formats with a file for each language

  /// Two versions with other names: their texts, and the kinds of the changes.
  struct Versions: Sendable {
    let old: (path: String, text: String)
    let new: (path: String, text: String)
  }

  static let versions: [Case<Versions, [String]>] = [
    Case(
      "Strings", Versions(old: ("a.strings", "\"a\" = \"A\";\n"), new: ("b.strings", "\"a\" = \"B\";\n")),
      ["a sourceChanged"]),
    Case(
      "Android",
      Versions(
        old: ("a.xml", "<resources><string name=\"a\">A</string></resources>"),
        new: ("b.xml", "<resources><string name=\"a\">A</string><string name=\"b\">B</string></resources>")),
      ["b added"]),
    Case("ARB", Versions(old: ("a.arb", "{\"a\": \"A\"}"), new: ("b.arb", "{\"a\": \"B\"}")), ["a sourceChanged"]),
    Case(
      "PO",
      Versions(
        old: ("a.po", "msgid \"a\"\nmsgstr \"A\"\n"), new: ("b.po", "msgid \"a\"\nmsgstr \"B\"\n")),
      ["a translationChanged"]),
    Case(
      "a translation and an older version somewhere else",
      Versions(old: ("old.strings", "\"a\" = \"A\";\n"), new: ("de.lproj/L.strings", "\"a\" = \"B\";\n")),
      ["a translationChanged"]),
    Case(
      "standard input",
      Versions(old: ("-", "{\"a\": \"A\"}"), new: ("locales/de/x.json", "{\"a\": \"B\"}")),
      ["a translationChanged"]),
    Case(
      "standard input beside a source",
      Versions(old: ("-", "\"a\" = \"A\";\n"), new: ("de.lproj/L.strings", "\"a\" = \"B\";\n")),
      ["a translationChanged"]),
    Case(
      "a catalogue of several languages",
      Versions(
        old: ("a.xcstrings", catalogue(["de": "A"])), new: ("b.xcstrings", catalogue(["cs": "C", "de": "B"]))),
      ["a cs added", "a de translationChanged"]),
    Case(
      "a new key of several languages",
      Versions(
        old: ("a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}"),
        new: ("b.xcstrings", catalogue(["de": "B"]))),
      ["a en added", "a de added"]),
  ]

  private static func catalogue(_ texts: [String: String]) -> String {
    let languages = texts.sorted { $0.key < $1.key }
      .map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
    return
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\(languages.joined(separator: ", "))}}}, "
      + "\"version\": \"1.0\"}"
  }

  @Test(arguments: versions)
  func `two files with any names are versions of one`(example: Case<Versions, [String]>) throws {
    let folder = try TemporaryFolder()
    let (old, new) = (example.given.old, example.given.new)
    let sources = [("en.lproj/L.strings", "\"a\" = \"S\";\n"), ("locales/en/x.json", "{\"a\": \"S\"}")]
    for (path, text) in sources + [old, new] where path != "-" {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write(text, to: path)
    }
    let run = try CommandRun(
      ["diff", old.path, new.path, "--format", "json"], input: Array(old.text.utf8), in: folder.url)
    let files = try #require(try run.jsonLines().first)["files"] as? [[String: Any]]
    let changes = try #require(files?.first?["changes"] as? [[String: Any]], "\(run.errors)")
    #expect(
      changes.map { change in
        ["unit", "language", "kind"].compactMap { change[$0] as? String }.joined(separator: " ")
      } == example.expected)
  }

  @Test func `nobody translates a text into its own language`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}", to: "old.xcstrings")
    _ = try folder.write(Self.catalogue(["de": "B"]), to: "new.xcstrings")
    let run = try CommandRun(["diff", "old.xcstrings", "new.xcstrings"], in: folder.url)
    #expect(run.errors == "0 texts to translate, 0 translations to check in 1 file\n")
    #expect(run.output.contains("\n  a (en): Added\n") && run.output.contains("\n  a (de): Added with a translation\n"))
  }
}
