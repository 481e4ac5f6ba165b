import Foundation
import TestSupport
import Testing

/// What `compile` leaves on the disk, also where it cannot do its work.
@Suite struct CompileWritingTests {
  private static func catalog(_ language: String, _ text: String = "Salz") -> String {
    CompileCommandTests.catalog(language, "<target>\(text)</target>")
  }

  private static func names(in folder: TemporaryFolder, _ path: String = "out") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: path).path).sorted()) ?? []
  }

  @Test(arguments: [
    ["."], ["a.xliff", "b.xliff", "c.xliff", "d.xliff"], ["d.xliff", "c.xliff", "b.xliff", "a.xliff"],
  ])
  func `two catalogues of a language are refused before anything is written`(paths: [String]) throws {
    let folder = try TemporaryFolder()
    for (name, language) in [("a", "fr"), ("b", "de"), ("c", "DE"), ("d", "ru")] {
      _ = try folder.write(Self.catalog(language), to: "\(name).xliff")
    }
    let run = try CommandRun(["compile"] + paths + ["-o", "out"], in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && Self.names(in: folder).isEmpty)
    let prefix = paths == ["."] ? "./" : ""
    let order = paths.first == "d.xliff" ? ["c", "b"] : ["b", "c"]
    #expect(
      run.errors
        == "error: \(prefix)\(order[0]).xliff and \(prefix)\(order[1]).xliff are both catalogues of de, so nothing was written;"
        + " compile only one of them\n", "\(run.errors)")
  }

  @Test func `all files of a language are named, and all such languages`() throws {
    let folder = try TemporaryFolder()
    for (name, language) in [("a", "fr"), ("b", "de"), ("c", "fr"), ("d", "de"), ("e", "fr")] {
      _ = try folder.write(Self.catalog(language), to: "\(name).xliff")
    }
    let run = try CommandRun(["compile", ".", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 2 && Self.names(in: folder).isEmpty)
    let end = ", so nothing was written; compile only one of them"
    #expect(
      run.errors == """
        error: ./a.xliff, ./c.xliff and ./e.xliff are all catalogues of fr\(end)
        error: ./b.xliff and ./d.xliff are both catalogues of de\(end)

        """, "\(run.errors)")
  }

  /// The broken file may be the one that was meant.
  @Test func `a broken catalogue counts as one of its language`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "a.xliff")
    _ = try folder.write(Self.catalog("de", "Salz</target><target>Kochsalz"), to: "b.xliff")
    let run = try CommandRun(["compile", ".", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 2 && Self.names(in: folder).isEmpty, "\(run.errors)")
  }

  /// A limit on the size of a file simulates a disk that fills up in the middle of the work.
  @Test(arguments: ["trap '' XFSZ; ", ""])
  func `where a file cannot be written whole, all that was there stays`(before: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    for name in ["de", "fr", "ru"] {
      _ = try folder.write(
        Self.catalog(name, String(repeating: name == "fr" ? "x" : "y", count: 9000)), to: "\(name).xliff")
      _ = try folder.write("from before", to: "out/\(name).json")
    }
    _ = try folder.write(Self.catalog("de", "short"), to: "de.xliff")
    let script = "\(before)ulimit -f 4; exec '\(CommandRun.executable.path)' compile . -o out"
    let run = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/sh"))
    #expect(run.exitCode == 2 && run.errors == "error: out/fr.json: File too large\n", "\(run.exitCode) \(run.errors)")
    #expect(Self.names(in: folder) == ["de.json", "fr.json", "ru.json"])
    for name in ["de", "fr", "ru"] {
      let text = try String(contentsOf: folder.url.appending(path: "out/\(name).json"), encoding: .utf8)
      #expect(text == "from before")
    }
  }

  @Test func `a reader that has a file open keeps the old one`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "from before ", count: 1000), to: "de.json")
    let reader = try FileHandle(forReadingFrom: URL(filePath: path))
    _ = try folder.write(Self.catalog("de"), to: "de.xliff")
    #expect(try CommandRun(["compile", "de.xliff", "-o", "."], in: folder.url).exitCode == 0)
    let old = try #require(try reader.readToEnd())
    #expect(old.count == 12_000 && old.prefix(11).elementsEqual("from before".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Salz"))
  }

  @Test func `a link stays a link, a file keeps its permissions, and a protected one is not replaced`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(at: folder.url.appending(path: "out/kept"), withIntermediateDirectories: true)
    let real = try folder.write("from before", to: "out/kept/real.json")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try manager.createSymbolicLink(
      atPath: folder.url.appending(path: "out/de.json").path, withDestinationPath: "kept/real.json")
    _ = try folder.write(Self.catalog("de"), to: "de.xliff")
    let run = try CommandRun(["compile", "de.xliff", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "" && Self.names(in: folder) == ["de.json", "kept"], "\(run.errors)")
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.url.appending(path: "out/de.json").path) == "kept/real.json")
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("Salz"))
    #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    #expect(Self.names(in: folder, ".") == ["de.xliff", "out"])
  }

  @Test(arguments: [0o022, 0o077]) func `a new file has the permissions that the system gives`(mask: Int) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "de.xliff")
    let script = "umask \(String(mask, radix: 8)); exec '\(CommandRun.executable.path)' compile de.xliff -o out"
    #expect(try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/sh")).exitCode == 0)
    let path = folder.url.appending(path: "out/de.json").path
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o666 & ~mask)
  }

  @Test func `a folder in the place of a file is reported, and nothing else is written`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out/ru.json"), withIntermediateDirectories: true)
    for name in ["de", "ru"] { _ = try folder.write(Self.catalog(name), to: "\(name).xliff") }
    let run = try CommandRun(["compile", ".", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 2 && run.errors == "error: out/ru.json: This is a folder, not a file\n", "\(run.errors)")
    #expect(Self.names(in: folder) == ["ru.json"])
  }

  /// The program that starts the tests may ignore the signal that the system sends; GNU's `env` resets it.
  @Test(arguments: ["text Policies/strong.json --all-locales --format json", "explain"])
  func `a limit on the size of files is reported like a full disk`(command: String) throws {
    let env = URL(filePath: "/usr/bin/env")
    guard try CommandRun(["--default-signal=XFSZ", "true"], executable: env).exitCode == 0 else {
      notAsked("env with --default-signal", package: "coreutils")
      return
    }
    let folder = try TemporaryFolder()
    let script = """
      ulimit -f 1
      exec env --default-signal=XFSZ '\(CommandRun.executable.path)' \(command) >'\(folder.url.path)/out'
      """
    let limited = try CommandRun(["-c", script], executable: URL(filePath: "/bin/sh"))
    #expect(
      limited.exitCode == 2 && limited.errors == "error: The output cannot be written: File too large\n",
      "\(limited.exitCode) \(limited.errors)")
  }
}
