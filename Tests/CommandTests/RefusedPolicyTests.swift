import Foundation
import TestSupport
import Testing

/// A policy with defects: a form uses the part that can be read, and authors get an error.
@Suite struct RefusedPolicyTests {
  private static let refused = [
    #"{"minL": 8, "SeqCheck": "", "minDg": "x"}"#, #"{"minL": 8, "UserIDcheck": "perhaps"}"#,
    #"{"minL": 20, "maxL": 3}"#,
    #"{"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "nonsense"}]}"#, #"{"minL": }"#, "null", "",
  ]

  @Test func `validate finds an error in each policy that is only partly readable`() throws {
    let folder = try TemporaryFolder()
    let files = try Self.refused.enumerated().map { try folder.write($1, to: "\($0).json") }
    let run = try CommandRun(["policy", "validate", "--format", "concise"] + files)
    #expect(run.exitCode == 1)
    for file in files { #expect(run.output.contains(try Regex("\(file):[0-9:]+ error: ")), "\(run.output)") }
  }

  @Test(arguments: Rounds.sample(refused, 2))
  func `text and check refuse a policy that is only partly readable`(policy: String) throws {
    let file = URL.temporaryDirectory.appending(path: "refused-\(UUID().uuidString).json")
    try Data(policy.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for command in [["text", file.path(), "--locale", "en"], ["check", file.path(), "--locale", "en"]] {
      let run = try CommandRun(command, input: Array("abcdefgh1\n".utf8))
      #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.contains("is not a usable policy"))
    }
  }

  @Test func `an empty flag alone is a warning for all three`() throws {
    let file = URL.temporaryDirectory.appending(path: "warned-\(UUID().uuidString).json")
    try Data(#"{"minL": 8, "SeqCheck": ""}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path()
    for command in [
      ["policy", "validate", path, "--format", "concise"], ["text", path, "--locale", "en"],
      ["check", path, "--locale", "en"],
    ] {
      let run = try CommandRun(command, input: Array("abcdefgh1\n".utf8))
      #expect(run.exitCode == 0 && (run.output + run.errors).contains("warning: \"SeqCheck\" is an empty string"))
    }
  }
}
