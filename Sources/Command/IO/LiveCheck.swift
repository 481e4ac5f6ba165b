import WatchwordPolicy

/// Asks for a password on a terminal and shows its rules turn green as it is typed. The password is never shown.
struct LiveCheck {
  let writer: CheckWriter
  let context: AssessmentContext

  /// What came of asking.
  enum Outcome {
    /// How the password stands.
    case assessed(Assessment)
    /// What was typed is not UTF-8.
    case unreadable
    /// More was typed or pasted than is checked.
    case tooLong
    /// The user gave up (control-C, or control-D), or the terminal is gone.
    case cancelled
  }

  /// Asks until return is pressed; without drawing, only a prompt is shown.
  func run(isDrawing: Bool) throws -> Outcome {
    guard let terminal = RawTerminal.open(marksPastes: StandardError.isScreen) else {
      throw CommandFailure(message: "the terminal cannot be switched to hidden input")
    }
    var typed = TypedPassword()
    var screen = RuleScreen(isOn: isDrawing && StandardError.isScreen)
    ask(&screen, typed)
    while true {
      switch terminal.next(isUndecided: typed.isUndecided) {
      case .bytes(let bytes):
        for byte in bytes {
          switch typed.apply(byte) {
          case .edited: continue
          case .suspended:
            screen.clear()
            terminal.stop()
          case .finished: return finish(&screen, typed.text.map { .assessed(assess($0)) } ?? .unreadable)
          case .cancelled: return finish(&screen, .cancelled)
          case .tooLong: return finish(&screen, .tooLong)
          }
        }
        // A long paste comes in pieces; its rules are shown once.
        if !terminal.hasMore { screen.show(lines(for: typed)) }
      case .pause: typed.pause()
      case .resumed:
        screen.forget()
        ask(&screen, typed)
      case .end: return finish(&screen, .cancelled)
      }
    }
  }

  private func ask(_ screen: inout RuleScreen, _ typed: TypedPassword) {
    StandardError.write("Password (return to finish, control-C to give up):\n")
    screen.show(lines(for: typed))
  }

  private func finish(_ screen: inout RuleScreen, _ outcome: Outcome) -> Outcome {
    screen.clear()
    return outcome
  }

  private func assess(_ password: String) -> Assessment { writer.policy.assess(password, in: context) }

  private func lines(for typed: TypedPassword) -> [String] {
    guard let text = typed.textSoFar else { return ["what is typed is not UTF-8; control-U takes it back"] }
    return writer.lines(for: assess(text))
  }
}

/// The lines that stand for the moment at the end of standard error's terminal.
private struct RuleScreen {
  private var height = 0
  private let isOn: Bool

  /// Lines are shown only where the screen is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// Shows `lines` in place of those shown before, as many as the screen has room for.
  mutating func show(_ lines: [String]) {
    guard isOn else { return }
    clear()
    let shown = lines.prefix(max(StandardError.rows - 1, 1))
    // Without wrapping (DECAWM), so that a line stays a line on a narrow terminal.
    StandardError.write("\u{1B}[?7l" + shown.map { $0 + "\n" }.joined() + "\u{1B}[?7h")
    height = shown.count
  }

  /// Moves up over the lines and clears them (ECMA-48: CPL, ED).
  mutating func clear() {
    if height > 0 { StandardError.write("\u{1B}[\(height)F\u{1B}[J") }
    height = 0
  }

  /// The lines are no longer where they were.
  mutating func forget() { height = 0 }
}
