import WatchwordBasics

/// A parser that reads a pattern into a tree in one pass over the bytes.
struct PatternParser {
  let bytes: [UInt8]
  let syntax: PatternSyntax
  var offset = 0
  var atoms: [RegularExpression.Atom] = []
  /// The number of steps of the automaton so far. Patterns of policies are rejected if they exceed the limit.
  var stepCount = 0
  private var parts: [RegularExpression.Part] = []
  private var lookaheadCount = 0
  /// The offset at which policies allow a lookahead: after a ^ that starts the pattern, and after each lookahead there.
  private var lookaheadOffset: Int?

  init(_ bytes: [UInt8], _ syntax: PatternSyntax) {
    self.bytes = bytes
    self.syntax = syntax
    lookaheadOffset = bytes.first == UInt8(ascii: "^") ? 1 : nil
  }

  mutating func parse() throws(PatternFlaw) -> (parts: [RegularExpression.Part], hasAlternatives: Bool) {
    if syntax == .policy { try refuseOtherForms() }
    let choices = try alternatives(depth: 0)
    if offset < bytes.count { throw flaw(.unopened, offset) }
    if choices.count == 1 { return (parts, false) }
    return ([RegularExpression.Part(node: .choice(choices), range: 0..<bytes.count)], true)
  }

  /// Passwords are compared in NFC, so a pattern in another form would never match.
  private func refuseOtherForms() throws(PatternFlaw) {
    let normalized = Array(Normalization.nfc(String(decoding: bytes, as: UTF8.self)).utf8)
    var index = 0
    while index < bytes.count, index < normalized.count, bytes[index] == normalized[index] { index += 1 }
    if index == bytes.count, index == normalized.count { return }
    while index > 0, index == bytes.count || bytes[index] & 0xC0 == 0x80 { index -= 1 }
    throw flaw(.otherForm, index)
  }

  /// Reads alternatives, up to the end or a closing parenthesis.
  private mutating func alternatives(depth: Int) throws(PatternFlaw) -> [PatternNode] {
    var choices = [try sequence(depth: depth)]
    while peek() == UInt8(ascii: "|") {
      if syntax == .policy, depth == 0, lookaheadCount > 0 { throw flaw(.alternatives, offset) }
      stepCount += 2
      try limitSteps(offset, offset + 1)
      offset += 1
      choices.append(try sequence(depth: depth))
    }
    return choices
  }

  private mutating func sequence(depth: Int) throws(PatternFlaw) -> PatternNode {
    var nodes: [PatternNode] = []
    while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let start = offset
      let countBefore = stepCount
      let atom = try atom(byte, depth: depth)
      // After a policy's lookahead, and after the first ^, another lookahead may start at `offset`.
      let isRepeatable = byte != UInt8(ascii: "^") && byte != UInt8(ascii: "$") && offset != lookaheadOffset
      let node = try quantified(atom, isRepeatable: isRepeatable, stepsBefore: countBefore)
      try limitSteps(start, offset)
      nodes.append(node)
      if depth == 0 { parts.append(RegularExpression.Part(node: node, range: start..<offset)) }
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private func limitSteps(_ start: Int, _ end: Int) throws(PatternFlaw) {
    if syntax == .policy, stepCount > PasswordExpression.maximumSteps { throw flaw(.tooManySteps, start, end) }
  }

  private mutating func atom(_ byte: UInt8, depth: Int) throws(PatternFlaw) -> PatternNode {
    if byte == UInt8(ascii: "(") { return try group(depth: depth) }
    stepCount += 1
    switch byte {
    case UInt8(ascii: "["): return .set(try characterClass())
    case UInt8(ascii: "\\"): if let node = try reference() { return node }
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw flaw(.unopened, offset)
    case _ where Self.isQuantifier(byte): throw flaw(.repetition, offset)
    default: break
    }
    var members = Members()
    let value = try item(of: &members, isInClass: false)
    switch byte {
    case UInt8(ascii: "^"): return .start
    case UInt8(ascii: "$"): return .end
    case UInt8(ascii: "."):
      return .set(syntax == .rules ? .any : PatternSet(PatternSet.others(than: PatternSet.ranges(ofClass: byte))))
    default: return .set(value.map { PatternSet([$0]) } ?? PatternSet(members.ranges, members.categories))
    }
  }

  private mutating func group(depth: Int) throws(PatternFlaw) -> PatternNode {
    let start = offset
    let isCapture = !peek("(?")
    let isNegative = peek("(?!")
    let isLookahead = isNegative || peek("(?=")
    if !isCapture, !isLookahead, !peek("(?:") { try refuseGroup(.group) }
    if isLookahead, syntax == .policy { try admitLookahead() }
    if depth == PasswordExpression.maximumDepth { throw flaw(.tooDeep, start) }
    offset += isCapture ? 1 : 3
    let choices = try alternatives(depth: depth + 1)
    if peek() != UInt8(ascii: ")") { throw flaw(.unclosed, start) }
    offset += 1
    let node = choices.count == 1 ? choices[0] : .choice(choices)
    guard isLookahead else { return isCapture ? .capture(node) : node }
    if syntax == .policy {
      lookaheadOffset = offset
      stepCount += 1
    } else if syntax == .rules, isNegative, case .set(let set) = node, set == .any {
      // A negative lookahead for any character matches only at the end of the text.
      return .end
    }
    return .lookahead(node, isNegative: isNegative)
  }

  private mutating func admitLookahead() throws(PatternFlaw) {
    if offset != lookaheadOffset { try refuseGroup(.lookahead) }
    if lookaheadCount == PasswordExpression.maximumLookaheads { throw flaw(.tooManyLookaheads, offset, offset + 3) }
    // Lookaheads have separate automata, which start at the start of the text, so the ^ is not a step.
    if lookaheadCount == 0 { stepCount = 0 }
    lookaheadCount += 1
  }

  private mutating func refuseGroup(_ reason: PatternFlaw.Reason) throws(PatternFlaw) {
    let start = offset
    offset += 2
    if offset < bytes.count { _ = scalar() }
    throw flaw(reason, start, offset)
  }
}

extension PatternParser {
  /// Returns the next byte; `nil` at the end.
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether `text` comes next.
  func peek(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard offset + text.count <= bytes.count else { return false }
      for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
      return true
    }
  }

  /// Reads one code point, or U+FFFD if the bytes are not UTF-8.
  mutating func scalar() -> UInt32 {
    let start = offset
    offset += 1
    if bytes[start] < 0x80 { return UInt32(bytes[start]) }
    while let byte = peek(), byte & 0xC0 == 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
  }

  /// Returns a flaw in the bytes from `start` to `end`, or in the byte at `start`.
  func flaw(_ reason: PatternFlaw.Reason, _ start: Int, _ end: Int? = nil) -> PatternFlaw {
    PatternFlaw(reason: reason, start: start, end: end ?? start + 1)
  }
}
