public import Foundation

/// An independent implementation in JavaScript that tests compare results with, run by Node.
public struct NodeOracle {
  private let node: URL

  /// Finds Node; where there is none, prints the reason and gives nothing.
  public init?() {
    let onPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0)).appending(path: "node")
    }
    guard let node = onPath.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      print("skipped: node is not on the path")
      return nil
    }
    self.node = node
  }

  /// A file of `.build/oracles`; where it is absent, prints the reason and gives nothing.
  public static func file(_ name: String) -> String? {
    let url = packageFolder.appending(path: ".build/oracles/\(name)")
    if let text = try? String(contentsOf: url, encoding: .utf8) { return text }
    print("skipped: .build/oracles/\(name) is not here; Scripts/install-oracles.sh fetches it")
    return nil
  }

  /// The standard output of `script`, which reads `input` from its standard input.
  ///
  /// - Throws: `PythonOracle.Failure` with what the script wrote to standard error, where it ends with another status
  ///   than 0.
  public func output(of script: String, input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "watchword-oracle-\(UUID().uuidString).js")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try PythonOracle.run(node, [file.path], input: input)
    guard run.status == 0 else { throw PythonOracle.Failure(message: String(decoding: run.errors, as: UTF8.self)) }
    return run.output
  }
}
