import Foundation
import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordCommand
@testable import WatchwordRuns

@Suite struct InputTests {
  static let policy = "Policies/strong.json"

  /// Runs the command in a shell, so that its input can be anything.
  static func shell(_ script: String) throws -> CommandRun {
    try CommandRun(
      ["-c", script], environment: ["watchword": CommandRun.executable.path], executable: URL(filePath: "/bin/sh"))
  }

  @Test(arguments: [0, 1, 999, 1000])
  func `a file within the limit is read whole`(count: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "x", count: count), to: "file")
    let source = try InputFile.read(path, as: InputKind(name: "thing", limit: 1000))
    #expect(source.bytes.count == count)
  }

  @Test func `a file over the limit is refused, and no more of it is read`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "x", count: 1001), to: "file")
    for path in [path, "/dev/zero"] {
      let failure = #expect(throws: RunFailure.self) {
        try InputFile.read(path, as: InputKind(name: "thing", limit: 1000))
      }
      #expect(failure?.message == "\(path): The file is too large; expected a thing of at most 1000 bytes")
    }
  }

  @Test(arguments: [(InputKind.policy, "1 MiB"), (.catalog, "1 GiB"), (.passwordList, "256 MiB")])
  func `every kind of file has a limit`(kind: InputKind, words: String) {
    #expect(kind.limitInWords == words)
  }

  @Test(arguments: [
    ("text /dev/zero", "/dev/zero:1:1: error: "), ("text - < /dev/zero", "-:1:1: error: "),
    ("policy show /dev/zero", "/dev/zero:1:1: error: "), ("check /dev/zero", "/dev/zero:1:1: error: "),
    ("check \(policy) < /dev/zero", "-:1:1: error: The line is longer than 16777216 bytes (16 MiB)"),
    ("check \(policy) --common-passwords /dev/zero", "256 MiB"),
  ])
  func `endless input ends with a reason`(arguments: String, reason: String) throws {
    let run = try Self.shell("exec \"$watchword\" \(arguments)")
    #expect(run.exitCode == 2 && run.errors.contains(reason) && run.output == "", "\(run.errors)")
  }

  @Test func `an endless pipe ends with a reason`() throws {
    let folder = try TemporaryFolder()
    let run = try Self.shell(
      """
      cd '\(folder.url.path)'; mkfifo pipe; cat /dev/zero > pipe 2>&1 &
      "$watchword" policy validate pipe --format concise
      """)
    #expect(run.exitCode == 1 && run.output.contains("pipe:1:1: error: "), "\(run.output)\(run.errors)")
  }

  /// A line that is not a password is refused sooner than a password of that length is checked.
  @Test(arguments: [(1 << 24, "\r\n", 1), ((1 << 24) + 1, "", 2), ((1 << 24) + 1, "\n", 2)])
  func `a line may be as long as the cap, and its end does not count`(count: Int, end: String, exitCode: Int) throws {
    let run = try CommandRun(["check", Self.policy], input: [UInt8](repeating: 0xFF, count: count) + Array(end.utf8))
    #expect(Int(run.exitCode) == exitCode, "\(run.errors)")
  }

  @Test(arguments: [("< Policies", "This is a folder, not a file"), ("<&-", "It is closed")])
  func `input that cannot be read is not the end of the input`(redirection: String, reason: String) throws {
    let run = try Self.shell("exec \"$watchword\" check \(Self.policy) \(redirection)")
    #expect(run.exitCode == 2)
    #expect(run.errors == "error: Standard input cannot be read: \(reason)\n", "\(run.errors)")
  }

  @Test(arguments: ["text -", "policy validate -", "lint -"])
  func `a closed standard input is reported`(command: String) throws {
    let run = try Self.shell("exec \"$watchword\" \(command) <&-")
    #expect(run.exitCode == 2 && run.errors.contains("error: -: Standard input is closed\n"), "\(run.errors)")
  }

  @Test(arguments: [["text", ""], ["check", ""], ["policy", "validate", ""], ["lint", ""]])
  func `an empty path is named in the error`(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.exitCode == 2 && run.errors.contains("error: \"\": There is no such file or folder\n"), "\(run.errors)")
  }

  @Test func `policies are validated beside one that cannot be read`() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("{", to: "broken.json")
    let run = try CommandRun(["policy", "validate", "/nowhere.json", broken, Self.policy, "--format", "concise"])
    #expect(run.exitCode == 2 && run.output.contains("\(broken):1:2: error: "))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "error: /nowhere.json: There is no such file or folder")
    #expect(lines.count == 3 && lines[1].hasPrefix("\(Self.policy): ") && lines[1].hasSuffix(" meets the policy"))
    #expect(lines.last == "1 error in 2 files")
  }

  @Test func `standard input is read once only`() throws {
    let run = try CommandRun(["policy", "validate", "-", "-"], input: Array(#"{"minL": 8}"#.utf8))
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("only once"), "\(run.errors)")
  }
}
