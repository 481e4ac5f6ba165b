import Foundation
import TestSupport
import Testing

@Suite struct FixCommandTests {
  static let broken = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    \t<file original="a.strings" source-language="en" target-language="de" datatype='plaintext'>
    \t\t<body>
    \t\t\t<trans-unit id="a"><source>Hi %1$@ &amp; all</source><target>Hallo 1$@ &#38; alle</target></trans-unit>
    \t\t\t<trans-unit id="b"><source>%d files</source><target>Dateien</target></trans-unit>
    \t\t</body>
    \t</file>
    </xliff>
    """
  static let corrected = broken.replacing("Hallo 1$@", with: "Hallo %1$@")

  @Test func `what can be corrected safely is corrected, and the rest reported`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.broken, to: "de.xliff")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = folder.url.appending(path: "link.xliff")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "de.xliff")
    let run = try CommandRun(["lint", "link.xliff", "--fix", "--format", "concise"], in: folder.url)
    #expect(run.exitCode == 1 && run.errors.hasPrefix("1 fixed, 1 left\n"), "\(run.errors)")
    #expect(run.output.contains("[missing-placeholder]") && !run.output.contains("[malformed-placeholder]"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.corrected)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "de.xliff")
    let again = try CommandRun(["lint", "de.xliff", "--fix", "--format", "concise"], in: folder.url)
    #expect(again.errors.hasPrefix("0 fixed, 1 left\n") && again.output.contains("[missing-placeholder]"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2, "no draft is left")
  }

  @Test func `corrections are shown as patch reads them, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.broken, to: "de.xliff")
    let run = try CommandRun(["lint", "--fix", "--diff", "de.xliff"], in: folder.url)
    #expect(run.exitCode == 1 && run.errors == "1 can be fixed, 1 left\n", "\(run.errors)")
    #expect(run.output.hasPrefix("--- de.xliff\n+++ de.xliff\n@@ -2,7 +2,7 @@\n"), "\(run.output)")
    #expect(
      run.output.contains("\n-\t\t\t<trans-unit id=\"a\">") && run.output.contains("\n+\t\t\t<trans-unit id=\"a\">"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.broken)
    let clean = try CommandRun(["lint", "Locales/de.xliff", "--diff"])
    #expect(clean.exitCode == 0 && clean.output == "" && clean.errors == "0 can be fixed, 0 left\n")
  }

  /// Each language of the texts has the same defect.
  private static let strings = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi %1$@ & all": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo 1$@ & alle"}},
      "pl": {"stringUnit": {"state": "translated", "value": "Witaj 1$@ i inni"}}}}}}
    """

  @Test(arguments: [["--fix"], ["--diff"]]) func `only what is in the language is corrected`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let polish = Self.broken.replacing("\"de\"", with: "\"pl\"")
    let bodies = [Self.broken, polish].compactMap {
      $0.split(separator: "<xliff ").last?.split(separator: ">", maxSplits: 1).last
    }
    let elements = bodies.map { $0.replacing("</xliff>", with: "") }
    let files = [
      "L.xcstrings": Self.strings, "de.xliff": Self.broken, "pl.xliff": polish,
      "both.xliff":
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(elements.joined())</xliff>",
      "none.xliff": Self.broken.replacing(" target-language=\"de\"", with: ""),
    ]
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let none = try CommandRun(["lint", ".", "--locale", "it"] + options, in: folder.url)
    #expect(none.exitCode == 2 && none.errors.contains("No catalogue is in it"), "\(none.errors)")
    let run = try CommandRun(["lint", ".", "--locale", "pl"] + options, in: folder.url)
    let isWritten = options == ["--fix"]
    #expect(run.errors.contains(isWritten ? "3 fixed" : "3 can be fixed"), "\(run.errors)")
    let expected = [
      "L.xcstrings": Self.strings.replacing("Witaj 1$@", with: "Witaj %1$@"),
      "pl.xliff": polish.replacing("Hallo 1$@", with: "Hallo %1$@"),
      "both.xliff": files["both.xliff"]?.replacing(
        elements[1], with: elements[1].replacing("Hallo 1$@", with: "Hallo %1$@")),
    ]
    for (name, text) in files {
      let now = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      #expect(now == (isWritten ? expected[name] ?? text : text), "\(name)")
      #expect(isWritten || run.output.contains("+++ ./\(name)") == (expected[name] != nil))
    }
  }

  @Test func `standard input can be shown, but not corrected`() throws {
    let shown = try CommandRun(
      ["lint", "-", "--diff", "--stdin-filename", "de.xliff"], input: Array(Self.broken.utf8))
    #expect(shown.exitCode == 1 && shown.output.hasPrefix("--- de.xliff\n"))
    let refused = try CommandRun(["lint", "-", "--fix"], input: Array(Self.broken.utf8))
    #expect(refused.exitCode == 2 && refused.errors.contains("use --diff"))
    let alone = try CommandRun(["lint", "Locales", "--unsafe"])
    #expect(alone.exitCode == 2 && alone.errors.contains("add --fix"))
  }

  @Test func `one file that cannot be written does not stop the others`() throws {
    let folder = try TemporaryFolder()
    let locked = try folder.write(Self.broken, to: "a.xliff")
    let open = try folder.write(Self.broken, to: "b.xliff")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
    let run = try CommandRun(["lint", "a.xliff", "b.xliff", "missing.xliff", "--fix"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(try String(contentsOfFile: open, encoding: .utf8) == Self.corrected)
    // The superuser may write everything.
    if getuid() != 0 {
      #expect(try String(contentsOfFile: locked, encoding: .utf8) == Self.broken)
      #expect(run.errors.contains("a.xliff cannot be corrected"))
    }
  }

  /// Kills the command at random instants: the file is the old one or the new one, whole, with its permissions, and a
  /// link stays a link.
  @Test func `an interruption at any instant loses nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "de.xliff").path
    let link = folder.url.appending(path: "link.xliff").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "de.xliff")
    let (old, new) = (Data(Self.broken.utf8), Data(Self.corrected.utf8))
    try old.write(to: URL(filePath: path))
    let start = ContinuousClock.now
    _ = try CommandRun(["lint", "link.xliff", "--fix"], in: folder.url)
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    let kills = Rounds.count(10)
    var (wasOld, wasNew) = (0, 0)
    for _ in 0..<kills {
      try old.write(to: URL(filePath: path))
      chmod(path, 0o640)
      try interrupt(after: UInt32.random(in: 0...UInt32(duration * 1.2)), in: folder.url)
      let found = try Data(contentsOf: URL(filePath: path))
      if found == old { wasOld += 1 } else if found == new { wasNew += 1 }
      try #require(found == old || found == new)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "de.xliff")
    }
    print("killed \(kills) times: \(wasOld) times before the file was replaced, \(wasNew) times after")
  }

  /// Starts the command and kills it after so many microseconds.
  private func interrupt(after delay: UInt32, in folder: URL) throws {
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = ["lint", "link.xliff", "--fix"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
