import Foundation
import TestSupport
import Testing

/// The command on a terminal, as a person uses it.
@Suite(.serialized) struct LiveCheckTests {
  static func start(_ options: [String] = [], environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["check", "Policies/strong.json", "--locale", "en"] + options, environment: environment)
    try #require(terminal.shows("At least 1 number"), "\(terminal.screen)")
    return terminal
  }

  @Test(arguments: [("correct-Horse-7", 0), ("correct-Horse", 1)])
  func `the verdict comes, and nothing typed is shown`(password: String, exitCode: Int) throws {
    let terminal = try Self.start(["--format", "text"])
    #expect(terminal.echoes(false))
    for character in password { terminal.type(String(character)) }
    #expect(terminal.shows("✓ At least 1 letter"))
    terminal.type("\r")
    let run = terminal.end()
    #expect(Int(run.exitCode) == exitCode && !run.isSignalled && run.isTerminalRestored)
    #expect(run.output.hasPrefix("✓ Min. 8 characters\n✓ At least 1 letter\n"))
    for piece in ["correct", "Horse", "-7"] { #expect(!(terminal.screen + run.output).contains(piece)) }
    // What is pasted is marked while the command runs, and no longer.
    let asked = try #require(terminal.screen.range(of: "\u{1B}[?2004h"))
    let given = try #require(terminal.screen.range(of: "\u{1B}[?2004l"))
    #expect(asked.lowerBound < given.lowerBound)
  }

  @Test func `arrows, function keys and a paste with a tab make the password that was meant`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(
      #"{"version": 1, "rules": [{"rule": "allowed-characters", "characters": "ab\t1"}, {"rule": "length", "min": 5, "max": 5}]}"#,
      to: "p.json")
    let terminal = try PseudoTerminal(["check", policy, "--locale", "en", "--format", "json"])
    #expect(terminal.shows("Password") && terminal.echoes(false))
    for keys in ["a\u{1B}", "[A\u{1B}OP", "\u{1B}[200", "~b\t\u{1B}[20", "1~x\u{7F}", "\u{1B}[3~1", "1\u{1B}[D\r"] {
      terminal.type(keys)
    }
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.output.contains(#""verdict":"met""#), "\(run.output)\(terminal.screen)")
  }

  @Test func `a password that is not UTF-8 is reported as in piped input`() throws {
    let terminal = try Self.start()
    terminal.type(Array("abcdefg1".utf8) + [0xE9, 0x62, 0x0D])
    let run = terminal.end()
    #expect(run.exitCode == 1 && run.output == "" && run.isTerminalRestored)
    #expect(terminal.screen.contains("-:1:1: error: The line is not UTF-8"))
    #expect(!terminal.screen.contains("abcdefg"))
  }

  @Test(arguments: ["\u{3}", "abc\u{3}", "\u{4}"])
  func `giving up leaves the terminal as it was`(keys: String) throws {
    let terminal = try Self.start()
    terminal.type(keys)
    let run = terminal.end()
    #expect(run.exitCode == 2 && run.output == "" && run.isTerminalRestored)
    #expect(terminal.screen.contains("No password was given") && !terminal.screen.contains("abc"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the command, and the terminal is as it was`(signal: Int32) throws {
    let terminal = try Self.start()
    terminal.type("abc")
    #expect(terminal.echoes(false))
    terminal.send(signal)
    let run = terminal.end()
    #expect(run.isSignalled && run.exitCode == signal && run.isTerminalRestored)
    #expect(terminal.screen.contains("\u{1B}[?2004l") && !terminal.screen.contains("abc"))
  }

  @Test func `a stopped command gives the terminal back and takes it again`() throws {
    let terminal = try Self.start()
    terminal.type("abcdefg1")
    #expect(terminal.shows("✓ At least 1 number"))
    terminal.send(SIGTSTP)
    #expect(terminal.echoes(true))
    terminal.forget()
    #expect(terminal.goesOn() && terminal.shows("✓ At least 1 number"), "\(terminal.screen)")
    terminal.type("\r")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored)
  }

  @Test(arguments: [["TERM": "dumb"], [:]])
  func `a terminal that cannot move its cursor gets no lines to move over`(environment: [String: String]) throws {
    let terminal = try PseudoTerminal(["check", "Policies/strong.json", "--locale", "en"], environment: environment)
    #expect(terminal.shows("Password") && terminal.echoes(false))
    terminal.type("abcdefg1\r")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored)
    #expect(terminal.screen.contains("\u{1B}") == environment.isEmpty)
  }

  @Test func `a command in the background leaves the terminal alone until it comes to the front`() throws {
    guard let setsid = Tool("setsid") else { return }
    let script = """
      set -m
      "$watchword" check Policies/strong.json --locale en &
      until jobs -s | grep -q .; do sleep 0.02; done
      stty -a | grep -q ' echo ' && echo untouched >&2
      fg; echo "code $?" >&2
      """
    let terminal = try PseudoTerminal(
      ["--ctty", "--wait", "/bin/bash", "-c", script], environment: ["watchword": CommandRun.executable.path],
      executable: setsid.url)
    #expect(terminal.shows("untouched"), "\(terminal.screen)")
    #expect(terminal.shows("At least 1 number") && terminal.echoes(false))
    terminal.type("abcdefg1\r")
    #expect(terminal.shows("code 0") && terminal.end().isTerminalRestored)
    #expect(!terminal.screen.contains("abcdefg1"))
  }
}
