import Foundation
import TestSupport
import Testing
import WatchwordReporting

@Suite struct OutputTests {
  /// Runs the command in a shell that sends its output to where `redirection` says.
  static func run(_ arguments: String, _ redirection: String, input: String = "") throws -> CommandRun {
    try CommandRun(
      ["-c", "exec '\(CommandRun.executable.path)' \(arguments) \(redirection)"], input: Array(input.utf8),
      executable: URL(filePath: "/bin/sh"))
  }

  static let commands = [
    "text Policies/strong.json", "text Policies/strong.json --format json", "check Policies/strong.json",
    "check Policies/strong.json --format json", "lint Locales/de.xliff --fail-level info --format json",
    "policy show Policies/strong.json", "policy validate Policies/strong.json --format json", "explain",
    "explain length", "--help", "--version", "check --help",
  ]

  @Test(arguments: commands)
  func `results that no longer fit are an error, not a success`(command: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      notAsked("/dev/full: this system has none")
      return
    }
    let run = try Self.run(command, ">/dev/full", input: "abcdefg1\n")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("error: The output cannot be written: No space left on device\n"), "\(run.errors)")
  }

  @Test(arguments: commands)
  func `a closed output is an error, not a success`(command: String) throws {
    let run = try Self.run(command, ">&-", input: "abcdefg1\n")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("error: The output cannot be written: It is closed\n"), "\(run.errors)")
  }

  /// With the signal and, where the parent process ignores it, without.
  @Test(arguments: ["", "trap '' PIPE; "])
  func `a reader that has gone away ends the command in silence`(before: String) throws {
    let folder = try TemporaryFolder()
    // The pipe loses its only reader before the command starts.
    let script = """
      mkfifo '\(folder.url.path)/pipe'; exec 3<>'\(folder.url.path)/pipe' 4>'\(folder.url.path)/pipe' 3>&-
      \(before)'\(CommandRun.executable.path)' text Policies/strong.json >&4; echo "code $?" >&2
      """
    let run = try CommandRun(["-c", script], executable: URL(filePath: "/bin/sh"))
    #expect(run.errors == "code 141\n")
  }

  @Test func `a closed output is noticed when all else is closed too`() throws {
    #expect(try Self.run("text Policies/strong.json", "<&- >&- 2>&-").exitCode == 2)
  }

  @Test(arguments: [("/dev/null/out", "Not a directory"), ("Policies/strong.json", "is a file; name a folder with -o")])
  func `a folder that cannot be written to is an error`(folder: String, reason: String) throws {
    let run = try CommandRun(["compile", "Locales/de.xliff", "-o", folder])
    #expect(run.exitCode == 2 && run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `the folder to write to is made, with those above it`() throws {
    let folder = try TemporaryFolder()
    for path in ["one/two", "one//three/", "one"] {
      let run = try CommandRun(["compile", Self.catalog, "-o", path], in: folder.url)
      #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "\(path)/de.json").path))
    }
  }

  private static let catalog = packageFolder.appending(path: "Locales/de.xliff").path

  @Test(arguments: [["bogus"], ["text"], ["text", "--bogus"], ["text", "x", "--format", "xml"], ["check", "x", "y"]])
  func `wrong usage is reported like every other error`(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.exitCode == 2 && run.errors.hasPrefix("error: ") && run.errors.contains("Usage: "), "\(run.errors)")
  }

  @Test(arguments: [
    ["text", "x", "--\u{1B}[31m\u{9B}x"], ["\u{1B}]0;x\u{7}"], ["text", "x", "--format", "\u{1B}[2J\u{202E}"],
  ])
  func `wrong usage is shown without control characters`(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.exitCode == 2 && run.errors.contains("\\u{1B}") && run.errors.contains("Usage: "), "\(run.errors)")
    #expect(!run.errors.unicodeScalars.contains { $0 != "\n" && TerminalScalar.isEscaped($0) })
  }
}
