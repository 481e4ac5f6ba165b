/// Builds a password from typed bytes.
///
/// Keys that a terminal sends as sequences (arrows, function keys: ECMA-48, sections 5.4 and 5.5) mean nothing in a
/// hidden text and are passed over, wherever they stand and however they are cut into pieces. What is pasted between
/// `ESC [ 200 ~` and `ESC [ 201 ~` (bracketed paste, xterm) is text to the last byte; only a line end that closes it is left out.
struct TypedPassword {
  /// The effect of a byte.
  enum Effect: Sendable {
    case edited, finished, cancelled, suspended, tooLong
  }

  /// The maximum length in bytes, by default the same as for a line of piped input.
  var maximumLength = InputLines.maximumLength

  private var bytes: [UInt8] = []
  private var state = State.text

  private enum State {
    /// Plain keys.
    case text
    /// After an escape.
    case escape
    /// In a control sequence, with its parameters so far.
    case sequence([UInt8])
    /// Before the byte that names a function key.
    case functionKey
    /// In a paste, with the number of bytes that match its end so far.
    case paste(matched: Int)
  }

  private static let pasteStart = Array("200".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether an escape may be a key of its own or the start of a sequence; a pause tells.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  /// The password; `nil` if the bytes are not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The password so far, without the start of a character whose other bytes are still to come.
  var textSoFar: String? {
    var complete = bytes[...]
    for _ in 0..<3 {
      if let text = String(validating: complete, as: UTF8.self) { return text }
      complete = complete.dropLast()
    }
    return String(validating: complete, as: UTF8.self)
  }

  /// Called after a pause without input, which shows that an escape was a key of its own.
  mutating func pause() {
    if isUndecided { state = .text }
  }

  /// Handles the next byte.
  mutating func apply(_ byte: UInt8) -> Effect {
    switch state {
    case .text: return applyKey(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .functionKey
      default: return leaveSequence(with: byte)
      }
    case .sequence(let parameters):
      switch byte {
      case 0x20...0x3F: state = .sequence(parameters.count < 8 ? parameters + [byte] : parameters)
      case UInt8(ascii: "[") where parameters.isEmpty: state = .functionKey  // F1 to F5 of the Linux console.
      case 0x40...0x7E:
        state = byte == UInt8(ascii: "~") && parameters == Self.pasteStart ? .paste(matched: 0) : .text
      default: return leaveSequence(with: byte)
      }
    case .functionKey:
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break  // Shift and its like, as old terminals send them.
      case 0x20...0x7E: state = .text
      default: return leaveSequence(with: byte)
      }
    case .paste(let matched): return applyPasted(byte, matched)
    }
    return .edited
  }

  /// Ends a sequence at a byte that does not belong to it, and handles the byte itself, so that Return and Control-C
  /// always work.
  private mutating func leaveSequence(with byte: UInt8) -> Effect {
    state = .text
    return applyKey(byte)
  }

  private mutating func applyKey(_ byte: UInt8) -> Effect {
    switch byte {
    case 0x0A, 0x0D: return .finished
    case 0x03: return .cancelled  // Control-C.
    case 0x04: return bytes.isEmpty ? .cancelled : .edited  // Control-D.
    case 0x1A: return .suspended  // Control-Z.
    case 0x08, 0x7F: eraseCharacter()
    case 0x15: bytes = []  // Control-U.
    case 0x17: eraseWord()  // Control-W.
    case 0x1B: state = .escape
    case 0x09, 0x20...: return append(byte)
    default: break
    }
    return .edited
  }

  private mutating func applyPasted(_ byte: UInt8, _ matched: Int) -> Effect {
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else {
        state = .paste(matched: matched + 1)
        return .edited
      }
      state = .text
      dropLineEnd()
      return .edited
    }
    // The apparent end was text. Only its first byte can start another end, because it occurs nowhere else in it.
    bytes += Self.pasteEnd[..<matched]
    state = .paste(matched: byte == Self.pasteEnd[0] ? 1 : 0)
    switch byte {
    case Self.pasteEnd[0]: return .edited
    case 0x03: return .cancelled  // A paste whose end never comes must not hold the user.
    default: return append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) -> Effect {
    guard bytes.count < maximumLength else { return .tooLong }
    bytes.append(byte)
    return .edited
  }

  /// Removes the end of a copied line, which terminals send as Return.
  private mutating func dropLineEnd() {
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
  }

  /// Removes the last user-perceived character, or the bytes of an incomplete one.
  private mutating func eraseCharacter() {
    if let text {
      bytes = Array(text.dropLast().utf8)
      return
    }
    for _ in 0..<4 {
      guard let last = bytes.popLast(), last & 0xC0 == 0x80 else { return }
    }
  }

  /// Removes the last word and the spaces after it, as terminals do (`VWERASE`).
  private mutating func eraseWord() {
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    while let last = bytes.last, !Self.isBlank(last) { bytes.removeLast() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
