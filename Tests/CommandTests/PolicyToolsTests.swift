import TestSupport
import Testing

@Suite struct PolicyToolsTests {
  private static let folder = "Tests/CommandTests/Fixtures/Goldens"

  /// The files of standard output, the arguments and the exit codes.
  private static let goldens: [Case<String, (file: String, exitCode: Int32)>] = [
    Case("a count", "count cognito-default --to 12", ("policy-count.text", 0)),
    Case("a count for programs", "count cognito-default --to 9 --format json", ("policy-count.json", 0)),
    Case("bounds", "count pci-dss-4 --to 12 --alphabet abc123 --format json", ("policy-count-bounds.json", 0)),
    Case("rules that differ", "diff relid-default relid-strict --locale en", ("policy-diff.text", 1)),
    Case("for programs", "diff strong pci-dss-4 --locale en --format json", ("policy-diff.json", 1)),
    Case("a release note", "diff strong pci-dss-4 --locale pl --format markdown", ("policy-diff.markdown", 1)),
    Case("the same rules", "diff strong strong", ("policy-diff-same.text", 0)),
    Case("passwords from a seed", "generate strong --count 3 --seed 1", ("policy-generate.text", 0)),
  ]

  @Test(arguments: goldens)
  func `the output is as it was read`(golden: Case<String, (file: String, exitCode: Int32)>) throws {
    let run = try CommandRun(["policy"] + golden.given.split(separator: " ").map { String($0) })
    #expect(run.exitCode == golden.expected.exitCode, "\(run.errors)")
    try GoldenFile("\(Self.folder)/\(golden.expected.file)").expect(run.output)
  }

  /// Commands that are refused, and what they say.
  private static let refused: [Case<String, String>] = [
    Case("no such length", "generate relid-default --length 5", "expected a --length from 8 to 64\n"),
    Case("no password at all", "generate - --count 1", "change one of these rules: distinct-characters\n"),
    Case("two kinds", "generate strong --words --pronounceable", "--words and --pronounceable exclude each other."),
    Case("nothing to generate", "generate strong --count 0", "--count is 0; expected a number from 1"),
    Case("an end beyond the limit", "count strong --to 2000", "--to is 2000; expected a length from 1 to 1024."),
    Case("marks alone", "count strong --alphabet \u{301}", "has only characters that merge with others in NFC"),
    Case("standard input twice", "diff - -", "tandard input"),
  ]

  @Test(arguments: refused)
  func `what cannot be done is refused with the reason`(command: Case<String, String>) throws {
    let policy = #"{"version": 1, "rules": [{"rule": "distinct-characters", "min": 96}]}"#
    let run = try CommandRun(
      ["policy"] + command.given.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) },
      input: Array(policy.utf8))
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains(command.expected), "\(run.errors)")
  }

  @Test(arguments: ["relid-strict", "cognito-default", "nist-800-63b-4"])
  func `every password that is generated passes check`(policy: String) throws {
    let generated = try CommandRun(["policy", "generate", policy, "--count", "30"])
    #expect(generated.output.split(separator: "\n").count == 30 && generated.errors.contains(" bits each: "))
    let check = try CommandRun(["check", policy, "--format", "json"], input: Array(generated.output.utf8))
    #expect(check.exitCode == 0)
  }

  @Test func `passwords from a seed come with a warning`() throws {
    let run = try CommandRun(["policy", "generate", "strong", "--seed", "1"])
    #expect(run.errors.contains("warning: The passwords are the same in every run"))
    #expect(try CommandRun(["policy", "generate", "strong"]).output != run.output)
  }
}
