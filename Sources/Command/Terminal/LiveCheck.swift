import WatchwordPolicy
import WatchwordSystemFiles

/// Asks for a password on a terminal and updates the rules as it is typed. The password is never shown.
struct LiveCheck {
  let report: CheckReport
  let context: AssessmentContext

  /// The result of asking for a password.
  enum Outcome {
    /// The password was assessed.
    case assessed(Assessment)
    /// The input cannot be checked.
    case unchecked(UncheckedLine)
    /// The user cancelled (Control-C or Control-D), or the terminal is gone.
    case cancelled
  }

  /// Asks until Return is pressed. If `isDrawing` is false, only a prompt is shown.
  func run(isDrawing: Bool) throws -> Outcome {
    guard let terminal = RawTerminal.open(modes: StandardStream.error.isScreen ? .markedPastes : []) else {
      throw CommandFailure(
        message: "The terminal cannot be switched to hidden input; send the passwords to standard input instead")
    }
    var typed = TypedPassword()
    var screen = RuleScreen(isOn: isDrawing && StandardStream.error.isScreen)
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
          case .finished: return finish(&screen, typed.text.map { .assessed(assess($0)) } ?? .unchecked(.invalidUTF8))
          case .cancelled: return finish(&screen, .cancelled)
          case .tooLong: return finish(&screen, .unchecked(.tooLong))
          }
        }
        // A long paste arrives in pieces; the rules are drawn once.
        if !terminal.hasMore { screen.show(lines(for: typed)) }
      case .pause: typed.pause()
      case .resized: break
      case .resumed:
        screen.forget()
        ask(&screen, typed)
      case .end: return finish(&screen, .cancelled)
      }
    }
  }

  private func ask(_ screen: inout RuleScreen, _ typed: TypedPassword) {
    StandardError.write("Password (Return to finish, Control-C to cancel):\n")
    screen.show(lines(for: typed))
  }

  private func finish(_ screen: inout RuleScreen, _ outcome: Outcome) -> Outcome {
    screen.clear()
    return outcome
  }

  private func assess(_ password: String) -> Assessment { report.policy.assess(password, in: context) }

  private func lines(for typed: TypedPassword) -> [String] {
    guard let text = typed.textSoFar else { return ["The typed text is not UTF-8; press Control-U to delete it"] }
    return report.lines(for: assess(text))
  }
}
