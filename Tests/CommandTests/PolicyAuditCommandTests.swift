import Foundation
import TestSupport
import Testing

@testable import WatchwordCommand

@Suite struct PolicyAuditCommandTests {
  private static let folder = "Tests/CommandTests/Fixtures/Goldens"

  @Test(arguments: ["text", "json", "markdown", "sarif"])
  func `every format is as reviewed`(format: String) throws {
    let run = try CommandRun([
      "policy", "audit", "Policies/relid-strict.json", "Policies/pci-dss-4.json", "--format", format,
    ])
    #expect(run.exitCode == 1 && run.errors.isEmpty)
    let output = run.output.replacing("\"\(Version.number)\"", with: "\"VERSION\"")
    try GoldenFile("\(Self.folder)/policy-audit.\(format)").expect(output)
  }

  @Test func `colours are those of other commands`() throws {
    let arguments = ["policy", "audit", "strong", "--standard", "pci"]
    let plain = try CommandRun(arguments).output
    let colored = try CommandRun(arguments + ["--color", "always"]).output
    #expect(!plain.contains("\u{1B}") && colored.contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  private static let exitCodes: [Case<[String], Int32>] = [
    Case("what passes", ["pci-dss-4", "--standard", "pci"], 0),
    Case("a recommendation that is not met", ["pci-dss-4", "--standard", "cnil", "--limited-attempts"], 0),
    Case("what fails", ["pci-dss-4", "--standard", "nist"], 1),
    Case("all standards", ["nist-800-63b-4", "--standard", "all"], 1),
    Case("the second factor", ["strong", "--standard", "cnil", "--standard", "pci", "--mfa"], 1),
    Case("a standard in capital letters", ["pci-dss-4", "--standard", "PCI"], 0),
    Case("a level", ["relid-default", "--standard", "asvs", "--level", "3"], 1),
    Case("no such level", ["strong", "--standard", "asvs", "--level", "4"], 2),
    Case("a level that is no number", ["strong", "--standard", "asvs", "--level", "two"], 2),
    Case("no such standard", ["strong", "--standard", "iso"], 2),
    Case("no such file", ["/nowhere.json"], 2),
    Case("two uses at once", ["strong", "--mfa", "--single-factor"], 2),
    Case("a fix without a file", ["strong", "--fix"], 2),
    Case("a file without a fix", ["strong", "-o", "x.json"], 2),
    Case("a fix of two", ["strong", "pci-dss-4", "--fix", "-o", "x.json"], 2),
    Case("standard input twice", ["-", "-"], 2),
  ]

  @Test(arguments: exitCodes)
  func `the exit code is the verdict`(given: Case<[String], Int32>) throws {
    let folder = try TemporaryFolder()
    #expect(try CommandRun(["policy", "audit"] + given.given, in: folder.url).exitCode == given.expected)
  }

  @Test func `an application of level 1 does not fail the clauses of level 2`() throws {
    let folder = try TemporaryFolder()
    let policy = folder.url.appending(path: "own.json")
    let rules = #"{"rule": "length", "min": 8, "max": 32}, {"rule": "common-password"}, {"rule": "expiry", "days": 90}"#
    try #"{"version": 1, "rules": [\#(rules)]}"#.write(to: policy, atomically: true, encoding: .utf8)
    let arguments = ["policy", "audit", "own.json", "--standard", "asvs", "--format", "json"]
    let first = try CommandRun(arguments, in: folder.url)
    #expect(first.exitCode == 0 && !first.output.contains(#""verdict":"fail""#))
    #expect(first.output.contains(#""clause":"6.2.1","title":"At least 8 characters; 15 are strongly recommended","level":"required","asvsLevel":1,"#))
    let second = try CommandRun(arguments + ["--level", "2"], in: folder.url)
    #expect(second.exitCode == 1 && second.output.split(separator: #""verdict":"fail""#).count == 6, "\(second.output)")
    let text = try CommandRun(["policy", "audit", "own.json", "--standard", "asvs"], in: folder.url).output
    #expect(text.contains("6.2.9   At least 64 characters are permitted (level 2)"), "\(text)")
  }

  @Test(arguments: [
    "nist,pci": "repeat the option: --standard nist --standard pci", "pci-dss": "did you mean pci?",
    "iso": "expected nist, asvs, pci, cnil or all",
  ])
  func `an unknown standard is answered with advice`(word: String, advice: String) throws {
    let run = try CommandRun(["policy", "audit", "strong", "--standard", word])
    #expect(run.exitCode == 2 && run.errors.contains(advice), "\(run.errors)")
  }

  @Test func `a policy that passes is written`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["policy", "audit", "relid-strict", "--standard", "nist", "--fix", "-o", "better.json"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors.contains("nist 3.1.1.2-1: Set the minimum length to 15 characters\n"))
    #expect(run.errors.hasSuffix("Wrote better.json\n"))
    let again = try CommandRun(["policy", "audit", "better.json", "--standard", "nist"], in: folder.url)
    #expect(again.exitCode == 0 && again.output == run.output)
    // REL-ID can express it, so it stays REL-ID.
    let text = try String(contentsOf: folder.url.appending(path: "better.json"), encoding: .utf8)
    #expect(text.contains("\"minL\": 15") && text.contains("\"SDKValidation\": true"))
  }

  @Test func `a description of the old rules is reported as such`() throws {
    let folder = try TemporaryFolder()
    for (policy, isStale) in [("strong", true), ("relid-strict", false), ("nist-800-63b-4", false)] {
      let run = try CommandRun(
        ["policy", "audit", policy, "--standard", "nist", "--fix", "-o", "\(policy).json"], in: folder.url)
      #expect(run.errors.contains("The description may still describe the old rules") == isStale, "\(run.errors)")
    }
  }

  @Test func `standards that contradict each other are listed, and another format is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["policy", "audit", "relid-strict", "--standard", "nist", "--standard", "pci", "--fix", "-o", "both.json"],
      in: folder.url)
    #expect(run.exitCode == 1)
    #expect(
      run.errors.contains(
        "nist 3.1.1.2-5: Not changed, because it contradicts pci 8.3.6-characters (Letters and digits are required); "
          + "decide which of them matters\n"))
    #expect(run.errors.contains("A REL-ID policy cannot express all rules, so a Watchword policy was written\n"))
  }

  @Test func `a hostile policy is not code for terminals and tables`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "|<\u001b`_*"}]}"#
    for format in ["text", "markdown", "json", "sarif"] {
      let run = try CommandRun(["policy", "audit", "-", "--format", format], input: Array(policy.utf8))
      #expect(run.exitCode == 1 && !run.output.contains("\u{1B}"))
      if format == "markdown" { #expect(run.output.contains(#"\* \< \_ \` \|"#)) }
    }
  }
}
