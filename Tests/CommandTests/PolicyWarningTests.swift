import TestSupport
import Testing

@Suite struct PolicyWarningTests {
  /// The true warnings about the shipped policies.
  private static let shipped: [Case<String, [String]>] = [
    Case("cognito-default", "Policies/cognito-default.json", []),
    Case("nist-800-63b-4", "Policies/nist-800-63b-4.json", []),
    Case("pci-dss-4", "Policies/pci-dss-4.json", []),
    Case("relid-default", "Policies/relid-default.json", []),
    Case(
      "relid-strict", "Policies/relid-strict.json",
      [
        "Policies/relid-strict.json:8:22: warning: Characters that every keyboard types cannot be used: \" ' < > "
          + "[missing-characters]"
      ]),
    Case("strong", "Policies/strong.json", []),
  ]

  @Test(arguments: shipped)
  func `no false alarms about shipped policies`(given: Case<String, [String]>) throws {
    let run = try CommandRun(["policy", "validate", given.given, "--format", "concise"])
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == given.expected)
  }

  @Test(arguments: shipped)
  func `a password proves that the policy can be met`(given: Case<String, [String]>) throws {
    let run = try CommandRun(["policy", "validate", given.given])
    let line = try #require(run.errors.split(separator: "\n").first { $0.hasSuffix(" meets the policy") })
    let password = line.dropFirst(given.given.count + 2).dropLast(" meets the policy".count)
    let check = try CommandRun(
      ["check", given.given, "--user", "nobody", "--format", "json"], input: Array("\(password)\n".utf8))
    #expect(check.exitCode == 0, "\(password)")
  }

  @Test func `a shipped policy is known by its name`() throws {
    let run = try CommandRun(["policy", "validate", "relid-strict", "--format", "concise"])
    #expect(run.exitCode == 0 && run.output.hasPrefix("relid-strict:8:22: warning: "), "\(run.output)\(run.errors)")
    let misspelt = try CommandRun(["policy", "validate", "relid-strikt"])
    #expect(misspelt.exitCode == 2 && misspelt.errors.contains("did you mean relid-strict?"), "\(misspelt.errors)")
  }

  private static let contradictions: [Case<String, String>] = [
    Case(
      "blanks alone",
      #"{"rule": "allowed-characters", "characters": " "}, {"rule": "edge-white-space"}, {"rule": "length", "min": 1}"#,
      "allowed-characters, edge-white-space and length exclude each other"),
    Case(
      "a sequence that cannot be avoided",
      #"{"rule": "allowed-characters", "characters": "12"}, {"rule": "repetition", "max": 1}, {"rule": "length", "min": 3}, "#
        + #"{"rule": "sequence", "length": 3}, {"rule": "occurrences", "max": 1}"#, "exclude each other"),
  ]

  @Test(arguments: contradictions)
  func `rules that exclude each other are named`(given: Case<String, String>) throws {
    let policy = "{\"version\": 1, \"rules\": [\(given.given)]}"
    let run = try CommandRun(["policy", "validate", "-", "--format", "concise"], input: Array(policy.utf8))
    #expect(run.exitCode == 1 && run.output.contains("[contradiction]"), "\(run.output)")
    #expect(run.output.contains(given.expected) || run.output.contains("No password can meet"), "\(run.output)")
  }

  @Test func `rules that a back end cannot check are named`() throws {
    let relID = try CommandRun(
      ["policy", "validate", "Policies/pci-dss-4.json", "--for", "relid", "--format", "concise"])
    #expect(relID.exitCode == 0)
    #expect(relID.output.contains("A REL-ID policy cannot express rule 5 (history)"), "\(relID.output)")
    #expect(
      relID.output.contains("Policies/pci-dss-4.json:10:5: warning:") && relID.output.contains("[unsupported-rule]"))
    let native = try CommandRun([
      "policy", "validate", "Policies/pci-dss-4.json", "--for", "native", "--format", "concise",
    ])
    #expect(native.output.isEmpty)
  }
}
