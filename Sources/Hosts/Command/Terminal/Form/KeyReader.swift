/// A reader that converts bytes from a terminal into keys, however the bytes are split into pieces. It ignores unknown
/// sequences, and removes a trailing line end from a paste.
struct KeyReader {
  /// The maximum length of a paste in bytes; a longer one is ``Key/unreadable``.
  static let maximumLength = LineEditor.maximumLength

  private var sequences = EscapeSequenceParser()
  /// The bytes of typed or pasted text that do not form a key yet.
  private var pending: [UInt8] = []
  private var keys: [Key] = []

  /// Whether the last escape may be the Escape key or the start of a sequence; a pause shows that it was the key.
  var isUndecided: Bool { sequences.isUndecided }

  /// Returns the keys that `bytes` complete.
  mutating func read(_ bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    while let byte = rest.first {
      // Pasted bytes are appended at once, up to a byte that may end the paste.
      if sequences.isInPaste,
        case let end = rest.firstIndex(where: { $0 == 0x1B || $0 == 0x03 }) ?? rest.endIndex,
        end > rest.startIndex
      {
        append(rest[..<end])
        rest = rest[end...]
      } else {
        rest.removeFirst()
        take(sequences.take(byte))
      }
    }
    if sequences.isInText { flush(isComplete: false) }
    return drainKeys()
  }

  /// Handles a pause without input, which shows that an escape was the Escape key.
  mutating func pause() -> [Key] {
    take(sequences.pause())
    return drainKeys()
  }

  private mutating func drainKeys() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ token: EscapeSequenceParser.Token?) {
    switch token {
    case .key(let byte): takeKey(byte)
    case .escape: keys.append(.escape)
    case .sequence(let parameters, let final): keys += Self.key(parameters, final)
    case .functionKey(let byte, let isConsole): keys += Self.functionKey(byte, isConsole: isConsole)
    case .pasted(let matched, let byte):
      append(EscapeSequenceParser.pasteEnd[..<matched])
      if let byte { append([byte]) }
    case .pasteEnd: endPaste()
    case .pasteCancelled:
      pending = []
      keys.append(.cancel)
    case nil: break
    }
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
    default: break
    }
  }

  private static func key(_ parameters: [UInt8], _ final: UInt8) -> [Key] {
    guard final == UInt8(ascii: "~") else { return cursorKey(final) }
    return switch String(decoding: EscapeSequenceParser.number(of: parameters), as: UTF8.self) {
    case "1", "7": [.home]
    case "4", "8": [.end]
    case "3": [.deleteForward]
    case "12": [.reveal]
    default: []
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

  /// Appends bytes up to a few more than the limit, which leaves room for a line end.
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    pending += bytes.prefix(Self.maximumLength + 3 - min(pending.count, Self.maximumLength + 3))
  }

  private mutating func endPaste() {
    pending.removeLineEnd()
    if let text = String(validating: pending, as: UTF8.self), pending.count <= Self.maximumLength {
      keys.append(.paste(text))
    } else {
      keys.append(.unreadable)
    }
    pending = []
  }

  /// Converts typed bytes to keys. An incomplete last character is kept for later unless `isComplete` is true.
  private mutating func flush(isComplete: Bool) {
    guard !pending.isEmpty else { return }
    let rest = isComplete ? 0 : Self.startOfCharacter(in: pending)
    let text = pending.dropLast(rest)
    if !text.isEmpty { keys.append(String(validating: text, as: UTF8.self).map { .text($0) } ?? .unreadable) }
    pending = Array(pending.suffix(rest))
  }

  /// Returns the number of trailing bytes that form an incomplete character.
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

/// A key, or pasted text.
enum Key: Equatable {
  /// Typed characters.
  case text(String)
  /// Text from a bracketed paste.
  case paste(String)
  case tab, backTab, up, down, left, right, home, end
  case returnKey, escape
  case deleteBackward, deleteForward, deleteWord, deleteAll
  /// Shows or hides a password: Control-R or F2.
  case reveal
  /// Redraws the screen: Control-L.
  case redraw
  /// Cancels the form: Control-C.
  case cancel
  /// Suspends the command: Control-Z.
  case suspend
  /// Bytes that are not UTF-8, or a paste that is too long.
  case unreadable
}
