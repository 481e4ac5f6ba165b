import Foundation
import TestSupport
import Testing

/// What convert says about the losses of a conversion, and what it does to keep what would be lost.
@Suite struct ConvertLossTests {
  @Test func `a kind of loss has one line in each file, unless all are asked for`() throws {
    let folder = try TemporaryFolder()
    let entries = (1...5).map { "#. note\nmsgid \"\($0)\"\nmsgstr \"\($0)\"\n" }.joined(separator: "\n")
    _ = try folder.write("msgid \"\"\nmsgstr \"Language: de\\nLast-Translator: A\\n\"\n\n\(entries)", to: "de.po")
    let brief = try CommandRun(["convert", "de.po", "--to", "i18next", "-o", "o", "--strict"], in: folder.url)
    let lines = brief.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(brief.exitCode == 1 && lines.count { $0.contains("[lost-note]") } == 1, "\(brief.errors)")
    #expect(
      brief.errors.contains("notes of this text as they are (4 more in this file; --verbose lists them) [lost-note]"))
    let long = try CommandRun(["convert", "de.po", "--to", "i18next", "-o", "p", "--verbose"], in: folder.url)
    #expect(long.errors.split(separator: "\n").count { $0.contains("[lost-note]") } == 5, "\(long.errors)")
  }

  @Test func `a template with metadata is not replaced by texts without them`() throws {
    let folder = try TemporaryFolder()
    let template = "{\"@@locale\": \"en\", \"hi\": \"Hi {name}\", \"@hi\": {\"placeholders\": {\"name\": {}}}}"
    _ = try folder.write(template, to: "app_en.arb")
    _ = try folder.write("{\"@@locale\": \"de\", \"hi\": \"Hallo {name}\"}", to: "app_de.arb")
    #expect(
      try CommandRun(["convert", "app_en.arb", "app_de.arb", "--to", "xliff21", "-o", "x"], in: folder.url).exitCode
        == 0)
    let back = try CommandRun(["convert", "x", "--to", "arb", "-o", ".", "--force"], in: folder.url)
    #expect(back.exitCode == 0, "\(back.errors)")
    #expect(
      back.errors.contains("app_en.arb was not written: it already exists, and line 1 would be lost"), "\(back.errors)")
    #expect(try String(contentsOf: folder.url.appending(path: "app_en.arb"), encoding: .utf8) == template)
    let german = try String(contentsOf: folder.url.appending(path: "app_de.arb"), encoding: .utf8)
    #expect(german.contains("\"hi\": \"Hallo {name}\""))
  }
}
