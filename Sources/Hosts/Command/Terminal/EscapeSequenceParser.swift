/// A parser of escape sequences in the bytes from a terminal, however the bytes are split into pieces.
///
/// Keys such as arrows and function keys send sequences of ECMA-48 (sections 5.4 and 5.5), in the variants of xterm,
/// the Linux console and related terminals. Text pasted between `ESC [ 200 ~` and `ESC [ 201 ~` (bracketed paste,
/// xterm) is taken literally.
struct EscapeSequenceParser {
  /// A token that a byte completes.
  enum Token {
    /// A byte outside of sequences.
    case key(UInt8)
    /// The Escape key.
    case escape
    /// A control sequence.
    case sequence(parameters: [UInt8], final: UInt8)
    /// A function key with its final byte; the Linux console uses different bytes.
    case functionKey(UInt8, isConsole: Bool)
    /// Pasted text: the first `matched` bytes of ``pasteEnd``, which did not end the paste, and then `byte`.
    case pasted(matched: Int, byte: UInt8?)
    case pasteEnd
    /// Control-C in a paste, so that a paste whose end never arrives does not trap the user.
    case pasteCancelled
  }

  private var state = State.text

  private enum State {
    case text
    /// After an escape.
    case escape
    /// In a control sequence, with its parameters so far.
    case sequence([UInt8])
    /// Before the final byte of a function key.
    case functionKey(isConsole: Bool)
    /// In a paste, with the number of bytes of its end that matched so far.
    case paste(matched: Int)
  }

  private static let pasteStart = Array("200".utf8)
  /// The sequence that ends a paste.
  static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether the last escape may be the Escape key or the start of a sequence; a pause shows that it was the key.
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

  /// Handles a pause without input, which shows that an escape was the Escape key.
  mutating func pause() -> Token? {
    guard isUndecided else { return nil }
    state = .text
    return .escape
  }

  /// Handles the next byte. Returns the token that it completes, if any.
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
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break  // Modifiers such as Shift, in the form of old terminals.
      case 0x20...0x7E:
        state = .text
        return .functionKey(byte, isConsole: isConsole)
      default: return takeKey(byte)
      }
    case .paste(let matched): return takePasted(byte, matched)
    }
    return nil
  }

  /// Handles a byte outside of a sequence. It aborts an unfinished sequence, so that Return and Control-C always work.
  private mutating func takeKey(_ byte: UInt8) -> Token {
    state = byte == 0x1B ? .escape : .text
    return .key(byte)
  }

  private mutating func end(_ parameters: [UInt8], _ final: UInt8) -> Token? {
    let isPaste = final == UInt8(ascii: "~") && Self.number(of: parameters) == Self.pasteStart[...]
    state = isPaste ? .paste(matched: 0) : .text
    return isPaste ? nil : .sequence(parameters: parameters, final: final)
  }

  /// Returns the number of a key; modifiers follow a semicolon.
  static func number(of parameters: [UInt8]) -> ArraySlice<UInt8> { parameters.prefix { $0 != UInt8(ascii: ";") } }

  private mutating func takePasted(_ byte: UInt8, _ matched: Int) -> Token? {
    if byte == Self.pasteEnd[matched] {
      let isEnd = matched + 1 == Self.pasteEnd.count
      state = isEnd ? .text : .paste(matched: matched + 1)
      return isEnd ? .pasteEnd : nil
    }
    // The bytes that looked like the end were pasted text. Only the first byte of the end sequence can start another
    // one, because that byte occurs nowhere else in the sequence.
    let isStart = byte == Self.pasteEnd[0]
    state = byte == 0x03 ? .text : .paste(matched: isStart ? 1 : 0)
    return byte == 0x03 ? .pasteCancelled : .pasted(matched: matched, byte: isStart ? nil : byte)
  }
}

extension [UInt8] {
  /// Removes a trailing line end, which terminals send as Return.
  mutating func removeLineEnd() {
    if last == 0x0A { removeLast() }
    if last == 0x0D { removeLast() }
  }
}
