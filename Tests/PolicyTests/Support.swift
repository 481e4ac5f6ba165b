import WatchwordDiagnostics
import Foundation
import WatchwordPolicy
import Testing

/// The policy that `json` holds, which must be right.
func policy(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> PasswordPolicy {
  let reading = read(json)
  return try #require(reading.policy, "\(reading.diagnostics.map(\.message))", sourceLocation: sourceLocation)
}

func read(_ json: String) -> PolicyFormat.Reading {
  PolicyFormat.read(SourceText(name: "policy.json", bytes: Array(json.utf8)))
}
