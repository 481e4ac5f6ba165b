import Foundation
import TestSupport
import Testing

/// A run of the command as users start it: the built binary, in its own process.
struct CommandRun {
  let output: String
  let errors: String
  let exitCode: Int32

  /// The command, which is built beside the tests.
  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "watchword")

  /// Runs the command with `arguments` in `folder`, feeding it `input`.
  init(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], in folder: URL = packageFolder,
    executable: URL = executable
  ) throws {
    let run = try ProgramRun(
      executable, arguments, input: Data(input),
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(environment) { $1 }, in: folder)
    output = String(decoding: run.output, as: UTF8.self)
    errors = String(decoding: run.errors, as: UTF8.self)
    exitCode = run.exitCode
  }

  /// Copies the command by a program: others that start meanwhile would inherit a file that this process writes, and the
  /// system starts no program while one has it open.
  static func copyExecutable(to url: URL) throws {
    let copy = try ProgramRun(URL(filePath: "/bin/cp"), ["-L", executable.path, url.path])
    #expect(copy.exitCode == 0)
  }

  /// The JSON objects of the output, one a line.
  func jsonLines() throws -> [[String: Any]] { try Self.jsonLines(of: output) }

  /// The JSON objects of a text, one a line.
  static func jsonLines(of text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }
}
