import Foundation
import TestSupport
import Testing

/// Which files `lint` and `compile` read.
@Suite struct LintInputTests {
  static let flawed = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
        <body><trans-unit id="a"><source>Delete %@?</source><target>Löschen?</target></trans-unit></body>
      </file>
    </xliff>
    """

  @Test func `a file that cannot be read does not keep the others from being reported on`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    let run = try CommandRun(["lint", "nowhere.xliff", "de.xliff", "--format", "concise"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.output.hasPrefix("de.xliff:3:") && run.output.hasSuffix("[missing-placeholder]\n"))
    #expect(run.errors == "error: nowhere.xliff: There is no such file or folder\n1 error in 1 file\n")
  }

  @Test(arguments: ["empty", "nowhere.xliff", "empty/../empty"])
  func `nothing is reported where nothing could be read`(path: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let run = try CommandRun(["lint", path, "--format", "json"], in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.hasPrefix("error: \(path)"), "\(run.errors)")
  }

  @Test func `a folder without catalogues does not keep the others from being reported on`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let run = try CommandRun(["lint", "empty", "de.xliff"], in: folder.url)
    #expect(run.exitCode == 2 && run.output.contains("[missing-placeholder]"))
    #expect(run.errors.hasPrefix("error: empty holds no catalogue"))
  }

  @Test func `a file is read once, however often it is named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    _ = try folder.write(Self.flawed.replacing("\"de\"", with: "\"fr\""), to: "fr.xliff")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.xliff").path, withDestinationPath: "de.xliff")
    let run = try CommandRun(
      ["lint", ".", "de.xliff", "./de.xliff", folder.url.path, "link.xliff", "--format", "concise"], in: folder.url)
    #expect(run.errors == "2 errors in 2 files\n")
    #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["./de.xliff", "./fr.xliff"])
  }

  @Test func `standard input is read once`() throws {
    let run = try CommandRun(["lint", "-", "-"], input: Array(Self.flawed.utf8))
    #expect(run.exitCode == 1 && run.errors == "1 error in 1 file\n")
    for options in [["-", "--base", "-"], ["Locales", "--base", "-", "--policy", "-"]] {
      let run = try CommandRun(["lint"] + options, input: Array(Self.flawed.utf8))
      #expect(run.exitCode == 2 && run.output == "")
      #expect(
        run.errors == "error: Standard input (-) is named twice, and it can be read only once; name a file instead\n")
    }
  }

  @Test func `entries that are not files are left out of a folder`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    mkfifo(folder.url.appending(path: "pipe.xliff").path, 0o600)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder.xliff"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "device.xliff").path, withDestinationPath: "/dev/zero")
    let run = try CommandRun(["lint", folder.url.path])
    #expect(run.exitCode == 1 && run.errors == "1 error in 1 file\n")
  }

  @Test(arguments: [
    (["."], ["./DE.XLIFF", "./fr.xcloc/Localized Contents/fr.xliff", "./it.xlf"]),
    (["fr.xcloc"], ["fr.xcloc/Localized Contents/fr.xliff"]), (["fr.xcloc/"], ["fr.xcloc/Localized Contents/fr.xliff"]),
    (["it.xlf", "."], ["it.xlf", "./DE.XLIFF", "./fr.xcloc/Localized Contents/fr.xliff"]),
  ])
  func `a folder means its catalogues, including those in Xcode's bundles`(paths: [String], files: [String]) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "fr.xcloc/Localized Contents"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "fr.xcloc/Source Contents"), withIntermediateDirectories: true)
    for name in ["DE.XLIFF", "it.xlf", "notes.txt", "fr.xcloc/Localized Contents/fr.xliff", "fr.xcloc/x.xliff"] {
      _ = try folder.write(Self.flawed, to: name)
    }
    let run = try CommandRun(
      ["lint"] + paths + ["--format", "concise", "--only", "missing-placeholder"], in: folder.url)
    #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == files, "\(run.errors)")
  }

  @Test func `a broken bundle does not keep the others from being reported on`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "fr.xcloc"), withIntermediateDirectories: true)
    let run = try CommandRun(["lint", "."], in: folder.url)
    #expect(run.exitCode == 2 && run.output.contains("[missing-placeholder]"))
    #expect(run.errors == "error: ./fr.xcloc/Localized Contents: There is no such file or folder\n1 error in 1 file\n")
  }

  @Test func `a pipe that is named is read`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed, to: "de.xliff")
    let script = "mkfifo pipe; cat de.xliff > pipe & exec '\(CommandRun.executable.path)' lint pipe"
    let run = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/sh"))
    #expect(run.exitCode == 1 && run.errors == "1 error in 1 file\n")
  }

  @Test(arguments: [
    // A base whose texts have defects of their own has all its ids; one that was read in part has not.
    ("<source>%d files</source>", "<source>files</source>", 1, "missing-unit"),
    ("<source>%d file</source>", "<source>%1$y files</source>", 1, "missing-unit"),
    ("<source>%d file</source>", "<source>%d files & more</source>", 2, ""),
    ("<source>%d file</source>", "<source>%d files</source><source/>", 2, ""),
  ])
  func `a base is refused where its ids cannot be relied on`(
    one: String, other: String, exitCode: Int, id: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.flawed.replacing("%@", with: "").replacing("\"a\"", with: "\"b\""), to: "de.xliff")
    let units = [("one", one), ("other", other)].map { "<trans-unit id=\"a|==|plural.\($0.0)\">\($0.1)</trans-unit>" }
    let base = Self.flawed.replacing(" target-language=\"de\"", with: "")
      .replacing(
        #/<trans-unit.*</trans-unit>/#, with: units.joined() + "<trans-unit id=\"b\"><source>B</source></trans-unit>")
    _ = try folder.write(base, to: "en.xliff")
    for options in [[], ["--only", "missing-unit"]] {
      let run = try CommandRun(
        ["lint", "de.xliff", "--base", "en.xliff", "--format", "concise"] + options, in: folder.url)
      #expect(Int(run.exitCode) == exitCode && run.output.contains("[\(id)]") == (exitCode == 1), "\(run.errors)")
    }
  }

  #if os(Linux)
    @Test(arguments: [
      "lint --format concise .", "lint --format concise d$'\\377'.xliff", "lint --format concise $PWD/d$'\\377'.xliff",
    ])
    func `names that are not UTF-8 are read and shown`(command: String) throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Self.flawed, to: "source")
      let script = "mv '\(file)' d$'\\377'.xliff; exec '\(CommandRun.executable.path)' \(command)"
      let run = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/bash"))
      #expect(run.exitCode == 1 && run.errors == "1 error in 1 file\n")
      #expect(run.output.contains("d\\xFF.xliff:3:"))
    }

    @Test func `names that differ only in bytes that are not UTF-8 are told apart`() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.flawed, to: "source")
      let script = """
        cp source $'\\376'.xliff; mv source $'\\377'.xliff
        exec '\(CommandRun.executable.path)' lint --format concise $'\\377'.xliff $'\\376'.xliff $'\\375'.xliff
        """
      let run = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/bash"))
      #expect(run.exitCode == 2)
      #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["\\xFF.xliff", "\\xFE.xliff"])
      #expect(run.errors == "error: \\xFD.xliff: There is no such file or folder\n2 errors in 2 files\n")
    }

    @Test(arguments: ["--base", "--base="])
    func `options take names that are not UTF-8`(option: String) throws {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.flawed, to: "de.xliff")
      let separator = option.hasSuffix("=") ? "" : " "
      let script = """
        printf 'not XML' > $'\\377'.xliff
        exec '\(CommandRun.executable.path)' lint de.xliff \(option)\(separator)$'\\377'.xliff
        """
      let run = try CommandRun(["-c", script], in: folder.url, executable: URL(filePath: "/bin/bash"))
      #expect(run.errors.hasPrefix("\\xFF.xliff:1:"), "\(run.errors)")
    }
  #endif
}
