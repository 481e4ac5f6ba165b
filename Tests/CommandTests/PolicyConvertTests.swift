import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

@Suite struct PolicyConvertTests {
  @Test func `the target's text is on standard output and each loss on standard error`() throws {
    let run = try CommandRun(["policy", "convert", "strong", "--to", "zitadel"])
    #expect(run.exitCode == 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["minLength"] != nil && json?["hasUppercase"] != nil, "\(run.output)")
    let lines = run.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.wholeMatch(of: /strong(\.json)?:\d+:\d+: (warning|info): .+ \[conversion-loss\]/) != nil, "\(line)")
    }
  }

  @Test func `a loss points to its rule`() throws {
    let policy = """
      {"version": 1, "rules": [
        {"rule": "length", "min": 8, "max": 256}, {"rule": "edge-white-space"},
        {"rule": "digits", "min": 2, "repertoire": "ascii"}
      ]}
      """
    let run = try CommandRun(
      ["policy", "convert", "-", "--to", "cognito", "--strict", "--stdin-filename", "own.json"],
      input: Array(policy.utf8))
    #expect(run.exitCode == 1)
    #expect(
      run.errors.contains(
        "own.json:3:3: warning: A Cognito user pool cannot express rule 3 (digits) because it can require at most 1; "
          + "instead it requires at least 1 of them [conversion-loss]"), "\(run.errors)")
  }

  @Test(arguments: [
    ("cognito-default", "cloudformation", "info: A CloudFormation template cannot express the description"),
    ("strong", "html", "info: An HTML input element cannot express the normalisation of passwords to NFC"),
  ])
  func `a strict conversion ignores a loss that is not a rule`(policy: String, format: String, loss: String) throws {
    let run = try CommandRun(["policy", "convert", policy, "--to", format, "--strict"])
    #expect(run.exitCode == 0 && run.errors.contains(loss), "\(run.errors)")
  }

  @Test func `a length in UTF-16 is only info`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "length", "min": 12}]}"#
    let keycloak = try CommandRun(
      ["policy", "convert", "-", "--to", "keycloak", "--strict"], input: Array(policy.utf8))
    #expect(keycloak.exitCode == 0 && keycloak.errors.contains(": info: A Keycloak"), "\(keycloak.errors)")
    // Letters beyond ASCII take several bytes, which is not a small difference.
    let zitadel = try CommandRun(["policy", "convert", "-", "--to", "zitadel", "--strict"], input: Array(policy.utf8))
    #expect(zitadel.exitCode == 1 && zitadel.errors.contains(": warning: A Zitadel"), "\(zitadel.errors)")
  }

  @Test func `the help offers only formats that can be written`() throws {
    let help = try CommandRun(["policy", "convert", "--help"]).output
    let target = try #require(help.split(separator: "--to <to> ").last?.split(separator: "--from <from>").first)
    #expect(target.contains("keycloak") && !target.contains("passay") && !target.contains("pwquality"), "\(target)")
  }

  @Test func `a policy that is written to a file can be read again in its format`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "strong").path
    let run = try CommandRun(["policy", "convert", "strong", "--to", "keycloak", "-o", path])
    #expect(run.exitCode == 0 && run.output.isEmpty, "\(run.errors)")
    let again = try CommandRun(["policy", "convert", path, "--from", "keycloak", "--to", "native"])
    #expect(again.exitCode == 0 && again.output.contains("\"length\""), "\(again.errors)")
  }

  @Test func `a file is replaced only on request`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "own.json")
    for command in [["convert", "strong", "--to", "native"], ["audit", "strong", "--standard", "nist", "--fix"]] {
      let arguments = ["policy"] + command + ["-o", "own.json"]
      let refused = try CommandRun(arguments, in: folder.url)
      #expect(refused.exitCode == 2 && refused.output == "", "\(refused.output)")
      #expect(refused.errors.contains("own.json already exists; give another name, or replace it with --force"))
      #expect(try String(contentsOf: folder.url.appending(path: "own.json"), encoding: .utf8) == "old")
      let forced = try CommandRun(arguments + ["--force"], in: folder.url)
      #expect(forced.exitCode != 2 && forced.errors.hasSuffix("Wrote own.json\n"), "\(forced.errors)")
      #expect(try String(contentsOf: folder.url.appending(path: "own.json"), encoding: .utf8) != "old")
      _ = try folder.write("old", to: "own.json")
    }
  }

  /// Policies with defects, and what to do about them.
  static let advice: [Case<String, String>] = [
    Case("a misspelt rule of Keycloak", "length(8) and digts(1)", "  help: Did you mean \"digits\"?\n"),
    Case("rules that are joined by commas", "length(8), digits(1)", "  help: Join rules with \" and \""),
    Case("a misspelt property", "minlength: 8; requird: lower;", "  help: Did you mean \"required\"?\n"),
    Case("a misspelt setting", #"{"MinimumLength": 8, "RequireNumbrs": true}"#, "Did you mean \"RequireNumbers\"?\n"),
    Case("two formats", #"{"minL": 8, "MinimumLength": 12}"#, "\"minL\", which belongs to REL-ID policies"),
    Case(
      "the format", #"{"minL": 8, "MinimumLength": 12}"#, "note: - was read in the format cognito (Cognito user pool)"),
  ]

  @Test(arguments: advice) func `every command says what to do about a defect`(policy: Case<String, String>) throws {
    let commands = [["convert", "-", "--to", "native"], ["show", "-"], ["audit", "-"], ["validate", "-"]]
    // All with the last policy, which has the most to say.
    for command in policy.description == Self.advice.last?.description ? commands : Rounds.sample(commands, 1) {
      let run = try CommandRun(["policy"] + command, input: Array(policy.given.utf8))
      #expect((run.output + run.errors).contains(policy.expected), "\(command): \(run.errors)")
    }
  }

  @Test func `formats are recognised wherever a policy is expected`() throws {
    let pool = #"{"UserPool": {"Policies": {"PasswordPolicy": {"MinimumLength": 12, "RequireNumbers": true}}}}"#
    for arguments in [["text"], ["policy", "show"], ["policy", "validate"]] {
      let run = try CommandRun(arguments + ["-"], input: Array(pool.utf8))
      #expect(run.exitCode == 0, "\(arguments): \(run.errors)")
      if arguments != ["policy", "validate"] { #expect(run.output.contains("12"), "\(arguments): \(run.output)") }
    }
    let run = try CommandRun(["text", "-"], input: Array("length(10) and digits(2)\n".utf8))
    #expect(run.output.contains("10") && run.exitCode == 0, "\(run.errors)")
  }

  @Test func `a wrong format is refused with the right ones`() throws {
    let unknown = try CommandRun(["policy", "convert", "strong", "--to", "okto"])
    #expect(unknown.exitCode == 2 && unknown.errors.contains("okta"), "\(unknown.errors)")
    let forced = try CommandRun(["policy", "convert", "strong", "--from", "okta", "--to", "native"])
    #expect(forced.exitCode == 2 && forced.errors.contains("so leave --from out"), "\(forced.errors)")
    for format in PolicyFormat.known where !format.isWritable {
      let run = try CommandRun(["policy", "convert", "strong", "--to", format.id.string])
      #expect(run.exitCode == 2 && run.errors.contains("only read"), "\(run.errors)")
    }
    for format in PolicyFormat.known where !format.isReadable {
      let run = try CommandRun(["policy", "convert", "strong", "--from", format.id.string, "--to", "native"])
      #expect(run.exitCode == 2 && run.errors.contains("only written"), "\(run.errors)")
    }
  }
}
