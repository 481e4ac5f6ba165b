import Foundation
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
  func `the output is as reviewed`(golden: Case<String, (file: String, exitCode: Int32)>) throws {
    let run = try CommandRun(["policy"] + golden.given.split(separator: " ").map { String($0) })
    #expect(run.exitCode == golden.expected.exitCode, "\(run.errors)")
    try GoldenFile("\(Self.folder)/\(golden.expected.file)").expect(run.output)
  }

  /// Commands that are refused, and their messages.
  private static let refused: [Case<String, String>] = [
    Case("no such length", "generate relid-default --length 5", "expected a --length from 8 to 64\n"),
    Case("no password at all", "generate - --count 1", "change one of these rules: distinct-characters\n"),
    Case(
      "two kinds", "generate strong --words --pronounceable",
      "--words and --pronounceable cannot be used together; give one of them\n"),
    Case("nothing to generate", "generate strong --count 0", "expected a whole number from 1 to 10,000,000\n"),
    Case("fewer than nothing", "generate strong --count -1", "expected a whole number from 1 to 10,000,000\n"),
    Case("a seed that is not a number", "generate strong --seed x", "expected a whole number from 0 to 18,446,744,"),
    Case("an end beyond the limit", "count strong --to 2000", "expected a whole number from 1 to 1,024\n"),
    Case(
      "a misspelt alphabet", "count strong --alphabet asci",
      "did you mean ascii? For letters alone, write characters:asci\n"),
    Case("an unknown alphabet", "count strong --alphabet klingon", "expected ascii. For letters alone, write"),
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

  @Test func `letters are an alphabet if they are marked as characters`() throws {
    let run = try CommandRun(["policy", "count", "strong", "--alphabet", "characters:ab", "--format", "json"])
    #expect(try run.jsonLines().first?["alphabet"] as? Int == 2, "\(run.errors)")
  }

  @Test func `an end below the minimum length is answered with a warning`() throws {
    let run = try CommandRun(["policy", "count", "strong", "--to", "5"])
    #expect(run.errors == "warning: The policy accepts no password of up to 5 characters; counted up to 8\n")
  }

  /// The paths of two policies, and what they are called.
  @Test(arguments: [
    Case("the same name in two folders", ["v1/p.json", "v2/p.json"], "v1/p.json → v2/p.json"),
    Case("different endings", ["v1/p.json", "v1/p.txt"], "p.json → p.txt"),
    Case("different names", ["v1/p.json", "v2/q.json"], "p → q"),
  ])
  func `policies that are compared have different names`(files: Case<[String], String>) throws {
    let folder = try TemporaryFolder()
    for name in ["v1", "v2"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for (file, minimum) in zip(files.given, [8, 9]) {
      _ = try folder.write(#"{"version": 1, "rules": [{"rule": "length", "min": \#(minimum)}]}"#, to: file)
    }
    for format in ["text", "markdown"] {
      let run = try CommandRun(["policy", "diff"] + files.given + ["--format", format], in: folder.url)
      let title = run.output.split(separator: "\n").first
      #expect(title?.hasSuffix(files.expected) == true, "\(run.output)")
    }
  }

  @Test func `shares over more than ASCII name the characters`() throws {
    let note = "Counted over the printable characters of ASCII and ñ, ٣ and €"
    #expect(try CommandRun(["policy", "diff", "strong", "pci-dss-4"]).output.contains(note))
  }

  @Test func `a rule that takes too much memory is not said to depend on something else`() throws {
    let rules = #"{"rule": "length", "min": 8}, {"rule": "palindrome"}, {"rule": "user-id"}"#
    let run = try CommandRun(
      ["policy", "diff", "relid-default", "-"], input: Array(#"{"version": 1, "rules": [\#(rules)]}"#.utf8))
    let dependent = run.output.split(separator: "\n").first { $0.contains("they depend on more than characters: ") }
    #expect(dependent?.contains("user-id") == true && dependent?.contains("palindrome") == false)
    #expect(run.output.contains("is not known, because comparing palindrome would take too much memory"))
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
