import WatchwordDiagnostics

extension ExpressionParser {
  /// What a backslash and the characters behind it stand for.
  enum Escape {
    case character(UInt32)
    case set(ExpressionCharacters)
  }

  /// Reads a class in brackets.
  mutating func characterClass() throws(ExpressionDefect) -> ExpressionCharacters {
    let start = offset
    offset += 1
    let isNegated = peek() == UInt8(ascii: "^")
    if isNegated { offset += 1 }
    var set = ExpressionCharacters()
    if peek() == UInt8(ascii: "]") {
      throw malformed(start..<(offset + 1), "Found a class without characters", help: "Write \\] for the character")
    }
    while peek() != UInt8(ascii: "]") {
      guard offset < bytes.count else {
        throw malformed(
          start..<(start + 1), "Found [ without a ] behind it", help: "Close the class, or write \\[ for the character")
      }
      try member(of: &set)
    }
    offset += 1
    set.seal(isNegated: isNegated)
    return set
  }

  /// Reads a character, a range or a class inside a class.
  private mutating func member(of set: inout ExpressionCharacters) throws(ExpressionDefect) {
    let start = offset
    let first = try classItem(&set)
    guard peek() == UInt8(ascii: "-"), offset + 1 < bytes.count, bytes[offset + 1] != UInt8(ascii: "]") else {
      if let first { set.insert([first...first]) }
      return
    }
    offset += 1
    var unused = ExpressionCharacters()
    let last = try classItem(&unused)
    guard let first, let last else {
      throw malformed(
        start..<offset, "Found a class as the end of a range", help: "Write \\- for the character")
    }
    guard first <= last else {
      throw malformed(
        start..<offset, "Found the range \(text(start..<offset)); expected the smaller code point first")
    }
    set.insert([first...last])
  }

  /// Reads a character inside a class; the result is `nil` for a class, which is added to `set`.
  private mutating func classItem(_ set: inout ExpressionCharacters) throws(ExpressionDefect) -> UInt32? {
    if peek("[:") || peek("[.") || peek("[=") {
      throw unsupported(
        offset..<(offset + 2), "Found \(text(offset..<(offset + 2))), which starts a POSIX class in some engines",
        help: "Write \\p{L}, \\p{Nd} or \\p{P} for a class, or \\[ for the character")
    }
    guard peek() == UInt8(ascii: "\\") else { return scalar() }
    switch try escape() {
    case .character(let value): return value
    case .set(let other):
      set.insert(other)
      return nil
    }
  }

  // MARK: - Escapes

  /// Reads a backslash and what belongs to it.
  mutating func escape() throws(ExpressionDefect) -> Escape {
    let start = offset
    guard start + 1 < bytes.count else {
      throw malformed(start..<bytes.count, "Found \\ at the end", help: "Write \\\\ for the character")
    }
    let byte = bytes[start + 1]
    offset += 2
    switch byte {
    case UInt8(ascii: "t"): return .character(0x9)
    case UInt8(ascii: "n"): return .character(0xA)
    case UInt8(ascii: "v"): return .character(0xB)
    case UInt8(ascii: "f"): return .character(0xC)
    case UInt8(ascii: "r"): return .character(0xD)
    case UInt8(ascii: "x"), UInt8(ascii: "u"): return .character(try hexadecimal(start, byte))
    case UInt8(ascii: "p"), UInt8(ascii: "P"): return .set(try category(start, isNegated: byte == UInt8(ascii: "P")))
    default: break
    }
    if let ranges = Self.ranges(of: byte | 0x20) {
      var set = ExpressionCharacters()
      if byte & 0x20 == 0 { set.insert(allBut: ranges) } else { set.insert(ranges) }
      return .set(set)
    }
    if 0x20..<0x7F ~= byte, !ASCII.isLetter(byte), !ASCII.isDigit(byte) { return .character(UInt32(byte)) }
    throw refusedEscape(start, byte)
  }

  private static func ranges(of letter: UInt8) -> [ClosedRange<UInt32>]? {
    switch letter {
    case UInt8(ascii: "d"): ExpressionCharacters.digits
    case UInt8(ascii: "w"): ExpressionCharacters.wordCharacters
    case UInt8(ascii: "s"): ExpressionCharacters.whiteSpace
    default: nil
    }
  }

  private mutating func refusedEscape(_ start: Int, _ byte: UInt8) -> ExpressionDefect {
    offset = start + 1
    _ = scalar()
    let range = start..<offset
    if ASCII.isDigit(byte) || byte == UInt8(ascii: "k") {
      return unsupported(
        range, "Found the back reference \(text(range)), which would need unlimited time",
        help: "Use the rule repetition against repeated characters, or write \\x00 for a code point")
    }
    return unsupported(
      range, "Found \(text(range)), which patterns here do not know",
      help: "Write the character without the backslash, or a class such as \\d, \\w, \\s or \\p{L}")
  }

  private mutating func category(_ start: Int, isNegated: Bool) throws(ExpressionDefect) -> ExpressionCharacters {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), end - offset < 40 { end += 1 }
    if peek() == UInt8(ascii: "{"), end < bytes.count, bytes[end] == UInt8(ascii: "}"),
      let found = GeneralCategories(named: bytes[(offset + 1)..<end])
    {
      offset = end + 1
      var set = ExpressionCharacters()
      set.insert(isNegated ? found.others : found)
      return set
    }
    let isName = peek() == UInt8(ascii: "{") && end < bytes.count && bytes[end] == UInt8(ascii: "}")
    let range = start..<(isName ? end + 1 : min(start + 3, bytes.count))
    throw unsupported(
      isName ? range : start..<(start + 2),
      "Found \(isName ? text(range) : text(start..<(start + 2))); expected the short name of a general category in braces",
      help: "Write \\p{L}, \\p{Lu}, \\p{Ll}, \\p{Nd}, \\p{P} or \\p{S}")
  }

  /// The code point behind `\x` or `\u`.
  private mutating func hexadecimal(_ start: Int, _ letter: UInt8) throws(ExpressionDefect) -> UInt32 {
    var value: UInt32?
    if letter == UInt8(ascii: "u"), peek() == UInt8(ascii: "{") {
      offset += 1
      value = digits(upTo: 8)
      if peek() == UInt8(ascii: "}") { offset += 1 } else { value = nil }
    } else {
      value = digits(letter == UInt8(ascii: "x") ? 2 : 4)
      if let lead = value, 0xD800..<0xDC00 ~= lead, peek("\\u") {
        offset += 2
        if let trail = digits(4), 0xDC00..<0xE000 ~= trail {
          value = 0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00)
        }
      }
    }
    guard let value, Unicode.Scalar(value) != nil else {
      throw malformed(
        start..<min(max(offset, start + 2), bytes.count),
        "Found \(text(start..<(start + 2))) without the number of a code point",
        help: "Write two digits as in \\xE9, four as in \\u00E9, or braces as in \\u{1F511}")
    }
    return value
  }

  /// Exactly `count` hexadecimal digits.
  private mutating func digits(_ count: Int) -> UInt32? {
    let start = offset
    let value = digits(upTo: count)
    return offset - start == count ? value : nil
  }

  private mutating func digits(upTo most: Int) -> UInt32? {
    var value: UInt32?
    var count = 0
    while count < most, let byte = peek(), let digit = Self.hexadecimalDigit(byte) {
      // At most eight digits, so nothing overflows.
      value = (value ?? 0) << 4 | digit
      offset += 1
      count += 1
    }
    return value
  }
}
