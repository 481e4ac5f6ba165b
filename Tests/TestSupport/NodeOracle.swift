public import Foundation

/// An independent implementation in JavaScript that tests compare results with, run by Node.
public struct NodeOracle {
  private let node: Tool

  /// Finds Node; where there is none, says so and gives nothing.
  public init?() {
    guard let node = Tool("node") else { return nil }
    self.node = node
  }

  /// A file of `.build/oracles`; where it is absent, says so and gives nothing.
  public static func file(_ name: String) -> String? {
    let url = packageFolder.appending(path: ".build/oracles/\(name)")
    if let text = try? String(contentsOf: url, encoding: .utf8) { return text }
    notAsked("\(name) (Scripts/install-oracles.sh)")
    return nil
  }

  /// The standard output of `script`, which reads `input` from its standard input.
  ///
  /// - Throws: `Tool.Failure` with what the script wrote to standard error, where it ends with another status than 0.
  public func output(of script: String, input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "watchword-oracle-\(UUID().uuidString).js")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try node.output([file.path], input: input)
  }
}
