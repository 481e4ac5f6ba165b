import PasswordPolicy

/// Asks for a password on a terminal and shows its rules turn green as it is typed. The password is never shown.
struct LiveCheck {
  let writer: CheckWriter
  let context: AssessmentContext

  /// How the password stands once return is pressed; nothing if the user gives up (control-C, or control-D).
  ///
  /// Without drawing, only a prompt is shown.
  func run(isDrawing: Bool) throws -> Assessment? {
    guard let terminal = RawTerminal.open() else {
      throw CommandFailure(message: "the terminal cannot be switched to hidden input")
    }
    StandardError.write("Password (return to finish, control-C to give up):\n")
    var typed = TypedPassword()
    var drawnLines = 0
    if isDrawing { drawnLines = draw(typed.text, over: 0) }
    while let keys = terminal.keys() {
      switch typed.apply(keys) {
      case .finished:
        if isDrawing { erase(drawnLines) }
        return writer.policy.assess(typed.text, in: context)
      case .cancelled:
        return nil
      case .edited:
        if isDrawing { drawnLines = draw(typed.text, over: drawnLines) }
      }
    }
    return nil
  }

  /// Draws the rules over the lines drawn before, and returns how many lines there are now.
  private func draw(_ password: String, over drawnLines: Int) -> Int {
    let lines = writer.lines(for: writer.policy.assess(password, in: context))
    erase(drawnLines)
    // Without wrapping (DECAWM), so that a line stays a line on a narrow terminal.
    StandardError.write("\u{1B}[?7l" + lines.map { $0 + "\n" }.joined() + "\u{1B}[?7h")
    return lines.count
  }

  /// Moves up over `count` lines and clears them (ECMA-48: CPL, ED).
  private func erase(_ count: Int) {
    if count > 0 { StandardError.write("\u{1B}[\(count)F\u{1B}[J") }
  }
}

/// A password as it is typed, key by key.
struct TypedPassword {
  /// What a key did.
  enum Effect {
    case edited, finished, cancelled
  }

  private var bytes: [UInt8] = []

  /// The password so far; the start of a character whose other bytes are still to come is left out.
  var text: String {
    var complete = bytes[...]
    for _ in 0..<3 {
      if let text = String(validating: complete, as: UTF8.self) { return text }
      complete = complete.dropLast()
    }
    return String(validating: complete, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Takes what was typed or pasted, up to the return key.
  mutating func apply(_ keys: [UInt8]) -> Effect {
    if keys.first == 0x1B { return .edited }  // Arrows and function keys have no meaning in a hidden text.
    for key in keys {
      switch key {
      case 0x0A, 0x0D: return .finished
      case 0x03: return .cancelled
      case 0x04 where bytes.isEmpty: return .cancelled
      case 0x08, 0x7F: bytes = Array(text.dropLast().utf8)
      case 0x15: bytes = []
      case 0x00..<0x20: break
      default: bytes.append(key)
      }
    }
    return .edited
  }
}
