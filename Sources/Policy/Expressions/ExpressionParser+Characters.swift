import WatchwordDiagnostics

extension ExpressionParser {
  /// Reads a class in brackets.
  mutating func characterClass() throws(ExpressionFlaw) -> ExpressionCharacters {
    let start = offset
    offset += 1
    let isNegated = peek() == UInt8(ascii: "^")
    if isNegated { offset += 1 }
    var set = ExpressionCharacters()
    if peek() == UInt8(ascii: "]") { throw flaw(.emptyClass, start, offset + 1) }
    while peek() != UInt8(ascii: "]") {
      guard offset < bytes.count else { throw flaw(.unclosed, start) }
      try member(of: &set)
    }
    offset += 1
    set.seal(isNegated: isNegated)
    return set
  }

  /// Reads a character, a range or a class inside a class.
  private mutating func member(of set: inout ExpressionCharacters) throws(ExpressionFlaw) {
    let start = offset
    let first = try item(of: &set)
    guard peek() == UInt8(ascii: "-"), offset + 1 < bytes.count, bytes[offset + 1] != UInt8(ascii: "]") else {
      if let first { set.insert(first, first) }
      return
    }
    offset += 1
    guard let last = try item(of: &set), let first else { throw flaw(.rangeEnd, start, offset) }
    if first > last { throw flaw(.order, start, offset) }
    set.insert(first, last)
  }

  /// Reads a character; the result is `nil` for a class, which is added to `set`.
  private mutating func item(of set: inout ExpressionCharacters) throws(ExpressionFlaw) -> UInt32? {
    if peek("[:") || peek("[.") || peek("[=") { throw flaw(.posixClass, offset, offset + 2) }
    return peek() == UInt8(ascii: "\\") ? try escape(in: &set) : scalar()
  }

  /// Reads a backslash and what belongs to it; the result is `nil` for a class, which is added to `set`.
  mutating func escape(in set: inout ExpressionCharacters) throws(ExpressionFlaw) -> UInt32? {
    let start = offset
    guard start + 1 < bytes.count else { throw flaw(.backslash, start) }
    let byte = bytes[start + 1]
    offset += 2
    let isCapital = byte & 0x20 == 0
    switch byte {
    case UInt8(ascii: "t"): return 0x9
    case UInt8(ascii: "n"): return 0xA
    case UInt8(ascii: "v"): return 0xB
    case UInt8(ascii: "f"): return 0xC
    case UInt8(ascii: "r"): return 0xD
    case UInt8(ascii: "x"), UInt8(ascii: "u"): return try codePoint(start, isLong: byte == UInt8(ascii: "u"))
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      let categories = try categories(start)
      set.insert(isCapital ? categories.others : categories)
      return nil
    case UInt8(ascii: "d"), UInt8(ascii: "w"), UInt8(ascii: "s"), UInt8(ascii: "D"), UInt8(ascii: "W"),
      UInt8(ascii: "S"):
      set.insert(classOf: byte | 0x20, isNegated: isCapital)
      return nil
    default: break
    }
    let isReference = ASCII.isDigit(byte) || byte == UInt8(ascii: "k")
    if 0x20..<0x7F ~= byte, !isReference, !ASCII.isLetter(byte) { return UInt32(byte) }
    offset = start + 1
    _ = scalar()
    throw flaw(isReference ? .reference : .escape, start, offset)
  }

  private mutating func categories(_ start: Int) throws(ExpressionFlaw) -> GeneralCategories {
    var end = offset
    // Longer than any name; what is not closed is reported without the name.
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), end < offset + 40 { end += 1 }
    guard peek() == UInt8(ascii: "{"), end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      throw flaw(.category, start, offset)
    }
    guard let categories = GeneralCategories(named: bytes[(offset + 1)..<end]) else {
      throw flaw(.category, start, end + 1)
    }
    offset = end + 1
    return categories
  }

  /// The code point behind `\x` or `\u`.
  private mutating func codePoint(_ start: Int, isLong: Bool) throws(ExpressionFlaw) -> UInt32 {
    var value: UInt32?
    if isLong, peek() == UInt8(ascii: "{") {
      offset += 1
      let digits = offset
      value = hexadecimal(upTo: 8)
      if offset == digits || peek() != UInt8(ascii: "}") { value = nil }
      if peek() == UInt8(ascii: "}") { offset += 1 }
    } else {
      value = hexadecimal(exactly: isLong ? 4 : 2)
      if let lead = value, 0xD800..<0xDC00 ~= lead, peek("\\u") {
        offset += 2
        if let trail = hexadecimal(exactly: 4), 0xDC00..<0xE000 ~= trail {
          value = 0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00)
        }
      }
    }
    guard let value, Unicode.Scalar(value) != nil else { throw flaw(.codePoint, start, offset) }
    return value
  }

  private mutating func hexadecimal(exactly count: Int) -> UInt32? {
    let start = offset
    let value = hexadecimal(upTo: count)
    return offset - start == count ? value : nil
  }

  /// The number that the next digits make, at most eight of them, so that nothing overflows; 0 if there is none.
  private mutating func hexadecimal(upTo most: Int) -> UInt32 {
    var value: UInt32 = 0
    let end = offset + most
    while offset < end, let byte = peek(), let digit = ASCII.hexadecimalValue(of: byte) {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
