import WatchwordDiagnostics

/// Reads a pattern and writes its automaton, in one pass over the bytes.
struct ExpressionParser {
  let bytes: [UInt8]
  var offset = 0
  var code = ExpressionCode()
  private let pattern: ExactText

  /// More would not fit into the bits of a part.
  private static let mostLookaheads = 30

  init(_ pattern: ExactText) {
    self.pattern = pattern
    bytes = Array(pattern.string.utf8)
  }

  mutating func parse() throws(ExpressionDefect) -> ExpressionProgram {
    try refuseOtherForms()
    var starts: [Int] = []
    var required: UInt32 = 0
    if peek("^(?=") || peek("^(?!") {
      offset = 1
      while peek("(?=") || peek("(?!") {
        guard starts.count < Self.mostLookaheads else {
          throw ExpressionDefect(
            "limit-exceeded", offset..<(offset + 3), "Found more than \(Self.mostLookaheads) lookaheads",
            help: "Use several rules")
        }
        if bytes[offset + 2] == UInt8(ascii: "=") { required |= 1 << UInt32(starts.count) }
        starts.append(code.count)
        try lookahead()
        code.append(.accept(UInt32(starts.count - 1)))
      }
    }
    let searches = starts.isEmpty
    required |= 1 << UInt32(starts.count)
    starts.append(code.count)
    try alternatives(depth: 0, canBranch: searches)
    code.append(.accept(UInt32(starts.count - 1)))
    if offset < bytes.count {
      throw malformed(offset..<(offset + 1), "Found ) without a ( before it", help: "Write \\) for the character")
    }
    return ExpressionProgram(code.instructions, code.sets, starts: starts, required: required, searches: searches)
  }

  /// Passwords are compared in NFC, so a pattern in another form would never match.
  private func refuseOtherForms() throws(ExpressionDefect) {
    let normalized = Normalization.nfc(pattern.string)
    if ExactText(normalized) == pattern { return }
    var place = 0
    for (own, other) in zip(pattern.string.unicodeScalars, normalized.unicodeScalars) {
      if own != other { break }
      place += UTF8.width(own)
    }
    var end = place + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    throw malformed(
      place..<end, "Found a character that is not in NFC; passwords are compared in NFC",
      help: "Write a letter and its marks as one character")
  }

  // MARK: - Structure

  private mutating func lookahead() throws(ExpressionDefect) {
    let start = offset
    offset += 3
    try alternatives(depth: 1)
    try close(start)
    if let byte = peek(), Self.isQuantifier(byte) {
      throw malformed(
        offset..<(offset + 1), "Found \(Self.shown(byte)) behind a lookahead, which cannot be repeated",
        help: "Remove it")
    }
  }

  /// Alternatives, up to the end or a closing parenthesis.
  private mutating func alternatives(depth: Int, canBranch: Bool = true) throws(ExpressionDefect) {
    var jumps: [Int] = []
    var start = code.count
    try sequence(depth: depth)
    while peek() == UInt8(ascii: "|") {
      guard canBranch else {
        throw unsupported(
          offset..<(offset + 1), "Found | behind lookaheads, which would belong to the first alternative only",
          help: "Put the alternatives into a group, as in ^(?=…)(?:a|b)")
      }
      offset += 1
      jumps.append(code.branch(from: start))
      try refuseIfTooLong(offset - 1)
      start = code.count
      try sequence(depth: depth)
    }
    code.join(jumps)
  }

  private mutating func sequence(depth: Int) throws(ExpressionDefect) {
    while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let start = code.count
      let place = offset
      let isRepeatable = try atom(byte, depth: depth)
      try quantifier(of: start, isRepeatable: isRepeatable)
      try refuseIfTooLong(place)
    }
  }

  /// Refuses the pattern if the automaton is too long with what starts at `place`.
  private func refuseIfTooLong(_ place: Int) throws(ExpressionDefect) {
    guard code.isTooLong else { return }
    throw ExpressionDefect(
      "limit-exceeded", place..<offset,
      "The pattern has more than \(ExpressionCode.mostInstructions) steps when its repetitions are written out",
      help: "Use smaller numbers, or the rule length")
  }

  /// Reads one atom; the result is whether it can be repeated.
  private mutating func atom(_ byte: UInt8, depth: Int) throws(ExpressionDefect) -> Bool {
    switch byte {
    case UInt8(ascii: "("): try group(depth: depth)
    case UInt8(ascii: "["): code.append(try characterClass())
    case UInt8(ascii: "."):
      offset += 1
      code.append(.anyButLineEnds)
    case UInt8(ascii: "^"), UInt8(ascii: "$"):
      offset += 1
      code.append(byte == UInt8(ascii: "^") ? .start : .end)
      return false
    case UInt8(ascii: "\\"):
      switch try escape() {
      case .character(let value): code.append(.scalar(value))
      case .set(var set):
        set.seal(isNegated: false)
        code.append(set)
      }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw malformed(
        offset..<(offset + 1), "Found \(Self.shown(byte)) without its opening bracket",
        help: "Write \\\(Self.shown(byte)) for the character")
    case _ where Self.isQuantifier(byte):
      throw malformed(
        offset..<(offset + 1), "Found \(Self.shown(byte)) with nothing before it that can be repeated",
        help: "Write \\\(Self.shown(byte)) for the character")
    default: code.append(.scalar(scalar()))
    }
    return true
  }

  private mutating func group(depth: Int) throws(ExpressionDefect) {
    let start = offset
    guard depth < PasswordExpression.maximumDepth else {
      throw ExpressionDefect(
        "limit-exceeded", start..<(start + 1),
        "Found more than \(PasswordExpression.maximumDepth) groups inside each other",
        help: "Remove groups that are not needed")
    }
    if peek("(?:") {
      offset += 3
    } else if peek("(?") {
      throw refusedGroup(start)
    } else {
      offset += 1
    }
    try alternatives(depth: depth + 1)
    try close(start)
  }

  private func refusedGroup(_ start: Int) -> ExpressionDefect {
    let range = start..<min(start + 3, bytes.count)
    if peek("(?=") || peek("(?!") {
      return unsupported(
        range, "Found a lookahead; expected it only at the start of the pattern, directly behind ^",
        help: "Write it there, as in ^(?=.*\\d), or use a rule of its own")
    }
    let isLookbehind = peek("(?<=") || peek("(?<!")
    return unsupported(
      range,
      isLookbehind ? "Found a lookbehind; expected (…) or (?:…)" : "Found (? with an unknown meaning; expected (?:",
      help: isLookbehind ? "Use a rule of its own" : "Write a group as (?:…), and the character as \\?")
  }

  private mutating func close(_ start: Int) throws(ExpressionDefect) {
    guard peek() == UInt8(ascii: ")") else {
      throw malformed(
        start..<(start + 1), "Found ( without a ) behind it", help: "Close the group, or write \\( for the character")
    }
    offset += 1
  }
}
