import Foundation
import TestSupport
import Testing
import WatchwordBreaches

/// `check` with a file of breached passwords, and with the estimator of strength.
@Suite struct CheckBreachTests {
  private static let breached = #"{"version": 1, "rules": [{"rule": "breached-password"}]}"#

  /// The hashes of "password", "123456" and "qwerty", as `sha1sum` prints them.
  private static let hashes = """
    5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824
    7C4A8D09CA3762AF61E59520943DC26494F8941B:37359195
    b1b3773a05c0ed0176787a4f1574ff0075f7521e

    """

  private static func check(
    _ policy: String = breached, list: String?, options: [String] = ["--format", "csv"], input: String
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    var arguments = ["check", try folder.write(policy, to: "p.json"), "--locale", "en"] + options
    if let list { arguments += ["--breached", try folder.write(list, to: "list.txt")] }
    return try CommandRun(arguments, input: Array(input.utf8))
  }

  @Test func `passwords of the list fail, and others pass`() throws {
    let run = try Self.check(list: Self.hashes, input: "password\nPassword\n123456\nqwerty\n\n")
    #expect(run.exitCode == 1 && run.errors == "")
    let rows = run.output.split(separator: "\r\n").dropFirst().map(String.init)
    #expect(rows == ["1,unmet,unmet,", "2,met,met,", "3,unmet,unmet,", "4,unmet,unmet,", "5,met,met,"])
  }

  @Test func `a summary counts the passwords of the list`() throws {
    let run = try Self.check(list: Self.hashes, options: ["--summary"], input: "password\nPassword\n123456\nhorse\n")
    #expect(run.exitCode == 1 && run.output.contains("2   50.0 %  meet the policy"), "\(run.output)")
  }

  @Test func `without a list the rule is not judged`() throws {
    let run = try Self.check(list: nil, input: "password\n")
    #expect(run.exitCode == 0 && run.output.hasSuffix("\r\n1,undetermined,undetermined,\r\n"), "\(run.output)")
  }

  @Test func `a policy without the rule is named`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "length", "min": 3}]}"#
    let run = try Self.check(policy, list: Self.hashes, input: "password\n")
    #expect(run.exitCode == 0 && run.output.hasSuffix("\r\n1,met,met,\r\n"))
    #expect(run.errors.hasPrefix("warning: The policy has no rule breached-password, so --breached has no effect"))
  }

  @Test(arguments: [
    Case("empty", "", "list.txt:1:1: error: Found no line"),
    Case("passwords", "password\nqwerty\n", "list.txt:1:1: error: Found a line that is not a SHA-1 hash"),
    Case("an invalid count", hashes.replacing("9545824", with: "many"), "list.txt:1:42: error: Found no number"),
    Case("a digit too many", "F" + hashes, "list.txt:1:41: error: "),
    Case(
      "in another order", hashes.split(separator: "\n").reversed().joined(separator: "\n"),
      "list.txt:2:1: error: Found a hash that is less than one on an earlier line"),
  ])
  func `a list that cannot be used is refused with its place`(list: Case<String, String>) throws {
    let run = try Self.check(list: list.given, input: "password\n")
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(list.expected), "\(run.errors)")
    #expect(run.errors.contains("list.txt is not a usable list of breached passwords"), "\(run.errors)")
  }

  @Test func `a list of something else is not repeated line by line`() throws {
    let run = try Self.check(list: String(repeating: "password\n", count: 2000), input: "password\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count(where: { $0.contains("error: Found a line") }) == 3 && lines.count == 5, "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix("… and ") && $0.hasSuffix(" more") }, "\(run.errors)")
  }

  @Test func `a list that cannot be read, or is standard input, is refused`() throws {
    for (list, message) in [
      ("/nowhere/list.txt", "--breached expects a file"), ("-", "Standard input is for the passwords"),
    ] {
      let run = try CommandRun(["check", "strong", "--breached", list], input: Array("a\n".utf8))
      #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
    }
  }

  /// Opening a large file looks at some of its lines only.
  @Test func `a damaged line is reported when a password leads to it`() throws {
    let found = SHA1.digest(of: "0".utf8).hexadecimal.asText
    // The others are hashes of nothing that is asked.
    var lines = (0..<40_000).map { String(format: "%08X", $0 * 107_000) + String(repeating: "0", count: 32) } + [found]
    let damaged = SHA1.digest(of: "correct horse".utf8).hexadecimal.asText
    lines.append(damaged)
    lines.sort()
    let number = try #require(lines.firstIndex(of: damaged)) + 1
    lines[number - 1] = String(repeating: "?", count: 40)
    let list = lines.joined(separator: "\n")
    let other = try Self.check(list: list, input: "0\n")
    #expect(other.exitCode == 1 && other.errors == "", "\(other.errors)")
    for options in [["--format", "json"], ["--summary"]] {
      let run = try Self.check(list: list, options: options, input: "correct horse\n0\n")
      #expect(run.exitCode == 2 && run.errors.contains("list.txt:\(number):1: error: "), "\(run.errors)")
      #expect(!(run.output + run.errors).contains("horse"))
    }
  }

  private static let strengths = [
    Case("a common password", "password1", "unmet"), Case("a row of keys", "qwertyuiop", "unmet"),
    Case("words", "maple-tundra-sextant-forage", "met"), Case("the user's word", "Zwaxkupi-Zwaxkupi", "unmet"),
    Case("another's word", "Vwoxjulq-Bzaxkupi", "met"), Case("empty", "", "unmet"),
  ]

  @Test(arguments: [["--user", "zwaxkupi"], ["--personal-word", "Zwaxkupi"]])
  func `an estimator judges the strength`(words: [String]) throws {
    let policy = #"{"version": 1, "rules": [{"rule": "strength", "min": 4}]}"#
    let run = try Self.check(
      policy, list: nil, options: ["--format", "csv"] + words,
      input: Self.strengths.map { $0.given + "\n" }.joined())
    let rows = run.output.split(separator: "\r\n").dropFirst().map(String.init)
    #expect(rows == Self.strengths.enumerated().map { "\($0 + 1),\($1.expected),\($1.expected)," })
  }
}

/// The same rules while a password is typed.
@Suite(.serialized) struct LiveBreachTests {
  @Test func `both rules are judged as the password is typed`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(
      #"{"version": 1, "rules": [{"rule": "breached-password"}, {"rule": "strength", "min": 3}]}"#, to: "p.json")
    let list = try folder.write("\(SHA1.digest(of: "maple-tundra".utf8).hexadecimal.asText)\n", to: "list.txt")
    let terminal = try PseudoTerminal(["check", policy, "--locale", "en", "--breached", list])
    #expect(terminal.shows("✗ Strength: Good or better"))
    terminal.type("maple-tundra")
    #expect(terminal.shows("✗ Not a password from a known data breach"))
    terminal.type("-sextant\r")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored, "\(terminal.screen)")
    #expect(run.output == "✓ Not a password from a known data breach\n✓ Strength: Good or better\n")
    #expect(!(terminal.screen + run.output).contains("tundra"))
  }

  @Test func `the form on a terminal estimates too`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "strength", "min": 3}]}"#, to: "p.json")
    let terminal = try FormTerminalTests.start(
      ["--flow", "change", "--policy", policy], showing: "Strength: Good")
    terminal.type("Password1!\tmaple-tundra-sextant")
    #expect(terminal.shows("✓ Strength: Good or better"), "\(terminal.screen)")
    terminal.type("\u{3}")
    #expect(terminal.end().isTerminalRestored)
  }
}

extension [UInt8] {
  fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}
