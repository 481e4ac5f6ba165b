import Diagnostics
import Foundation
import PasswordPolicy
import Testing

/// The policy that `json` holds, which must be right.
func policy(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> PasswordPolicy {
  let reading = read(json)
  return try #require(reading.policy, "\(reading.diagnostics.map(\.message))", sourceLocation: sourceLocation)
}

func read(_ json: String) -> PolicyFormat.Reading {
  PolicyFormat.read(SourceText(name: "policy.json", bytes: Array(json.utf8)))
}

/// The package's folder.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The Swift files of a folder of the package, by name.
func sourceFiles(in folder: String) throws -> [(name: String, text: String)] {
  let url = packageFolder.appending(path: folder)
  return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
    .map { ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8)) }
}

/// SplitMix64 (Steele, Lea and Flood, 2014), so that a random test can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
