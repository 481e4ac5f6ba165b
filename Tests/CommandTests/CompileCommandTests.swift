import Foundation
import TestSupport
import Testing

@Suite struct CompileCommandTests {
  static func catalog(_ language: String, _ unit: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="\(language)" datatype="plaintext">
        <body><trans-unit id="a"><source>Salt</source>\(unit)</trans-unit></body>
      </file>
    </xliff>
    """
  }

  @Test func `the shipped catalogues compile to one file a language`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["compile", "Locales", "-o", folder.url.appending(path: "out").path])
    #expect(run.exitCode == 0 && run.output == "" && run.errors == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    #expect(names == (try TestSupport.names(in: "Locales", endingWith: ".xliff").map { "\($0).json" }.sorted()))
  }

  @Test func `a family of messages can be left out`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["compile", "Locales/pl.xliff", "-o", folder.url.appending(path: "out").path]
    func pl() throws -> String {
      try String(contentsOf: folder.url.appending(path: "out/pl.json"), encoding: .utf8)
    }
    #expect(try CommandRun(arguments).exitCode == 0)
    #expect(try pl().contains("\"notes.title\"") && pl().contains("\"form.alert.ok\""))
    // A part of a name is not a family.
    #expect(try CommandRun(arguments + ["--without", "notes", "--without", "for"]).exitCode == 0)
    #expect(try !pl().contains("\"notes.") && pl().contains("\"form.alert.ok\""))
  }

  @Test(arguments: [
    ("Salz &</target>", "malformed-xml"), ("Salz</target><target>Kochsalz</target>", "schema-violation"),
  ])
  func `nothing is written for a broken file, and existing files stay`(rest: String, id: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de", "<target>\(rest)"), to: "de.xliff")
    _ = try folder.write(Self.catalog("fr", "<target>Sel</target>"), to: "fr.xliff")
    _ = try folder.write("from before", to: "de.json")
    let run = try CommandRun(["compile", ".", "-o", "."], in: folder.url)
    #expect(run.exitCode == 1 && run.output == "")
    #expect(run.errors.hasPrefix("./de.xliff:3:") && run.errors.hasSuffix("[\(id)]\n"))
    #expect(try String(contentsOf: folder.url.appending(path: "de.json"), encoding: .utf8) == "from before")
    #expect(try String(contentsOf: folder.url.appending(path: "fr.json"), encoding: .utf8).contains("Sel"))
  }

  @Test func `a file without a language, and two of one, are refused`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("english", "<target>Salt</target>"), to: "a.xliff")
    let nameless = try CommandRun(["compile", "a.xliff", "-o", "out"], in: folder.url)
    #expect(nameless.exitCode == 1 && nameless.errors.contains("a.xliff"), "\(nameless.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out/english.json").path))
    _ = try folder.write(Self.catalog("de", "<target>Salz</target>"), to: "a.xliff")
    _ = try folder.write(Self.catalog("DE", "<target>Salz</target>"), to: "b.xliff")
    let twice = try CommandRun(["compile", ".", "-o", "out"], in: folder.url)
    #expect(twice.exitCode == 2)
    #expect(
      twice.errors
        == "error: ./a.xliff and ./b.xliff are both catalogues of de, so nothing was written; compile only one of them\n"
    )
  }

  /// Real exports have several tables, and translations that are half done.
  @Test func `of two tables the first text counts, and a message that is not translated falls back`() throws {
    let folder = try TemporaryFolder()
    func file(_ units: String) -> String {
      "<file original=\"a\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>\(units)</body></file>"
    }
    func unit(_ id: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>%#@n@</source>\(target)</trans-unit>\n"
    }
    let half =
      unit("n", "<target state=\"new\">%#@n@</target>")
      + unit("n|==|substitutions.n.plural.other", "<target>%arg Dateien</target>")
    _ = try folder.write(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        + file(unit("a", "<target>Salz</target>") + unit("b", "<target>Brot</target>") + half)
        + file(unit("a", "<target>Salz</target>") + unit("b", "<target>Wein</target>")) + "</xliff>", to: "de.xliff")
    let run = try CommandRun(["compile", "de.xliff", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      run.errors == "de.xliff: 3 of 6 units are left out: 1 marked as unfinished, "
        + "1 in an earlier <file> with another text, 1 of messages without a text\n")
    let json = try String(contentsOf: folder.url.appending(path: "out/de.json"), encoding: .utf8)
    #expect(json.contains("Salz") && json.contains("Brot") && !json.contains("Wein") && !json.contains("Dateien"))
  }

  @Test func `one file that cannot be read does not keep the others from being written`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de", "<target>Salz</target>"), to: "de.xliff")
    let run = try CommandRun(["compile", "nowhere.xliff", "de.xliff", "./de.xliff", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 2 && run.errors == "error: nowhere.xliff: There is no such file or folder\n")
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "out/de.json").path))
  }
}
