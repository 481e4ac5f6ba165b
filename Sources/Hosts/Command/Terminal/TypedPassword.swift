import WatchwordPolicy

/// A password that is built from typed bytes.
///
/// Keys that a terminal sends as escape sequences have no effect in hidden input and are ignored. Pasted bytes are
/// text; only a trailing line end is removed.
struct TypedPassword {
  /// The effect of a byte.
  enum Effect: Sendable {
    case edited, finished, cancelled, suspended, tooLong
  }

  /// The maximum length in bytes, by default the same as for a line of piped input.
  var maximumLength = LineDefect.maximumLength

  private var bytes: [UInt8] = []
  private var sequences = EscapeSequenceParser()

  /// Whether the last escape may be the Escape key or the start of a sequence; a pause shows that it was the key.
  var isUndecided: Bool { sequences.isUndecided }

  /// The password; `nil` if the bytes are not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The password so far, without an incomplete last character.
  var textSoFar: String? {
    var complete = bytes[...]
    for _ in 0..<3 {
      if let text = String(validating: complete, as: UTF8.self) { return text }
      complete = complete.dropLast()
    }
    return String(validating: complete, as: UTF8.self)
  }

  /// Handles a pause without input, which shows that an escape was the Escape key.
  mutating func pause() { _ = sequences.pause() }

  /// Handles the next byte.
  mutating func apply(_ byte: UInt8) -> Effect {
    switch sequences.take(byte) {
    case .key(let byte): return applyKey(byte)
    case .pasted(let matched, let byte):
      bytes += EscapeSequenceParser.pasteEnd[..<matched]
      return byte.map { append($0) } ?? .edited
    case .pasteEnd: bytes.removeLineEnd()
    case .pasteCancelled: return .cancelled
    case .escape, .sequence, .functionKey, nil: break
    }
    return .edited
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
    case 0x09, 0x20...: return append(byte)
    default: break
    }
    return .edited
  }

  private mutating func append(_ byte: UInt8) -> Effect {
    guard bytes.count < maximumLength else { return .tooLong }
    bytes.append(byte)
    return .edited
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

  /// Removes the last word and the spaces after it, like `VWERASE` of terminals.
  private mutating func eraseWord() {
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    while let last = bytes.last, !Self.isBlank(last) { bytes.removeLast() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
