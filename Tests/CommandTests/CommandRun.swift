import Foundation
import TestSupport

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
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(environment) { $1 }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    Self.feed(input, to: stdin)
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  /// Writes `input` to a command, which need not read it, while other tasks run.
  static func feed(_ input: [UInt8], to pipe: Pipe) {
    let feeder = Thread {
      // Writing to a command that has ended must not end the tests.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input))
      try? pipe.fileHandleForWriting.close()
    }
    feeder.start()
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
