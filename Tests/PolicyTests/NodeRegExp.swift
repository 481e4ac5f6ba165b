import Foundation
import TestSupport

/// The regular expressions of Node, to compare with.
struct NodeRegExp {
  private let node: Tool

  /// Finds Node; where there is none, says so and gives nothing.
  init?() {
    guard let node = Tool("node") else { return nil }
    self.node = node
  }

  /// For each pattern, a 1 or a 0 for each text; an error message for a pattern that Node refuses.
  func answers(_ patterns: [String], _ texts: [String], flag: String = "u") throws -> [String] {
    let script = """
      const { patterns, texts } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
      console.log(JSON.stringify(patterns.map((pattern) => {
        try {
          const expression = new RegExp(pattern, process.argv[2]);
          return texts.map((text) => (expression.test(text) ? "1" : "0")).join("");
        } catch (error) {
          return String(error);
        }
      })));
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-node-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "in.json")
    try JSONEncoder().encode(["patterns": patterns, "texts": texts]).write(to: input)
    return try JSONDecoder().decode([String].self, from: node.output(["-e", script, input.path, flag]))
  }
}
