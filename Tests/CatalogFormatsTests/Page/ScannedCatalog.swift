import Foundation
import TestSupport

/// What the page's scanner tells of a file, as `Scripts/page/scan-catalog.mjs` writes it.
struct ScannedCatalog: Decodable {
  let units: [Unit]?
  let defects: [Defect]
  let compiled: String?

  struct Unit: Decodable {
    let id, key: String
    let variation: Variation
    let state, stateQualifier: String?
    let notes: [String]
    let translate: Bool
    let line, column: Int
    let source, target: Segment?
  }

  struct Variation: Decodable {
    let substitution, device, plural, width: String?
  }

  struct Segment: Decodable {
    let text: String
    /// Line and column of the content.
    let content: [Int]
    /// Where the element, its content, the end of that, and what is behind the element start, in bytes of the file.
    let offsets: [Int]
    let elements: [Element]
  }

  struct Element: Decodable {
    let kind: String
    let id: String?
    /// In UTF-16 code units of the text.
    let start, end: Int
  }

  struct Defect: Decodable {
    let id: String
    let line, column: Int
  }

  /// Scans documents with Node; `nil`, with a printed reason, where there is none.
  static func scan(_ documents: [[UInt8]]) throws -> [ScannedCatalog]? {
    guard let node = NodeOracle() else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try documents.enumerated().map { number, bytes in
      let file = folder.appending(path: "\(number).xliff")
      try Data(bytes).write(to: file)
      return file.path
    }
    let script = packageFolder.appending(path: "Scripts/page/scan-catalog.mjs").resolvingSymlinksInPath()
    let output = try node.output(
      of: "import(\"\(script.absoluteString)\")", input: Data(files.joined(separator: "\n").utf8))
    return try output.split(separator: 0x0A).map { try JSONDecoder().decode(ScannedCatalog.self, from: $0) }
  }
}
