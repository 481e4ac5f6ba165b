import Testing
import WatchwordBasics
import WatchwordPolicy

/// The policy that `json` holds, which must be right.
func policy(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> PasswordPolicy {
  let reading = read(json)
  try #require(reading.isSound, "\(reading.findings.map(\.message))", sourceLocation: sourceLocation)
  return try #require(reading.value, sourceLocation: sourceLocation).policy
}

/// The policy of the native format with these rules, which must be right.
func policy(rules: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> PasswordPolicy {
  try policy(native(rules), sourceLocation: sourceLocation)
}

/// A policy of the native format with these rules.
func native(_ rules: String) -> String { "{\"version\": 1, \"rules\": [\(rules)]}" }

func read(_ json: String) -> Reading<PolicyDocument> {
  PolicyFormat.read(SourceText(name: "policy.json", bytes: Array(json.utf8)))
}
