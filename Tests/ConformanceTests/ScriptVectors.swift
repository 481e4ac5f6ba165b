import Foundation

/// What `scripts.json` holds: scripts of events for forms, and what every build of the form has to answer.
///
/// An answer is long, so only the digest of each of its lines is kept, and the lines themselves for two scripts, for
/// people to read. `ConformanceTests` asks the native library, `Tests/Packages/wasm/compare-engine.mjs` asks `watchword.wasm`.
/// The file is written as `vectors.json` is (see `Vectors`); what differs can be seen by the lines that a judge prints.
struct ScriptVectors: Codable, Equatable {
  /// A script and its answer.
  struct Script: Codable, Equatable {
    var name: String
    var flow: String
    /// The name of a policy of `vectors.json`, if there is one.
    var policy: String?
    var locale: String
    var user: String?
    /// The list of events, as JSON or nearly so.
    var script: [Part]
    /// The digest of each line, the findings' own line being the last, with blanks between them.
    var digests = ""
    /// The lines themselves, where they are kept.
    var lines: [String]?

    /// The whole script.
    var text: String { script.map { String(repeating: $0.text, count: $0.times ?? 1) }.joined() }
  }

  /// A piece of a script and how often it is repeated: long pastes would fill the file.
  struct Part: Codable, Equatable {
    var text: String
    var times: Int?
  }

  var scripts: [Script] = []

  static let file = Vectors.file.deletingLastPathComponent().appending(path: "scripts.json")

  /// The lines of the last run of the native library, by their digests, so that a judge can show what was expected.
  static let linesFile = Vectors.root.appending(path: ".build/conformance/lines.jsonl")

  static func read() throws -> ScriptVectors { try written.get() }

  /// The file takes seconds to decode, so it is decoded once.
  private static let written = Result { try JSONDecoder().decode(ScriptVectors.self, from: Data(contentsOf: file)) }

  /// Writes the file: one script a line, so that a change shows where it is.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try scripts.map { Vectors.escaped(String(decoding: try encoder.encode($0), as: UTF8.self)) }
    try Data("{\"scripts\":[\n\(lines.joined(separator: ",\n"))\n]}\n".utf8).write(to: Self.file)
  }

  /// FNV-1a, 64 bits (draft-eastlake-fnv, section 2), as 16 hexadecimal digits.
  static func digest(_ line: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
