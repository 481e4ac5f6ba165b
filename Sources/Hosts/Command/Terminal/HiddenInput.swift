import WatchwordBasics
import WatchwordPolicy
import WatchwordRuns
import WatchwordSystemFiles

/// A prompt for a password on a terminal. The password is never shown.
struct HiddenInput {
  /// The title of the prompt, such as "Password".
  let title: String
  /// An alternative for terminals that cannot hide input, as a clause.
  let advice: String
  /// Returns the lines below the prompt about the password so far; none if they are not drawn.
  var lines: (TypedPassword) -> [String] = { _ in [] }

  /// Reads input until Return is pressed. If `isDrawing` is false, only the prompt is shown.
  func run(isDrawing: Bool) throws(RunFailure) -> TypedInput {
    guard let terminal = RawTerminal.open(modes: StandardStream.error.isScreen ? .markedPastes : []) else {
      throw RunFailure(message: "The terminal cannot be switched to hidden input; \(advice)")
    }
    var typed = TypedPassword()
    var screen = LiveLines(isOn: isDrawing && StandardStream.error.isScreen)
    showPrompt(&screen, typed)
    while true {
      switch terminal.next(isUndecided: typed.isUndecided) {
      case .bytes(let bytes):
        for byte in bytes {
          switch typed.apply(byte) {
          case .edited: continue
          case .suspended:
            screen.clear()
            terminal.stop()
          case .finished: return finish(&screen, typed.text.map { .typed($0) } ?? .unchecked(.invalidUTF8))
          case .cancelled: return finish(&screen, .cancelled)
          case .tooLong: return finish(&screen, .unchecked(.tooLong))
          }
        }
        // A long paste arrives in pieces; the lines are drawn only once.
        if !terminal.hasMore { screen.show(lines(typed)) }
      case .pause: typed.pause()
      case .resized: break
      case .resumed:
        screen.discard()
        showPrompt(&screen, typed)
      case .end: return finish(&screen, .cancelled)
      }
    }
  }

  private func showPrompt(_ screen: inout LiveLines, _ typed: TypedPassword) {
    StandardError.write("\(title) (Return to finish, Control-C to cancel):\n")
    screen.show(lines(typed))
  }

  private func finish(_ screen: inout LiveLines, _ outcome: TypedInput) -> TypedInput {
    screen.clear()
    return outcome
  }
}
