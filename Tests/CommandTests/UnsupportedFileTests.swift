import Foundation
import TestSupport
import Testing

/// Files of other kinds are reported with their kind and with what to do.
@Suite struct UnsupportedFileTests {
  private static let files = [
    ("built.plist", "bplist00", "a binary property list", "built from"),
    ("de.mo", "\u{DE}", "a compiled gettext catalogue", ".po"),
    ("own.json", "{}", "JSON", "watchword policy validate"),
    ("a.qm", "\u{3C}", "a compiled Qt translation", ".ts"),
    ("a.zip", "PK\u{3}\u{4}", "an archive", "Unpack it"),
  ]

  @Test(arguments: [["lint"], ["status"], ["compile", "-o", "out"]])
  func `a file of another kind is refused by its kind`(command: [String]) throws {
    let folder = try TemporaryFolder()
    for file in Self.files { _ = try folder.write(file.1, to: file.0) }
    let run = try CommandRun(command + Self.files.map(\.0), in: folder.url)
    let lines = run.errors.split(separator: "\n")
    #expect(run.exitCode == 2 && run.output == "" && lines.count == Self.files.count, "\(run.errors)")
    for (line, (name, _, kind, advice)) in zip(lines, Self.files) {
      #expect(line.hasPrefix("error: \(name) is \(kind), which is not supported. ") && line.contains(advice), "\(line)")
    }
  }

  @Test func `a catalogue with the name of another kind is read`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(StatusCommandTests.catalog("de", ["translated"]), to: "de.json")
    #expect(try CommandRun(["lint", "de.json"], in: folder.url).errors == "No findings in 1 file\n")
  }

  @Test func `a folder without catalogues is reported with what it has instead`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a = b", to: "gradle.properties")
    let run = try CommandRun(["lint", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("holds no catalogue")
        && run.errors.contains("gradle.properties is a Java properties file. Specify the file itself"))
  }

  @Test func `other kinds beside catalogues are skipped`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a = b", to: "texts.properties")
    _ = try folder.write(StatusCommandTests.catalog("de", ["translated"]), to: "de.xliff")
    let run = try CommandRun(["lint", "."], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "No findings in 1 file\n")
  }
}
