/// Finds the sequences among the bytes of a terminal, however they are cut into pieces.
///
/// Keys such as arrows and function keys are sequences of ECMA-48 (sections 5.4 and 5.5), which xterm, the Linux console and
/// their relatives send. What is pasted between `ESC [ 200 ~` and `ESC [ 201 ~` (bracketed paste, xterm) is text to the
/// last byte.
struct EscapeSequences {
  /// What ends with a byte.
  enum Token {
    /// A byte outside of sequences, or the escape that may begin one.
    case key(UInt8)
    /// An escape that is a key of its own.
    case escape
    /// A control sequence.
    case sequence(parameters: [UInt8], final: UInt8)
    /// A function key by its byte; the Linux console has its own bytes.
    case functionKey(UInt8, isConsole: Bool)
    /// Pasted text: the first `matched` bytes of ``pasteEnd``, which did not end the paste, and then `byte`.
    case pasted(matched: Int, byte: UInt8?)
    case pasteEnd
    /// Control-C in a paste, which must not hold the user if its end never comes.
    case pasteCancelled
  }

  private var state = State.text

  private enum State {
    case text
    /// After an escape.
    case escape
    /// In a control sequence, with its parameters so far.
    case sequence([UInt8])
    /// Before the byte that names a function key.
    case functionKey(isConsole: Bool)
    /// In a paste, with the number of bytes that match its end so far.
    case paste(matched: Int)
  }

  private static let pasteStart = Array("200".utf8)
  /// What ends a paste.
  static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether an escape may be a key of its own or the start of a sequence; a pause tells.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  /// Whether the next byte is neither in a sequence nor in a paste.
  var isInText: Bool {
    if case .text = state { true } else { false }
  }

  /// Whether the next byte is pasted text, unless it is an escape or Control-C.
  var isInPaste: Bool {
    if case .paste(matched: 0) = state { true } else { false }
  }

  /// Called after a pause without input, which shows that an escape was a key of its own.
  mutating func pause() -> Token? {
    guard isUndecided else { return nil }
    state = .text
    return .escape
  }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Token? {
    switch state {
    case .text: return takeKey(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .functionKey(isConsole: false)
      case 0x1B: return .escape
      default: return takeKey(byte)
      }
    case .sequence(let parameters):
      switch byte {
      case 0x20...0x3F: state = .sequence(parameters.count < 8 ? parameters + [byte] : parameters)
      case UInt8(ascii: "[") where parameters.isEmpty: state = .functionKey(isConsole: true)
      case 0x40...0x7E: return end(parameters, byte)
      default: return takeKey(byte)
      }
    case .functionKey(let isConsole):
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break  // Shift and its like, as old terminals send them.
      case 0x20...0x7E:
        state = .text
        return .functionKey(byte, isConsole: isConsole)
      default: return takeKey(byte)
      }
    case .paste(let matched): return takePasted(byte, matched)
    }
    return nil
  }

  /// Takes a byte of no sequence. It ends one that it does not belong to, so that Return and Control-C always work.
  private mutating func takeKey(_ byte: UInt8) -> Token {
    state = byte == 0x1B ? .escape : .text
    return .key(byte)
  }

  private mutating func end(_ parameters: [UInt8], _ final: UInt8) -> Token? {
    let isPaste = final == UInt8(ascii: "~") && Self.number(of: parameters) == Self.pasteStart[...]
    state = isPaste ? .paste(matched: 0) : .text
    return isPaste ? nil : .sequence(parameters: parameters, final: final)
  }

  /// The number of a key; modifiers follow a semicolon.
  static func number(of parameters: [UInt8]) -> ArraySlice<UInt8> { parameters.prefix { $0 != UInt8(ascii: ";") } }

  private mutating func takePasted(_ byte: UInt8, _ matched: Int) -> Token? {
    if byte == Self.pasteEnd[matched] {
      let isEnd = matched + 1 == Self.pasteEnd.count
      state = isEnd ? .text : .paste(matched: matched + 1)
      return isEnd ? .pasteEnd : nil
    }
    // The apparent end was text. Only its first byte can start another end, because it occurs nowhere else in it.
    let isStart = byte == Self.pasteEnd[0]
    state = byte == 0x03 ? .text : .paste(matched: isStart ? 1 : 0)
    return byte == 0x03 ? .pasteCancelled : .pasted(matched: matched, byte: isStart ? nil : byte)
  }
}

extension [UInt8] {
  /// Removes the end of a copied line, which terminals send as Return.
  mutating func removeLineEnd() {
    if last == 0x0A { removeLast() }
    if last == 0x0D { removeLast() }
  }
}
