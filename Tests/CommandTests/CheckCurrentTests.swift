import Foundation
import TestSupport
import Testing

/// `check` with the current password.
@Suite struct CheckCurrentTests {
  private static let policy = """
    {"version": 1, "rules": [
      {"rule": "different-from-current"}, {"rule": "changed-characters", "min": 4}, {"rule": "variation-of-current"}
    ]}
    """

  private static func check(
    _ policy: String = policy, file: [UInt8]?, options: [String] = ["--format", "csv"], input: String
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    var arguments = ["check", try folder.write(policy, to: "p.json"), "--locale", "en"] + options
    if let file {
      let url = folder.url.appending(path: "current.txt")
      try Data(file).write(to: url)
      arguments += ["--current", url.path]
    }
    return try CommandRun(arguments, input: Array(input.utf8))
  }

  @Test(arguments: [
    Case("LF", "Zebra-99\n", "1,unmet,unmet,unmet,unmet,"), Case("CRLF", "Zebra-99\r\n", "1,unmet,unmet,unmet,unmet,"),
    Case("no line end", "Zebra-99", "1,unmet,unmet,unmet,unmet,"),
    Case("other lines", "Zebra-99\nother\n", "1,unmet,unmet,unmet,unmet,"),
    Case("a blank belongs to it", "Zebra-99 \n", "1,unmet,met,unmet,met,"),
    Case("a CR alone belongs to it", "Zebra-99\r", "1,unmet,met,unmet,met,"),
    Case("a byte-order mark", "\u{FEFF}Zebra-99\n", "1,unmet,unmet,unmet,unmet,"),
    Case("other case", "zEBRA-99\n", "1,unmet,met,met,unmet,"), Case("another", "tulip-1\n", "1,met,met,met,met,"),
  ])
  func `the first line of a file is the current password`(file: Case<String, String>) throws {
    let run = try Self.check(file: Array(file.given.utf8), input: "Zebra-99\n")
    #expect(run.output.hasSuffix("\r\n\(file.expected)\r\n") && run.errors == "", "\(run.output)\(run.errors)")
    #expect(run.exitCode == (file.expected.contains("unmet") ? 1 : 0))
  }

  @Test func `without it these rules are not judged, and a summary names the option to give`() throws {
    let run = try Self.check(file: nil, options: ["--summary"], input: "Zebra-99\n")
    #expect(run.exitCode == 0 && run.output.contains("changed-characters: give --current"), "\(run.output)")
  }

  @Test(arguments: [
    Case("an empty file", [] as [UInt8], "current.txt: The first line is empty"),
    Case("an empty line", Array("\nZebra-99\n".utf8), "current.txt: The first line is empty"),
    Case("a byte-order mark alone", [0xEF, 0xBB, 0xBF, 0x0A], "current.txt: The first line is empty"),
    Case("not UTF-8", Array("Zebra".utf8) + [0xE9, 0x0A], "current.txt: The first line is not UTF-8"),
  ])
  func `a file without a current password is refused, and nothing of it is shown`(
    file: Case<[UInt8], String>
  ) throws {
    let run = try Self.check(file: file.given, input: "a\n")
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(file.expected), "\(run.errors)")
    #expect(!run.errors.contains("Zebra"))
  }

  @Test(arguments: [
    Case(
      "the current password", ["p.json", "--current", "Zebra/99"],
      "--current expects a file with the current password in its first line, or - or prompt to type it on the "
        + "terminal: There is no such file or folder"),
    Case(
      "a folder", ["p.json", "--current", "."],
      "--current expects a file with the current password in its first line, or - or prompt to type it on the "
        + "terminal: This is a folder, not a file"),
    Case(
      "a breached password", ["p.json", "--breached", "Zebra-99"],
      "--breached expects a file of SHA-1 hashes: There is no such file or folder"),
    Case(
      "a common password", ["p.json", "--common-passwords", "Zebra-99"],
      "--common-passwords expects a file with one password per line: There is no such file or folder"),
    Case(
      "a password in the place of the policy", ["Zebra-99.txt"],
      "There is no such policy; expected a JSON file, or the name of a shipped policy (such as strong)"),
  ])
  func `an argument that may be a password in place of a file is not repeated`(slip: Case<[String], String>) throws {
    let folder = try TemporaryFolder()
    let rules = #"[{"rule": "different-from-current"}, {"rule": "breached-password"}, {"rule": "common-password"}]"#
    _ = try folder.write(#"{"version": 1, "rules": \#(rules)}"#, to: "p.json")
    let run = try CommandRun(["check"] + slip.given, input: Array("a\n".utf8), in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && run.errors == "error: \(slip.expected)\n", "\(run.errors)")
  }

  @Test(arguments: ["-", "prompt"]) func `it is requested on a terminal only`(word: String) throws {
    let run = try Self.check(file: nil, options: ["--current", word], input: "a\n")
    #expect(run.exitCode == 2 && run.output == "", "\(run.output)")
    #expect(
      run.errors.contains("Standard input is not a terminal, so the current password cannot be asked for"),
      "\(run.errors)")
  }

  @Test func `a policy without such a rule is named`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "length", "min": 3}]}"#
    let run = try Self.check(policy, file: Array("x".utf8), input: "password\n")
    #expect(run.exitCode == 0 && run.errors.hasPrefix("warning: The policy has no rule about the current password"))
  }

  @Test(arguments: ["-", "prompt"]) func `on a terminal both passwords are typed, and neither is shown`(
    word: String
  ) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(Self.policy, to: "p.json")
    let terminal = try PseudoTerminal(["check", policy, "--locale", "en", "--current", word])
    #expect(terminal.shows("Current password (Return to finish") && terminal.echoes(false))
    terminal.type("Zebra-99\r")
    #expect(terminal.shows("At least 4 characters changed"), "\(terminal.screen)")
    terminal.type("zEBRA-9")
    #expect(terminal.shows("✓ At least 4"), "\(terminal.screen)")
    terminal.type("9\r")
    let run = terminal.end()
    #expect(run.exitCode == 1 && run.isTerminalRestored && run.output.contains("✗ "), "\(run.output)")
    #expect(!(terminal.screen + run.output).lowercased().contains("ebra"))
  }
}
