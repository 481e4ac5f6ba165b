import WatchwordBasics
import WatchwordPolicy
import WatchwordRuns
import WatchwordSystemFiles

/// A prompt for a password that updates the rules during typing. The password is never shown.
struct LiveCheck {
  let check: PasswordCheck

  /// Reads input until Return is pressed. If `isDrawing` is false, only a prompt is shown.
  func run(isDrawing: Bool) throws(RunFailure) -> TypedInput {
    try HiddenInput(title: "Password", advice: CheckRun.adviceAtTerminal, lines: lines).run(isDrawing: isDrawing)
  }

  private func lines(for typed: TypedPassword) -> [String] {
    guard let text = typed.textSoFar else { return ["The typed text is not UTF-8; press Control-U to delete it"] }
    return check.report.lines(for: check.report.policy.assess(text, in: check.context))
  }
}

/// Replaceable lines at the bottom of the terminal, on standard error.
struct LiveLines {
  private var height = 0
  private let isOn: Bool

  /// Creates a screen, which shows nothing if `isOn` is false.
  init(isOn: Bool) { self.isOn = isOn }

  /// Replaces the shown lines with as many of `lines` as fit.
  mutating func show(_ lines: [String]) {
    guard isOn else { return }
    clear()
    let shown = lines.prefix(max(StandardStream.error.rows - 1, 1))
    // Wrapping (DECAWM) is off, so that each line remains one row on a narrow terminal.
    StandardError.write("\u{1B}[?7l" + shown.map { $0 + "\n" }.joined() + "\u{1B}[?7h")
    height = shown.count
  }

  /// Moves up over the lines and clears them (ECMA-48: CPL, ED).
  mutating func clear() {
    if height > 0 { StandardError.write("\u{1B}[\(height)F\u{1B}[J") }
    height = 0
  }

  /// Discards the height, because the lines have moved.
  mutating func discard() { height = 0 }
}
