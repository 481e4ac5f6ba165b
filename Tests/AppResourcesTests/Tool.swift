import Foundation

/// A program of another system, as it is installed on this machine.
struct Tool {
  private let url: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Finds a program on the path; where it is absent, prints the reason and gives nothing.
  init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
    guard let url = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      print("skipped: \(name) is not on the path")
      return nil
    }
    self.url = url
  }

  /// Whether a run ends well.
  func succeeds(_ arguments: [String]) -> Bool { (try? output(arguments)) != nil }

  /// The standard output of a run that is fed `input`; files rather than pipes, so that neither side waits for the other.
  func output(_ arguments: [String], input: Data = Data()) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (stdin, stdout, stderr) = (
      folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err")
    )
    try input.write(to: stdin)
    try Data().write(to: stdout)
    try Data().write(to: stderr)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    // Where Debian's packages of Node are.
    process.environment = ProcessInfo.processInfo.environment.merging(["NODE_PATH": "/usr/share/nodejs"]) { old, new in
      "\(old):\(new)"
    }
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    process.standardError = try FileHandle(forWritingTo: stderr)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: try Data(contentsOf: stderr), as: UTF8.self))
    }
    return try Data(contentsOf: stdout)
  }
}
