import WatchwordDiagnostics

/// Reads a pattern and writes its automaton, in one pass over the bytes.
struct ExpressionParser {
  let bytes: [UInt8]
  var offset = 0
  var code = ExpressionCode()

  init(_ pattern: ExactText) { bytes = Array(pattern.string.utf8) }

  mutating func parse() throws(ExpressionFlaw) -> ExpressionProgram {
    try refuseOtherForms()
    var starts: [Int] = []
    var required: UInt32 = 0
    if peek("^(?=") || peek("^(?!") {
      offset = 1
      while peek("(?=") || peek("(?!") {
        if starts.count == PasswordExpression.maximumLookaheads {
          throw flaw(.tooManyLookaheads, offset, offset + 3)
        }
        if bytes[offset + 2] == UInt8(ascii: "=") { required |= 1 << UInt32(starts.count) }
        starts.append(code.count)
        try group(openedBy: 3, depth: 0)
        if let byte = peek(), Self.isQuantifier(byte) { throw flaw(.repetition, offset) }
        code.append(.accept(starts.count - 1))
      }
    }
    let searches = starts.isEmpty
    required |= 1 << UInt32(starts.count)
    starts.append(code.count)
    try alternatives(depth: 0, canBranch: searches)
    code.append(.accept(starts.count - 1))
    if offset < bytes.count { throw flaw(.unopened, offset) }
    return ExpressionProgram(code.instructions, code.sets, starts: starts, required: required, searches: searches)
  }

  /// Passwords are compared in NFC, so a pattern in another form would never match.
  private func refuseOtherForms() throws(ExpressionFlaw) {
    let normalized = Array(Normalization.nfc(String(decoding: bytes, as: UTF8.self)).utf8)
    var place = 0
    while place < bytes.count, place < normalized.count, bytes[place] == normalized[place] { place += 1 }
    if place == bytes.count, place == normalized.count { return }
    while place > 0, place == bytes.count || bytes[place] & 0xC0 == 0x80 { place -= 1 }
    throw flaw(.otherForm, place)
  }

  /// Alternatives, up to the end or a closing parenthesis.
  private mutating func alternatives(depth: Int, canBranch: Bool = true) throws(ExpressionFlaw) {
    var jumps: [Int] = []
    while true {
      let start = code.count
      try sequence(depth: depth)
      guard peek() == UInt8(ascii: "|") else { break }
      guard canBranch else { throw flaw(.alternatives, offset) }
      jumps.append(code.branch(from: start))
      if code.isTooLong { throw flaw(.tooManySteps, offset) }
      offset += 1
    }
    code.join(jumps)
  }

  private mutating func sequence(depth: Int) throws(ExpressionFlaw) {
    while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let start = code.count
      let place = offset
      let isRepeatable = try atom(byte, depth: depth)
      try quantifier(of: start, isRepeatable: isRepeatable)
      if code.isTooLong { throw flaw(.tooManySteps, place, offset) }
    }
  }

  /// Reads one atom; the result is whether it can be repeated.
  private mutating func atom(_ byte: UInt8, depth: Int) throws(ExpressionFlaw) -> Bool {
    switch byte {
    case UInt8(ascii: "("):
      if !peek("(?") {
        try group(openedBy: 1, depth: depth)
      } else if peek("(?:") {
        try group(openedBy: 3, depth: depth)
      } else {
        try refuseGroup()
      }
    case UInt8(ascii: "["): code.append(try characterClass())
    case UInt8(ascii: "\\"), UInt8(ascii: "."):
      var set = ExpressionCharacters()
      if byte == UInt8(ascii: ".") {
        offset += 1
        set.insert(classOf: byte, isNegated: true)
      } else if let value = try escape(in: &set) {
        code.append(.scalar(value))
        return true
      }
      set.seal()
      code.append(set)
    case UInt8(ascii: "^"), UInt8(ascii: "$"):
      offset += 1
      code.append(byte == UInt8(ascii: "^") ? .start : .end)
      return false
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw flaw(.unopened, offset)
    case _ where Self.isQuantifier(byte): throw flaw(.repetition, offset)
    default: code.append(.scalar(scalar()))
    }
    return true
  }

  /// Reads a group whose opening has `length` bytes.
  private mutating func group(openedBy length: Int, depth: Int) throws(ExpressionFlaw) {
    let start = offset
    if depth == PasswordExpression.maximumDepth { throw flaw(.tooDeep, start) }
    offset += length
    try alternatives(depth: depth + 1)
    if peek() != UInt8(ascii: ")") { throw flaw(.unclosed, start) }
    offset += 1
  }

  private mutating func refuseGroup() throws(ExpressionFlaw) {
    let start = offset
    let isLookahead = peek("(?=") || peek("(?!")
    offset += 2
    if offset < bytes.count { _ = scalar() }
    throw flaw(isLookahead ? .lookahead : .group, start, offset)
  }
}
