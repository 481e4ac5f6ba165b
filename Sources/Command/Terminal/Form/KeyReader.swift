/// Turns the bytes of a terminal into keys, however they are cut into pieces.
///
/// It knows the sequences of ECMA-48 (sections 5.4 and 5.5) that xterm, the Linux console and their relatives send, and
/// passes over all others. What is pasted between `ESC [ 200 ~` and `ESC [ 201 ~` (bracketed paste, xterm) is text to
/// the last byte, without the line end that closes it.
struct KeyReader {
  /// The maximum length of a paste in bytes; a longer one is unreadable.
  static let maximumLength = LineEditor.maximumLength

  private var state = State.text
  /// The bytes of typed or pasted text that are not a key yet.
  private var pending: [UInt8] = []
  private var keys: [Key] = []

  private enum State {
    case text
    /// After an escape.
    case escape
    /// In a control sequence, with its parameters so far.
    case sequence([UInt8])
    /// Before the byte that names a function key; the Linux console has its own names.
    case functionKey(isConsole: Bool)
    /// In a paste, with the number of bytes that match its end so far.
    case paste(matched: Int)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether an escape may be a key of its own or the start of a sequence; a pause tells.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  /// The keys that end within `bytes`.
  mutating func read(_ bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    while let byte = rest.first {
      // A paste is taken as a whole up to what may end it.
      if case .paste(matched: 0) = state,
        case let end = rest.firstIndex(where: { $0 == 0x1B || $0 == 0x03 }) ?? rest.endIndex,
        end > rest.startIndex
      {
        append(rest[..<end])
        rest = rest[end...]
      } else {
        rest.removeFirst()
        take(byte)
      }
    }
    if case .text = state { flush(isComplete: false) }
    return give()
  }

  /// Called after a pause without input, which shows that an escape was a key of its own.
  mutating func pause() -> [Key] {
    if isUndecided {
      state = .text
      keys.append(.escape)
    }
    return give()
  }

  private mutating func give() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .text: takeKey(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .functionKey(isConsole: false)
      default:
        keys.append(contentsOf: byte == 0x1B ? [.escape] : [])
        leaveSequence(with: byte)
      }
    case .sequence(let parameters):
      switch byte {
      case 0x20...0x3F: state = .sequence(parameters.count < 8 ? parameters + [byte] : parameters)
      case UInt8(ascii: "[") where parameters.isEmpty: state = .functionKey(isConsole: true)
      case 0x40...0x7E: end(parameters, byte)
      default: leaveSequence(with: byte)
      }
    case .functionKey(let isConsole):
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break  // Shift and its like, as old terminals send them.
      case 0x20...0x7E:
        state = .text
        keys += Self.functionKey(byte, isConsole: isConsole)
      default: leaveSequence(with: byte)
      }
    case .paste(let matched): takePasted(byte, matched)
    }
  }

  /// Ends a sequence at a byte that does not belong to it, and takes the byte itself, so that Return and Control-C
  /// always work.
  private mutating func leaveSequence(with byte: UInt8) {
    state = .text
    takeKey(byte)
  }

  private mutating func takeKey(_ byte: UInt8) {
    guard byte < 0x20 || byte == 0x7F else {
      pending.append(byte)
      return
    }
    flush(isComplete: true)
    switch byte {
    case 0x01: keys.append(.home)
    case 0x03: keys.append(.cancel)
    case 0x05: keys.append(.end)
    case 0x08, 0x7F: keys.append(.deleteBackward)
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.returnKey)
    case 0x0C: keys.append(.redraw)
    case 0x12: keys.append(.reveal)
    case 0x15: keys.append(.deleteAll)
    case 0x17: keys.append(.deleteWord)
    case 0x1A: keys.append(.suspend)
    case 0x1B: state = .escape
    default: break
    }
  }

  private mutating func end(_ parameters: [UInt8], _ final: UInt8) {
    state = .text
    guard final == UInt8(ascii: "~") else {
      keys += Self.cursorKey(final)
      return
    }
    // Modifiers follow a semicolon.
    switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "200": state = .paste(matched: 0)
    case "1", "7": keys.append(.home)
    case "4", "8": keys.append(.end)
    case "3": keys.append(.deleteForward)
    case "12": keys.append(.reveal)
    default: break
    }
  }

  private static func cursorKey(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "A"): [.up]
    case UInt8(ascii: "B"): [.down]
    case UInt8(ascii: "C"): [.right]
    case UInt8(ascii: "D"): [.left]
    case UInt8(ascii: "F"): [.end]
    case UInt8(ascii: "H"): [.home]
    case UInt8(ascii: "Q"): [.reveal]  // F2 with a modifier.
    case UInt8(ascii: "Z"): [.backTab]
    default: []
    }
  }

  private static func functionKey(_ byte: UInt8, isConsole: Bool) -> [Key] {
    switch byte {
    case UInt8(ascii: "B") where isConsole: [.reveal]
    case _ where isConsole: []
    case UInt8(ascii: "M"): [.returnKey]
    default: cursorKey(byte)
    }
  }

  private mutating func takePasted(_ byte: UInt8, _ matched: Int) {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 < Self.pasteEnd.count {
        state = .paste(matched: matched + 1)
      } else {
        state = .text
        endPaste()
      }
      return
    }
    // The apparent end was text. Only its first byte can start another end, because it occurs nowhere else in it.
    append(Self.pasteEnd[..<matched])
    state = .paste(matched: byte == Self.pasteEnd[0] ? 1 : 0)
    switch byte {
    case Self.pasteEnd[0]: break
    case 0x03:  // A paste whose end never comes must not hold the user.
      pending = []
      state = .text
      keys.append(.cancel)
    default: append([byte])
    }
  }

  /// Keeps little more than the limit and a line end.
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    pending += bytes.prefix(Self.maximumLength + 3 - min(pending.count, Self.maximumLength + 3))
  }

  private mutating func endPaste() {
    if pending.last == 0x0A { pending.removeLast() }
    if pending.last == 0x0D { pending.removeLast() }
    if let text = String(validating: pending, as: UTF8.self), pending.count <= Self.maximumLength {
      keys.append(.paste(text))
    } else {
      keys.append(.unreadable)
    }
    pending = []
  }

  /// Makes keys of typed bytes; the start of a character whose other bytes are still to come stays, unless the text
  /// `isComplete`.
  private mutating func flush(isComplete: Bool) {
    guard !pending.isEmpty else { return }
    let rest = isComplete ? 0 : Self.startOfCharacter(in: pending)
    let text = pending.dropLast(rest)
    if !text.isEmpty { keys.append(String(validating: text, as: UTF8.self).map { .text($0) } ?? .unreadable) }
    pending = Array(pending.suffix(rest))
  }

  /// The number of bytes at the end that start a character without ending it.
  private static func startOfCharacter(in bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
      return length < needed && byte < 0xF5 ? length : 0
    }
    return 0
  }
}
