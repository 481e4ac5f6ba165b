import Foundation
import Testing

/// The form on a terminal, as a person uses it.
@Suite(.serialized) struct FormTerminalTests {
  static func start(_ options: [String] = ["--flow", "change"], showing text: String = "At least 1 number") throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(["form", "--locale", "en", "--color", "never"] + options)
    try #require(terminal.shows(text), "\(terminal.screen)")
    return terminal
  }

  /// What the terminal is sent at the end: passwords off the screen, everything switched back, and nothing after it.
  static let end = "\u{1B}[?2004l\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  static func isLeft(_ screen: String) -> Bool { screen.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) }

  @Test func `a password is changed, and nothing typed is shown`() throws {
    let terminal = try Self.start()
    #expect(terminal.echoes(false))
    for character in "Password1!\tnew-secret-Horse7" { terminal.type(String(character)) }
    #expect(terminal.shows("✓ At least 1 number"))
    terminal.type("\r")
    let run = terminal.end()
    #expect(run.exitCode == 0 && !run.isSignalled && run.isTerminalRestored)
    #expect(run.output == "Your password was updated\n")
    #expect(Self.isLeft(terminal.screen), "\(terminal.screen)")
    // The simulator's own password is in the footer; what was typed is nowhere.
    for piece in ["new-s", "secret", "Horse", "se7"] { #expect(!terminal.screen.contains(piece)) }
  }

  @Test func `a whole journey: expired, refused, changed, menu, update`() throws {
    let terminal = try Self.start(["--flow", "expired"], showing: "Welcome, ")
    terminal.type("wrong\tcorrect-Horse-7\tcorrect-horse\r")
    #expect(terminal.shows("│ Password Mismatch"))
    terminal.type("\r\u{1B}[200~correct-Horse-7\r\u{1B}[201~\t\u{1B}[200~correct-Horse-7\u{1B}[201~\u{1B}[A\u{1B}[A")
    terminal.type("\u{15}Password1!\t\t\r")
    #expect(terminal.shows("▸ Dashboard"), "\(terminal.screen)")
    // The button of the form says "Update Password" too; and the line below shows a key beside the password.
    #expect(terminal.shows("🔑 Update Password"))
    terminal.forget()
    terminal.type("\u{1B}[B\u{1B}[B\r")
    #expect(terminal.shows("▸ Current password"))
    terminal.type("\u{1B}")
    let run = terminal.end()
    #expect(
      run.exitCode == 0 && run.isTerminalRestored && Self.isLeft(terminal.screen),
      "\(terminal.screen.debugDescription.suffix(300))")
    for piece in ["correct", "orse-7"] { #expect(!terminal.screen.contains(piece)) }
  }

  @Test func `a password is shown only when asked for, and the screen is cleared before it is left`() throws {
    let terminal = try Self.start()
    terminal.type("visible-secret")
    #expect(terminal.shows("[••••••••••••••"))
    #expect(!terminal.screen.contains("visible"))
    terminal.type("\u{12}")
    #expect(terminal.shows("visible-secret"))
    terminal.type("\u{12}")
    #expect(terminal.shows("Show password"))
    terminal.forget()
    terminal.type("\u{12}\u{3}")
    let run = terminal.end()
    #expect(run.exitCode == 130 && !run.isSignalled && run.output == "" && run.isTerminalRestored)
    let cleared = try #require(terminal.screen.range(of: "\u{1B}[2J", options: .backwards))
    #expect(!terminal.screen[cleared.lowerBound...].contains("secret") && Self.isLeft(terminal.screen))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the form, and the terminal is as it was`(signal: Int32) throws {
    let terminal = try Self.start()
    terminal.type("abc\u{12}")
    #expect(terminal.echoes(false))
    terminal.send(signal)
    let run = terminal.end()
    #expect(run.isSignalled && run.exitCode == signal && run.isTerminalRestored)
    #expect(Self.isLeft(terminal.screen), "\(terminal.screen)")
  }

  @Test func `a stopped form gives the terminal back, and returns with what was typed`() throws {
    let terminal = try Self.start()
    #expect(terminal.screen.hasPrefix("\u{1B}[?1049h\u{1B}[?7l\u{1B}[H\u{1B}[2J\u{1B}[?2004h"))
    terminal.type("Password1!\tabcdefg1")
    #expect(terminal.shows("✓ At least 1 number"))
    terminal.send(SIGTSTP)
    #expect(terminal.echoes(true) && Self.isLeft(terminal.screen))
    terminal.forget()
    #expect(terminal.goesOn() && terminal.shows("✓ At least 1 number"), "\(terminal.screen)")
    #expect(terminal.screen.contains("\u{1B}[?1049h"))
    terminal.type("\r")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored && run.output == "Your password was updated\n")
  }

  @Test func `the form fits the terminal when that changes its size`() throws {
    let terminal = try Self.start(["--flow", "changeConfirmed"], showing: "8–256 characters")
    terminal.type("abc")
    #expect(terminal.shows("[•••"))
    terminal.forget()
    terminal.resize(rows: 40, columns: 24)
    #expect(terminal.shows("[•••                ]"), "\(terminal.screen)")
    terminal.forget()
    terminal.resize(rows: 5, columns: 100)
    #expect(terminal.shows("▸ Current password     [•••"), "\(terminal.screen)")
    terminal.type("\u{3}")
    #expect(terminal.end().exitCode == 130)
  }

  @Test func `Arabic is on the right`() throws {
    let terminal = try PseudoTerminal(["form", "--flow", "change", "--locale", "ar", "--color", "never"])
    #expect(terminal.shows("\u{2069} ✗"), "\(terminal.screen)")
    terminal.type("\u{3}")
    #expect(terminal.end().isTerminalRestored)
  }

  @Test func `a terminal without a cursor is refused`() throws {
    let terminal = try PseudoTerminal(["form", "--flow", "change"], environment: ["TERM": "dumb"])
    let run = terminal.end()
    #expect(run.exitCode == 2 && run.isTerminalRestored && terminal.screen.contains("give events with --script"))
  }

  @Test func `what is not a terminal is refused`() throws {
    let run = try CommandRun(["form", "--flow", "change"])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors == "error: The form needs a terminal that can move its cursor; run it on one, or give events with "
        + "--script FILE\n")
  }
}
