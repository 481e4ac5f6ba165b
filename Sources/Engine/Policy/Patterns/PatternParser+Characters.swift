import WatchwordBasics

extension PatternParser {
  /// The characters of a class read so far.
  struct Members {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: GeneralCategories = []

    /// Adds these ranges, which are in order, or their complement.
    mutating func insert(_ added: [ClosedRange<UInt32>], isNegated: Bool) {
      ranges += isNegated ? PatternSet.others(than: added) : added
    }
  }

  /// Reads a class in brackets.
  mutating func characterClass() throws(PatternFlaw) -> PatternSet {
    let start = offset
    let index = atoms.count
    offset += 1
    let isNegated = peek() == UInt8(ascii: "^")
    if isNegated { offset += 1 }
    var members = Members()
    if syntax != .rules, peek() == UInt8(ascii: "]") { throw flaw(.emptyClass, start, offset + 1) }
    while peek() != UInt8(ascii: "]") {
      guard offset < bytes.count else { throw flaw(.unclosed, start) }
      try member(of: &members)
    }
    offset += 1
    atoms.insert(RegularExpression.Atom(range: start..<offset, isInClass: false), at: index)
    let set = PatternSet(members.ranges, members.categories)
    return isNegated ? set.negated : set
  }

  /// Reads a character, a range or a class inside a class.
  private mutating func member(of members: inout Members) throws(PatternFlaw) {
    let start = offset
    try refuseSet()
    let first = try item(of: &members, isInClass: true)
    guard peek() == UInt8(ascii: "-"), offset + 1 < bytes.count, bytes[offset + 1] != UInt8(ascii: "]"), !isOperator
    else {
      if let first { members.ranges.append(first...first) }
      return
    }
    offset += 1
    try refuseSet()
    guard let last = try item(of: &members, isInClass: true), let first else { throw flaw(.rangeEnd, start, offset) }
    if first > last { throw flaw(.order, start, offset) }
    members.ranges.append(first...last)
  }

  /// Whether a set operator comes next. ECMAScript with the flag `v` has two set operators; Java has one.
  private var isOperator: Bool { syntax != .policy && peek("&&") || syntax == .rules && peek("--") }

  /// Rejects a nested class, and syntax that only some engines interpret as one.
  private func refuseSet() throws(PatternFlaw) {
    if syntax == .policy {
      if peek("[:") || peek("[.") || peek("[=") { throw flaw(.posixClass, offset, offset + 2) }
    } else if peek("[") || isOperator {
      throw flaw(.setNotation, offset)
    }
  }

  /// Reads a character or an escape. Returns `nil` for a class, whose characters are added to `members`.
  mutating func item(of members: inout Members, isInClass: Bool) throws(PatternFlaw) -> UInt32? {
    let start = offset
    let value = peek() == UInt8(ascii: "\\") ? try escape(in: &members) : scalar()
    atoms.append(RegularExpression.Atom(range: start..<offset, isInClass: isInClass))
    return value
  }

  /// Reads an escape that is not a character: a back-reference, or `\z` (the end of the text) in Java. Returns `nil`
  /// for anything else.
  mutating func reference() throws(PatternFlaw) -> PatternNode? {
    if syntax == .policy || offset + 1 == bytes.count { return nil }
    let start = offset
    let isEnd = syntax == .java && peek("\\z")
    guard isEnd || UInt8(ascii: "1")...UInt8(ascii: "9") ~= bytes[offset + 1] else { return nil }
    offset += isEnd ? 2 : 1
    let node: PatternNode = isEnd ? .end : .backReference(number() ?? 0)
    atoms.append(RegularExpression.Atom(range: start..<offset, isInClass: false))
    return node
  }

  /// Reads a backslash and the rest of its escape. Returns `nil` for a class, whose characters are added to `members`.
  private mutating func escape(in members: inout Members) throws(PatternFlaw) -> UInt32? {
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
      try property(start, isNegated: isCapital, in: &members)
      return nil
    case UInt8(ascii: "d"), UInt8(ascii: "w"), UInt8(ascii: "s"), UInt8(ascii: "D"), UInt8(ascii: "W"),
      UInt8(ascii: "S"):
      let isSpace = syntax == .rules && byte | 0x20 == UInt8(ascii: "s")
      let ranges = isSpace ? PatternSet.whiteSpace.ranges : PatternSet.ranges(ofClass: byte | 0x20)
      members.insert(ranges, isNegated: isCapital)
      return nil
    default: break
    }
    let isReference = ASCII.isDigit(byte) || byte == UInt8(ascii: "k")
    if 0x20..<0x7F ~= byte, !isReference, !ASCII.isLetter(byte) { return UInt32(byte) }
    offset = start + 1
    _ = scalar()
    throw flaw(isReference ? .reference : .escape, start, offset)
  }

  /// Reads the name of a property in braces and adds its characters to `members`.
  private mutating func property(
    _ start: Int, isNegated: Bool, in members: inout Members
  ) throws(PatternFlaw) {
    var end = offset
    // The limit of 40 bytes exceeds any name. The report of an unclosed name does not include the name.
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), end < offset + 40 { end += 1 }
    guard peek() == UInt8(ascii: "{"), end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      throw flaw(.category, start, offset)
    }
    if syntax == .rules, peek("{White_Space}") {
      members.insert(PatternSet.whiteSpace.ranges, isNegated: isNegated)
    } else if let categories = GeneralCategories(named: bytes[(offset + 1)..<end]) {
      members.categories.formUnion(isNegated ? categories.others : categories)
    } else {
      throw flaw(.category, start, end + 1)
    }
    offset = end + 1
  }

  /// Reads the code point after `\x` or `\u`.
  private mutating func codePoint(_ start: Int, isLong: Bool) throws(PatternFlaw) -> UInt32 {
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

  /// Reads the next digits as a number, at most eight of them, so that nothing overflows. Returns 0 if there are none.
  private mutating func hexadecimal(upTo count: Int) -> UInt32 {
    var value: UInt32 = 0
    let end = offset + count
    while offset < end, let byte = peek(), let digit = ASCII.hexadecimalValue(of: byte) {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
