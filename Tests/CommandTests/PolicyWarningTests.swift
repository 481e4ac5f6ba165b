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
        "Policies/relid-strict.json:8:22: warning: Characters that are on every keyboard cannot be used: \" ' < > "
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

  /// Policies of which it is hard to say whether a password can meet them.
  private static let hard: [Case<String, String?>] = [
    Case(
      "grapheme clusters of several characters",
      #"{"rule": "length", "max": 1, "unit": "grapheme"}, {"rule": "length", "min": 9}"#, "undecided-policy"),
    Case(
      "marks that NFC composes", #"{"rule": "length", "min": 3, "unit": "utf16"}, {"rule": "length", "max": 1}"#,
      "undecided-policy"),
    Case(
      "a character that NFC takes apart",
      #"{"rule": "length", "min": 3}, {"rule": "length", "max": 1, "unit": "utf16"}"#, "undecided-policy"),
    Case("more than 1,024 characters", #"{"rule": "required-pattern", "pattern": "^[a-z]{1000}[a-z]{100}$"}"#, nil),
    Case("syllables", #"{"rule": "required-pattern", "pattern": "^[가-힣]{8,}$"}"#, nil),
    Case("numbers that are letters", #"{"rule": "required-pattern", "pattern": "^\\p{Nl}{8}$"}"#, nil),
    Case(
      "no letter twice", #"{"rule": "required-pattern", "pattern": "^[α-ω]{8}$"}, {"rule": "repetition", "max": 1}"#,
      nil),
    Case(
      "different letters",
      #"{"rule": "required-pattern", "pattern": "^[α-ω]{8}$"}, {"rule": "distinct-characters", "min": 8}"#, nil),
    Case(
      "palindromes of a pattern", #"{"rule": "palindrome"}, {"rule": "required-pattern", "pattern": "^a{2,}$"}"#,
      "undecided-policy"),
    Case(
      "palindromes of one letter",
      #"{"rule": "palindrome"}, {"rule": "allowed-characters", "characters": "A"}, {"rule": "length", "min": 8}"#,
      "undecided-policy"),
    Case(
      "a common password", #"{"rule": "common-password"}, {"rule": "required-pattern", "pattern": "^password$"}"#,
      "undecided-policy"),
    Case(
      "a pattern that is too short",
      #"{"rule": "required-pattern", "pattern": "^[a-z]{3}$"}, {"rule": "length", "min": 8, "unit": "utf16"}"#,
      "contradiction"),
    Case(
      "two starts", #"{"rule": "required-pattern", "pattern": "^a"}, {"rule": "required-pattern", "pattern": "^b"}"#,
      "contradiction"),
  ]

  @Test(arguments: hard)
  func `no findings means that a password is known, and a contradiction that none exists`(
    given: Case<String, String?>
  ) throws {
    let run = try CommandRun(
      ["policy", "validate", "-", "--format", "concise"],
      input: Array(#"{"version": 1, "rules": [\#(given.given)]}"#.utf8))
    let lines = run.output.split(separator: "\n").filter { !$0.contains("[short-m") }
    #expect(lines.count == (given.expected == nil ? 0 : 1), "\(run.output)")
    #expect(lines.allSatisfy { $0.hasSuffix("[\(given.expected ?? "")]") }, "\(run.output)")
    #expect(run.exitCode == (given.expected == "contradiction" ? 1 : 0))
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
