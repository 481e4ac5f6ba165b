import Foundation
import TestSupport

/// The regular expressions of Node, to compare with.
struct NodeRegExp {
  private let node: URL

  /// Finds Node; where there is none, prints the reason and gives nothing.
  init?() {
    let folders =
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { String($0) } + [
        "/usr/bin", "/usr/local/bin",
      ]
    let candidates = folders.map { URL(filePath: $0).appending(path: "node") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      notAsked("node", package: "nodejs")
      return nil
    }
    node = found
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
    let (input, output) = (folder.appending(path: "in.json"), folder.appending(path: "out.json"))
    try JSONEncoder().encode(["patterns": patterns, "texts": texts]).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = node
    process.arguments = ["-e", script, input.path, flag]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return try JSONDecoder().decode([String].self, from: Data(contentsOf: output))
  }
}
