public import Foundation

/// An independent implementation in Python that tests compare results with.
///
/// `Scripts/install-oracles.sh` installs the packages into `.build/oracles`; a `python3` that has them serves as well.
public struct PythonOracle {
  /// The interpreter.
  public let python: URL

  /// Finds a Python that can import `modules`; where there is none, prints the reason and gives nothing.
  public init?(importing modules: String...) {
    let installed = packageFolder.appending(path: ".build/oracles/bin/python3")
    let candidates = [installed] + ["/usr/local/bin/python3", "/usr/bin/python3"].map { URL(filePath: $0) }
    let onPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0)).appending(path: "python3")
    }
    for candidate in candidates + onPath where FileManager.default.isExecutableFile(atPath: candidate.path) {
      let check = try? Self.run(candidate, ["-c", "import " + modules.joined(separator: ", ")], input: Data())
      if check?.status == 0 {
        python = candidate
        return
      }
    }
    print("skipped: no python3 here has \(modules.joined(separator: ", ")); Scripts/install-oracles.sh installs it")
    return nil
  }

  /// The standard output of `script`, which reads `input` from its standard input.
  ///
  /// - Throws: `Failure` with what the script wrote to standard error, where it ends with another status than 0.
  public func output(of script: String, input: Data = Data()) throws -> Data {
    let run = try Self.run(python, ["-c", script], input: input)
    guard run.status == 0 else { throw Failure(message: String(decoding: run.errors, as: UTF8.self)) }
    return run.output
  }

  /// What a script that failed wrote to standard error.
  public struct Failure: Error, CustomStringConvertible {
    let message: String
    /// What the script wrote.
    public var description: String { message }
  }

  static func run(
    _ python: URL, _ arguments: [String], input: Data
  ) throws -> (status: Int32, output: Data, errors: Data) {
    // Files rather than pipes: neither side can wait for the other.
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (stdin, stdout, stderr) = (
      folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err")
    )
    try input.write(to: stdin)
    try Data().write(to: stdout)
    try Data().write(to: stderr)
    let process = Process()
    process.executableURL = python
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    process.standardError = try FileHandle(forWritingTo: stderr)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try Data(contentsOf: stdout), try Data(contentsOf: stderr))
  }
}
