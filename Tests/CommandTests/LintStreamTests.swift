import Foundation
import TestSupport
import Testing

/// Files are read piece by piece and standard input is copied; nothing of that shows in what is printed.
@Suite struct LintStreamTests {
  private static let unit = "<trans-unit id=\"a\"><source>Hi %@</source><target>Grüß 1$@ ❤️ %D</target></trans-unit>"

  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>

    """
  static let tail = "</body></file></xliff>\n"

  private static func document(_ units: String, lineEnd: String = "\n") -> String {
    (head + units + "\n" + tail).replacing("\n", with: lineEnd)
  }

  static let documents: [(String, String)] = [
    ("lines", document(unit + "\n" + unit)), ("CRLF", document(unit + "\n" + unit, lineEnd: "\r\n")),
    ("a byte-order mark", "\u{FEFF}" + document(unit)), ("one line", document(unit, lineEnd: " ")),
    ("one long line", document(String(repeating: "<!-- é -->", count: 3_000) + unit, lineEnd: " ")),
    ("long texts", document("<note>\(String(repeating: "ä", count: 9_000))</note>\n" + unit)),
    ("nothing", ""), ("a line end", "\n"), ("no end", document(unit).replacing("</xliff>", with: "")),
  ]

  @Test(arguments: documents) func `a file is quoted like standard input`(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "de.xliff")
    let file = try CommandRun(["lint", "de.xliff"], in: folder.url)
    let input = try CommandRun(
      ["lint", "-", "--stdin-filename", "de.xliff"], input: Array(text.utf8), in: folder.url)
    #expect(file.exitCode == 1 && file.output == input.output && file.errors == input.errors, "\(file.errors)")
  }

  @Test func `megabytes of standard input are checked like a file`() throws {
    let notes = String(repeating: "<note>\(String(repeating: "n", count: 900_000))</note>\n", count: 3)
    let text = Self.document(
      Self.unit + "<trans-unit id=\"b|==|plural.one\"><source>%d</source><target>%d</target>\(notes)</trans-unit>"
        + Self.unit.replacing("\"a\"", with: "\"c\"") + Self.unit)
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "de.xliff")
    let file = try CommandRun(["lint", "de.xliff"], in: folder.url)
    let script = "exec '\(CommandRun.executable.path)' lint - --stdin-filename de.xliff < de.xliff"
    let input = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/sh"))
    #expect(file.exitCode == 1 && file.output == input.output && file.errors == input.errors, "\(input.errors)")
    #expect(file.output.contains("[duplicate-unit-id]"))
  }

  @Test func `a bad file does not keep the others from being checked`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.document(Self.unit), to: "a.xliff")
    _ = try folder.write("\u{0}<xliff", to: "b.xliff")
    _ = try folder.write(String(repeating: "<", count: 2_000_000), to: "c.xliff")
    _ = try folder.write(Self.document(Self.unit), to: "d.xliff")
    let run = try CommandRun(["lint", ".", "--format", "concise"], in: folder.url)
    let files = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(run.exitCode == 1 && Set(files) == ["./a.xliff", "./b.xliff", "./c.xliff", "./d.xliff"])
    #expect(files == files.sorted())
  }
}
