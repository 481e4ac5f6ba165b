import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

@testable import WatchwordCommand
@testable import WatchwordRuns

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

  @Test func `no false alarms about shipped policies`() throws {
    let run = try CommandRun(["policy", "validate"] + Self.shipped.map(\.given) + ["--format", "concise"])
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == Self.shipped.flatMap(\.expected))
  }

  @Test func `a password proves that the policy can be met`() throws {
    let run = try CommandRun(["policy", "validate"] + Self.shipped.map(\.given))
    for shipped in Self.shipped {
      let line = try #require(
        run.errors.split(separator: "\n").first {
          $0.hasPrefix("\(shipped.given): ") && $0.hasSuffix(" meets the policy")
        })
      let password = line.dropFirst(shipped.given.count + 2).dropLast(" meets the policy".count)
      let policy = try PasswordPolicy(#require(ShippedPolicy.all.first { $0.name.string == shipped.description }).json)
      let assessment = policy.assess(String(password), in: AssessmentContext(userID: "nobody"))
      #expect(assessment.verdict != .unmet, "\(password)")
    }
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

  /// The findings of `policy validate` about a policy of these rules.
  private static func findings(about rules: String) throws -> [Finding] {
    let policy = Array(#"{"version": 1, "rules": [\#(rules)]}"#.utf8)
    let reading = PolicyFormat.read(SourceText(name: "-", bytes: policy), among: PolicyFormat.known)
    return reading.isSound
      ? reading.findings + (try examination(of: policy).findings) : reading.findings
  }

  /// What `policy validate` finds out about a policy that is read without an error.
  static func examination(of policy: [UInt8]) throws -> PolicyExamination {
    let reading = PolicyFormat.read(SourceText(name: "-", bytes: policy), among: PolicyFormat.known)
    try #require(reading.isSound, "\(reading.findings)")
    return PolicyExamination(try #require(reading.value), in: "-", for: [], .system())
  }

  @Test(arguments: Rounds.sample(hard, 6))
  func `no findings means that a password is known, and a contradiction that none exists`(
    given: Case<String, String?>
  ) throws {
    let found = try Self.findings(about: given.given).filter { !$0.id.string.hasPrefix("short-m") }
    #expect(found.map(\.id.string) == [given.expected].compactMap { $0 }, "\(found.map(\.message))")
    #expect(found.contains { $0.severity == .error } == (given.expected == "contradiction"))
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
    let errors = try Self.findings(about: given.given).filter { $0.severity == .error }
    #expect(errors.count == 1 && errors.first?.id == "contradiction", "\(errors)")
    let message = errors.first?.message ?? ""
    #expect(message.contains(given.expected) || message.contains("No password can meet"), "\(message)")
  }

  @Test func `what is undecided is an info, and a contradiction ends with 1`() throws {
    let folder = try TemporaryFolder()
    for (rules, id, code) in [
      (Self.hard[0].given, "undecided-policy", 0), (Self.contradictions[0].given, "contradiction", 1),
    ] {
      let path = try folder.write(#"{"version": 1, "rules": [\#(rules)]}"#, to: "own.json")
      let run = try CommandRun(["policy", "validate", path, "--format", "concise"])
      #expect(run.exitCode == code && run.output.contains("[\(id)]"), "\(run.output)")
    }
  }

  /// Rules whose lists overlap in every way have no quick answer: the search still ends, and claims nothing.
  @Test func `a hundred rules with overlapping lists are read in the end`() throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let rules = (0..<100).map { _ in
      let list = String((0..<9).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] })
      return #"{"rule": "special", "min": \#(Int.random(in: 1...3, using: &random)), "characters": "\#(list)"}"#
    }
    let found = try Self.findings(about: (rules + [#"{"rule": "length", "max": 60}"#]).joined(separator: ", "))
    #expect(found.allSatisfy { $0.severity != .error || $0.id == "contradiction" }, "\(found)")
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
