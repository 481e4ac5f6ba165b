import WatchwordDiagnostics

extension PatternParser {
  /// The number to which greater numbers are clamped; it is greater than any number in a rule.
  private static let greatestNumber = 1 << 24

  /// Reads a quantifier, if there is one; `stepsBefore` is the number of steps before `node`.
  mutating func quantified(
    _ node: PatternNode, isRepeatable: Bool, stepsBefore: Int
  ) throws(PatternFlaw) -> PatternNode {
    guard let byte = peek(), Self.isQuantifier(byte) else { return node }
    guard isRepeatable else { throw flaw(.repetition, offset) }
    let (least, most) = try repetitions(byte)
    // A lazy quantifier matches the same texts.
    if peek() == UInt8(ascii: "?") { offset += 1 }
    if let next = peek(), Self.isQuantifier(next) { throw flaw(.repetition, offset) }
    if syntax == .policy {
      stepCount = stepsBefore + ExpressionCode.length(repeating: stepCount - stepsBefore, least: least, most: most)
    }
    return least == 1 && most == 1 ? node : .many(node, least: least, most: most)
  }

  private mutating func repetitions(_ byte: UInt8) throws(PatternFlaw) -> (least: Int, most: Int?) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "?"): return (0, 1)
    case UInt8(ascii: "*"): return (0, nil)
    case UInt8(ascii: "+"): return (1, nil)
    default: break
    }
    let least = number()
    var most = least
    if peek() == UInt8(ascii: ",") {
      offset += 1
      most = number()
    }
    guard let least, peek() == UInt8(ascii: "}") else { throw flaw(.count, start) }
    offset += 1
    if syntax == .policy, max(least, most ?? 0) > PasswordExpression.maximumRepetitions {
      throw flaw(.tooManyRepetitions, start, offset)
    }
    if let most, most < least { throw flaw(.order, start, offset) }
    return (least, most)
  }

  /// Reads a decimal number, clamped to ``greatestNumber``; `nil` if there is no digit.
  mutating func number() -> Int? {
    var value: Int?
    while let byte = peek(), ASCII.isDigit(byte) {
      value = min((value ?? 0) * 10 + Int(byte & 0xF), Self.greatestNumber)
      offset += 1
    }
    return value
  }

  static func isQuantifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"): true
    default: false
    }
  }
}
